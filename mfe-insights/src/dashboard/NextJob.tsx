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
  // An appointment without a customer must not break the page.
  const customer: Partial<Appointment['customer']> | undefined = job.customer;
  const vehicle = job.vehicle?.label ?? '';
  const isNow = job.status === 'in-progress';
  const soon = howSoon(job, today, minuteNow(user?.timeZone));
  return (
    <NextJobCard
      look="glass"
      level={2}
      isNow={isNow}
      label={isNow ? 'Now' : `Next job · ${soon}`}
      when={dayOf(job.date, today) + formatTime(job.startTime)}
      to={`/appointments/${job.id}`}
      vehicle={vehicle}
      photoUrl={job.vehicle?.photoUrl}
      lines={[
        `${customer?.name || 'Unknown'} · ${[job.service, lengthOf(job)].filter(Boolean).join(', ')}`,
        <Facts facts={[vehicle, formatMoney(job.price), areSeveralCrews && job.crew.name]} />,
      ]}
      actions={<Actions job={job} phone={customer?.phone ?? ''} isToday={job.date === today} />}
    />
  );
}

/** Job actions on a phone; elsewhere only start and finish. */
function Actions({ job, phone, isToday }: { job: Appointment; phone: string; isToday: boolean }) {
  const canWrite = useCan('appointments:write');
  const { advance, busyId } = useAdvanceJob();
  const step = canWrite && isToday ? nextStepOf(job.status) : undefined;
  const name = (job.customer as Appointment['customer'] | undefined)?.name ?? 'Unknown';
  return (
    <>
      {step && (
        <button type="button" disabled={busyId === job.id} onClick={() => advance(job)}>
          {step.label}
          <span className="cc-visually-hidden"> {name}&apos;s job</span>
        </button>
      )}
      <ReachLinks ways={['call']} {...{ name, phone }} look={step ? 'icons' : 'words'} />
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
