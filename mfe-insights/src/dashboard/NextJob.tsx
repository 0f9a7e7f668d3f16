import { Fragment } from 'react';
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
import { ReachLinks } from '@clearcoat/ui/core';
import { Icon, PaintedVehicle } from '@clearcoat/ui/icons';
import { howSoon, lengthOf, minuteNow } from './day-words';
import styles from './NextJob.module.css';
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
  const facts = [vehicle, formatMoney(job.price), areSeveralCrews && job.crew.name].filter(Boolean);
  const soon = howSoon(job, today, minuteNow(user?.timeZone));
  return (
    <article className={styles.job} data-now={isNow || undefined}>
      <span className={styles.car}>
        <PaintedVehicle vehicle={vehicle} width={152} />
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
        <p className={styles.price}>
          {facts.map((fact, index) => (
            <Fragment key={index}>
              <span>
                {fact}
                {facts[index + 1] && ' ·'}
              </span>{' '}
            </Fragment>
          ))}
        </p>
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
        ways={['call']}
        {...{ name, phone }}
        {...(step ? { look: 'icons' } : { linkClassName: styles.call })}
      />
      <ReachLinks
        ways={['text', 'directions']}
        look="icons"
        {...{ name, phone, directionsUrl: job.place?.directionsUrl }}
      />
      <Link to={`/appointments/${job.id}`} aria-label="Open the job" title="Open">
        <Icon name="arrow-right" size={18} />
      </Link>
    </div>
  );
}
