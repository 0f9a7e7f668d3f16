import {
  addDays,
  formatDay,
  formatMoney,
  formatTime,
  formatWeekday,
  Link,
  useCan,
  useSession,
  type IsoDate,
} from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import { nextStepOf } from '@clearcoat/sdk/rules';
import { Facts, NextJobCard, ReachLinks } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { howSoon, lengthOf, minuteNow } from './day-words';
import { useAdvanceJob } from './use-advance-job';

type Appointment = Schema<'Appointment'>;

/** Day of an appointment: '' for today, the weekday for this week, else the date. */
function dayOf(date: IsoDate, today: IsoDate): string {
  if (date === today) return '';
  return date < addDays(today, 7) ? `${formatWeekday(date)} ` : `${formatDay(date, today)}, `;
}

interface Props {
  job: Appointment;
  today: IsoDate;
  areSeveralCrews: boolean;
}

/** The job in progress or the next one, with vehicle and customer. */
export function NextJob({ job, today, areSeveralCrews }: Props) {
  const { user } = useSession();
  const name = job.customer.name || 'Unknown';
  return (
    <NextJobCard
      look="glass"
      job={job}
      label={`Next job · ${howSoon(job, today, minuteNow(user?.timeZone))}`}
      when={dayOf(job.date, today) + formatTime(job.startTime)}
      to={`/appointments/${job.id}`}
      lines={[
        `${name} · ${[job.service, lengthOf(job)].filter(Boolean).join(', ')}`,
        <Facts
          facts={[job.vehicle?.label, formatMoney(job.price), areSeveralCrews && job.crew.name]}
        />,
      ]}
      actions={<Actions job={job} name={name} isToday={job.date === today} />}
    />
  );
}

/** Job actions on a phone; elsewhere only start and finish. */
function Actions({ job, name, isToday }: { job: Appointment; name: string; isToday: boolean }) {
  const canWrite = useCan('appointments:write');
  const { advance, busyId } = useAdvanceJob();
  const step = canWrite && isToday ? nextStepOf(job.status) : undefined;
  const { phone } = job.customer;
  return (
    <>
      {step && (
        <button type="button" disabled={busyId === job.id} onClick={() => advance(job)}>
          {step.label}
          <span className="cc-visually-hidden"> {name}&apos;s job</span>
        </button>
      )}
      <ReachLinks
        ways={['call']}
        look="icons"
        {...{ name, phone, linkClassName: step ? undefined : '' }}
      />
      <ReachLinks
        ways={['text', 'directions']}
        look="icons"
        {...{ name, phone, directionsUrl: job.place?.directionsUrl }}
      />
      <Link to={`/appointments/${job.id}`} aria-label="Open the job" title="Open">
        <Icon name="arrow-right" size={18} />
      </Link>
    </>
  );
}
