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
  joinFacts,
} from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import { nextStepOf } from '@clearcoat/sdk/rules';
import { ReachLinks } from '@clearcoat/ui/core';
import { PaintedVehicle } from '@clearcoat/ui/icons';
import { howSoon, lengthOf, minuteNow } from './day-words';
import styles from './NextJob.module.css';
import { useAdvanceJob } from './use-advance-job';

type Appointment = Schema<'Appointment'>;

/** Day of an appointment: '' for today, the weekday for this week, else the date. */
function dayOf(date: IsoDate, today: IsoDate): string {
  if (date === today) return '';
  return date < addDays(today, 7) ? `${formatWeekday(date)} ` : `${formatDay(date, today)}, `;
}

/** The job in progress or the next one, with vehicle and customer. */
export function NextJob({ job, today }: { job: Appointment; today: IsoDate }) {
  const { user } = useSession();
  // An appointment without a customer must not break the page.
  const customer: Partial<Appointment['customer']> | undefined = job.customer;
  const vehicle = job.vehicle?.label ?? '';
  const isNow = job.status === 'in-progress';
  const soon = howSoon(job, today, minuteNow(user?.timeZone));
  return (
    <article className={styles.job} data-now={isNow || undefined}>
      <span className={styles.car}>
        <PaintedVehicle vehicle={vehicle} width={160} />
      </span>
      <div className={styles.facts}>
        <p className={styles.label}>{isNow ? 'Now' : `Next job · ${soon}`}</p>
        <h2 className={styles.when}>
          <Link className={styles.whole} to={`/appointments/${job.id}`}>
            {dayOf(job.date, today)}
            {formatTime(job.startTime)}
          </Link>
        </h2>
        <p className={styles.what}>
          {customer?.name || 'Unknown'} · {[job.service, lengthOf(job)].filter(Boolean).join(', ')}
        </p>
        <p className={styles.price}>{joinFacts([vehicle, formatMoney(job.price)])}</p>
      </div>
      <Actions job={job} phone={customer?.phone ?? ''} isToday={job.date === today} />
    </article>
  );
}

/** Job actions on a phone; elsewhere only start and finish. */
function Actions({ job, phone, isToday }: { job: Appointment; phone: string; isToday: boolean }) {
  const canWrite = useCan('appointments:write');
  const { advance, busyId } = useAdvanceJob();
  const step = canWrite && isToday ? nextStepOf(job.status) : undefined;
  const name = (job.customer as Appointment['customer'] | undefined)?.name ?? 'Unknown';
  return (
    <div className={styles.actions} data-has-step={step !== undefined || undefined}>
      {step && (
        <button
          type="button"
          className={styles.step}
          disabled={busyId === job.id}
          onClick={() => advance(job)}
        >
          {step.label}
          <span className="cc-visually-hidden"> {name}&apos;s job</span>
        </button>
      )}
      <ReachLinks
        ways={['call', 'text', 'directions']}
        {...{ name, phone, directionsUrl: job.place?.directionsUrl }}
        linkClassName={styles.reach}
      />
      <Link className={styles.reach} to={`/appointments/${job.id}`}>
        Open<span className="cc-visually-hidden"> the job</span>
      </Link>
    </div>
  );
}
