import { formatDay, Link, useCan, type IsoDate, joinFacts } from '@clearcoat/sdk';
import { useState } from 'react';
import { Alert, Card, EmptyState, LinkButton, Swatch } from '@clearcoat/ui/core';
import { AppointmentTable } from '../shared/AppointmentTable';
import type { Appointment } from '../shared/appointments-api';
import { dayTitle } from '../shared/display';
import { editPath } from '../shared/job-path';
import { newJobPath } from '../shared/new-job-path';
import { useCancelAppointment } from '../shared/use-cancel-appointment';
import styles from './Calendar.module.css';
import type { Calendar, Crew } from '../shared/calendar-api';
import { crewsIn } from './columns';
import { EarlierDays, earlierDates } from './EarlierDays';
import { jobsInWords } from './heads';
import { PhoneMarks } from './PhoneMarks';
import { datesOf, spanOf } from './span';
import { useMinute } from './use-minute';
import { closedOn } from './work-hours';

interface PhoneListProps {
  /** Grouped by crew for one day, or by day for a week. */
  by: 'crew' | 'day';
  calendar: Calendar;
  date: IsoDate;
  today: IsoDate;
  /** The crew filter; '' means all crews. */
  crew: string;
}

/** A group of the list: a crew on a day, or a day. */
interface Group {
  key: string;
  date: IsoDate;
  /** Undefined: a group for a day. */
  crew: Crew | undefined;
  jobs: readonly Appointment[];
  /** Text for a closed day, with the reason if known; '' when somebody works. */
  closed: string;
}

/** Groups in order, including empty ones. */
function groupsOf({ by, calendar, date, crew: chosen }: PhoneListProps): Group[] {
  const crews = crewsIn(calendar, chosen);
  if (by === 'crew') {
    return crews.map((crew) => ({
      ...{ key: crew.id, date, crew, closed: closedOn(calendar, date, [crew.id]) },
      jobs: calendar.jobs.filter((job) => job.crew.id === crew.id),
    }));
  }
  const crewIds = crews.map(({ id }) => id);
  return datesOf(spanOf('week', date)).map((day) => ({
    ...{ key: day, date: day, crew: undefined, closed: closedOn(calendar, day, crewIds) },
    jobs: calendar.jobs.filter((job) => job.date === day),
  }));
}

const titleOf = ({ crew, date }: Group, today: IsoDate) =>
  crew ? crew.name : dayTitle(date, formatDay(date, today));

const factsOf = ({ jobs, closed }: Group) => [
  jobs.length > 0 || !closed ? jobsInWords(jobs.length) : '',
  closed,
];

function GroupHead({ group, today }: { group: Group; today: IsoDate }) {
  const { date, crew, jobs } = group;
  const canBook = useCan('appointments:write');
  return (
    <span className={styles.group}>
      {crew && <Swatch colour={crew.colour} />}
      <span className={styles.groupName}>{titleOf(group, today)}</span>
      <span className={styles.groupFacts}>{joinFacts(factsOf(group))}</span>
      {crew && jobs.length > 0 && (
        <Link to={`/appointments/route?date=${date}&crew=${crew.id}`} className={styles.groupBook}>
          Route<span className="cc-visually-hidden"> of {crew.name}</span>
        </Link>
      )}
      {canBook && crew && (
        <Link to={newJobPath({ date, crewId: crew.id })} className={styles.groupBook}>
          Book<span className="cc-visually-hidden"> {crew.name}</span>
        </Link>
      )}
    </span>
  );
}

/**
 * Groups without appointments: crews that can still be booked, and closed days with their reason.
 */
function Unbooked({ groups, today }: { groups: readonly Group[]; today: IsoDate }) {
  const shown = groups.filter(({ jobs, crew, closed }) => jobs.length === 0 && (crew || closed));
  if (shown.length === 0) return null;
  return (
    <ul role="list" aria-label="Nothing booked" className={styles.unbooked}>
      {shown.map((group) => (
        <li key={group.key}>
          <GroupHead group={group} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** Splits off the past days of this week, which start folded. */
function useEarlierFolded(groups: readonly Group[], { by, today }: PhoneListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const dates = by === 'day' ? groups.map(({ date }) => date) : [];
  const earlier = new Set(earlierDates(dates, today));
  const jobs = groups.filter(({ date }) => earlier.has(date)).flatMap((group) => group.jobs);
  const toggle = jobs.length > 0 && (
    <EarlierDays jobs={jobs} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
  );
  return { toggle, groups: isOpen ? groups : groups.filter(({ date }) => !earlier.has(date)) };
}

/**
 * Calendar on a phone: a day is listed by crew, a week by day. Each appointment has a button for
 * its next step.
 */
export function PhoneList(props: PhoneListProps) {
  const { by, calendar, date, today } = props;
  const { cancel, error, dismissError, cancellingId } = useCancelAppointment();
  const canBook = useCan('appointments:write');
  const { minute } = useMinute();
  const { toggle, groups } = useEarlierFolded(groupsOf(props), props);
  const groupOf = (job: Appointment) =>
    groups.find(({ key }) => key === (by === 'crew' ? job.crew.id : job.date)) as Group;
  const marksOf = (job: Appointment) => {
    const { jobs } = groupOf(job);
    return (
      <PhoneMarks
        job={job}
        before={jobs[jobs.indexOf(job) - 1]}
        travel={calendar}
        now={job.date === today ? minute : undefined}
      />
    );
  };
  return (
    <Card padding="none">
      {error && (
        <Alert type="error" onClose={dismissError}>
          Failed to cancel appointment. Please try again.
        </Alert>
      )}
      {toggle}
      <AppointmentTable
        caption={by === 'crew' ? 'Jobs by crew' : 'Jobs by day'}
        appointments={groups.flatMap(({ jobs }) => jobs)}
        besides={(job) => calendar.jobs.filter(({ crew }) => crew.id === job.crew.id)}
        above={by === 'crew' ? marksOf : undefined}
        loading={false}
        groupOf={(job) => {
          const group = groupOf(job);
          const name = [titleOf(group, today), ...factsOf(group)].filter(Boolean).join(', ');
          return { key: group.key, head: <GroupHead group={group} today={today} />, name };
        }}
        empty={
          <EmptyState
            icon="calendar"
            title="Nothing booked"
            description="Booked jobs show up here."
            action={canBook && <LinkButton to={newJobPath({ date })}>Schedule a Job</LinkButton>}
          />
        }
        editPath={editPath}
        onCancel={cancel}
        cancellingId={cancellingId}
      />
      <Unbooked groups={groups} today={today} />
    </Card>
  );
}
