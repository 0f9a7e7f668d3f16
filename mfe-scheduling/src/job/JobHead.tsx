import { formatDay, formatPhone, joinFacts, Link, useToday } from '@clearcoat/sdk';
import {
  Facts,
  ReachLinks,
  statusLabel,
  StatusTag,
  Swatch,
  VehiclePicture,
} from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import { describe } from '../shared/display';
import { stepsAhead } from '../shared/job-life';
import { usePlaceOf } from '../shared/shop-places';
import type { ShownJob } from '../shared/shown-job';
import styles from './JobHead.module.css';

/** Statuses of an appointment that goes as planned. */
const STEPS = ['pending', 'scheduled', 'confirmed', 'in-progress', 'completed'] as const;

const isOnItsWay = (status: string) => STEPS.some((step) => step === status);

/** Progress of the appointment: five bars, on a phone with one line below them. */
function Progress({ job }: { job: ShownJob }) {
  const { status } = job;
  const at = STEPS.findIndex((step) => step === status);
  const [next] = stepsAhead(job, useToday());
  return (
    <div className={styles.progress}>
      <ol className={styles.steps} aria-label="Progress">
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-done={index <= at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {statusLabel(step)}
          </li>
        ))}
      </ol>
      <p className={styles.stage}>
        {joinFacts([statusLabel(status), next && `next: ${next.label}`])}
      </p>
    </div>
  );
}

function Reach({ job }: { job: ShownJob }) {
  const { phone, email } = job.customer ?? {};
  const directionsUrl = usePlaceOf(job)?.directionsUrl;
  if (!phone && !email && !directionsUrl) return null;
  return (
    <div className={styles.reach} data-print="no">
      <ReachLinks look="compact" {...{ phone, email, directionsUrl }} />
    </div>
  );
}

interface JobHeadProps {
  job: ShownJob;
  actions: ReactNode;
}

/** Head of a job's page: customer, vehicle, time, crew, contact actions and progress. */
export function JobHead({ job, actions }: JobHeadProps) {
  const today = useToday();
  const { customer, vehicle, time } = describe({ ...job, time: job.startTime });
  const { contactId, crew, date, status, cancelReason } = job;
  return (
    <section className={styles.head} aria-label="Booked">
      <div className={styles.ground}>
        <VehiclePicture vehicle={job.vehicle} width={160} />
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1} title={customer}>
          {contactId ? (
            <Link to={`/contacts/${encodeURIComponent(contactId)}`} className={styles.who}>
              {customer}
            </Link>
          ) : (
            customer
          )}
        </h1>
        <p className={styles.quiet}>
          <Facts facts={[vehicle || 'No vehicle yet', job.vehicle?.size]} />
        </p>
        <p className={styles.when}>
          <Facts
            facts={[
              date ? formatDay(date, today) : 'No date',
              <span className={styles.time}>{time}</span>,
              crew && (
                <span className={styles.crew}>
                  <Swatch colour={crew.colour} />
                  {crew.name}
                </span>
              ),
            ]}
          />
          <span className={styles.status} data-off={!isOnItsWay(status) || undefined}>
            <StatusTag status={status} />
          </span>
        </p>
        {job.customer?.phone && (
          <p className={styles.quiet} data-print="only">
            {formatPhone(job.customer.phone)}
          </p>
        )}
        {cancelReason && <p className={styles.quiet}>{cancelReason}</p>}
      </div>
      <div className={styles.side}>
        {actions}
        <Reach job={job} />
      </div>
      {isOnItsWay(status) && <Progress job={job} />}
    </section>
  );
}
