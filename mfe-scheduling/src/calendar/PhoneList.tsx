import { formatDay, Link, useCan, type IsoDate } from '@clearcoat/sdk';
import { Alert, Card, EmptyState, LinkButton, Swatch } from '@clearcoat/ui/core';
import { AppointmentTable } from '../shared/AppointmentTable';
import type { Appointment } from '../shared/appointments-api';
import { dayTitle } from '../shared/display';
import { editPath } from '../shared/job-path';
import { useCancelAppointment } from '../shared/use-cancel-appointment';
import styles from './Calendar.module.css';
import type { Calendar } from './calendar-api';
import { jobsInWords } from './heads';
import { newJobPath } from '../shared/new-job-path';

interface PhoneListProps {
  /** By crew on one day, or by the days of a week. */
  by: 'crew' | 'day';
  calendar: Calendar;
  date: IsoDate;
  today: IsoDate;
}

interface GroupHeadProps {
  job: Appointment;
  count: number;
  by: PhoneListProps['by'];
  today: IsoDate;
}

function GroupHead({ job, count, by, today }: GroupHeadProps) {
  const { resource, date } = job;
  const canBook = useCan('appointments:write');
  return (
    <span className={styles.group}>
      {by === 'crew' && <Swatch colour={resource.colour} />}
      <span className={styles.groupName}>
        {by === 'crew' ? resource.name : dayTitle(date, formatDay(date, today))}
      </span>
      <span className={styles.groupFacts}>{jobsInWords(count)}</span>
      {by === 'crew' && (
        <Link
          to={`/appointments/route?date=${date}&crew=${resource.id}`}
          className={styles.groupBook}
        >
          Route<span className="cc-visually-hidden"> of {resource.name}</span>
        </Link>
      )}
      {canBook && by === 'crew' && (
        <Link to={newJobPath({ date, crewId: resource.id })} className={styles.groupBook}>
          Book<span className="cc-visually-hidden"> {resource.name}</span>
        </Link>
      )}
    </span>
  );
}

/** On a phone a day is a list by crew, and a week one by days: each job with its next step as a button. */
export function PhoneList({ by, calendar, date, today }: PhoneListProps) {
  const { cancel, error, dismissError, cancellingId } = useCancelAppointment();
  const canBook = useCan('appointments:write');
  const keyOf = (job: Appointment) => (by === 'crew' ? job.resource.id : job.date);
  const order = calendar.crews.map(({ id }) => id);
  const jobs =
    by === 'crew'
      ? calendar.jobs.toSorted(
          (one, other) => order.indexOf(keyOf(one)) - order.indexOf(keyOf(other)),
        )
      : calendar.jobs;
  return (
    <Card padding="none">
      {error && (
        <Alert type="error" onClose={dismissError}>
          Failed to cancel appointment. Please try again.
        </Alert>
      )}
      <AppointmentTable
        caption={by === 'crew' ? 'Jobs by crew' : 'Jobs by day'}
        appointments={jobs}
        besides={(job) => calendar.jobs.filter(({ resource }) => resource.id === job.resource.id)}
        loading={false}
        groupOf={(job) => ({
          key: keyOf(job),
          head: (
            <GroupHead
              job={job}
              count={jobs.filter((each) => keyOf(each) === keyOf(job)).length}
              by={by}
              today={today}
            />
          ),
        })}
        empty={
          <EmptyState
            icon="calendar"
            title="Nothing booked"
            description="Jobs of these days stand here, by who does them."
            action={canBook && <LinkButton to={newJobPath({ date })}>Schedule a Job</LinkButton>}
          />
        }
        editPath={editPath}
        onCancel={cancel}
        cancellingId={cancellingId}
      />
    </Card>
  );
}
