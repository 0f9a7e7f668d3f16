import { addressLines, formatTimeRange, Link, phoneHref } from '@clearcoat/sdk';
import { nextStepOf } from '@clearcoat/sdk/rules';
import { Button, StatusTag } from '@clearcoat/ui/core';
import { Icon, VehicleChip } from '@clearcoat/ui/icons';
import { describe } from '../shared/display';
import { myJobPath } from '../shared/job-path';
import type { MyJob } from '../shared/shown-job';
import { useJobStep } from '../shared/use-job-step';
import styles from './MyJobsPage.module.css';

/** Ways to reach the customer and the place, each high enough for a thumb. */
function Reach({ job }: { job: MyJob }) {
  const { customer, place } = job;
  return (
    <>
      {customer.phone && (
        <a className={styles.reach} href={phoneHref(customer.phone)}>
          <Icon name="phone-call" size={18} />
          Call<span className="cc-visually-hidden"> {customer.name}</span>
        </a>
      )}
      {place?.directionsUrl && (
        <a className={styles.reach} href={place.directionsUrl} target="_blank" rel="noreferrer">
          <Icon name="arrow-right" size={18} />
          Directions<span className="cc-visually-hidden"> to {customer.name}</span>
        </a>
      )}
    </>
  );
}

function NextStep({ job, isFirst }: { job: MyJob; isFirst: boolean }) {
  const { take, busy } = useJobStep();
  const next = nextStepOf(job.status);
  if (!next) return null;
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      aria-label={`${next.label} ${job.customer.name}’s job`}
      loading={busy(job.id) !== undefined}
      onClick={() => take(job, next.step)}
    >
      {next.label}
    </Button>
  );
}

interface MyJobCardProps {
  job: MyJob;
  isToday: boolean;
  /** The one of them that comes next. */
  isFirst: boolean;
}

/** A job as one reads it beside the van: when, whose, what, where, and what comes next. */
export function MyJobCard({ job, isToday, isFirst }: MyJobCardProps) {
  const { customer, vehicle } = describe({ ...job, time: job.startTime });
  const where = job.place ? addressLines(job.place).join(', ') : 'At the shop';
  return (
    <li className={styles.card} data-status={job.status}>
      <VehicleChip vehicle={vehicle} />
      <div className={styles.words}>
        <Link to={myJobPath(job.id)} className={styles.when}>
          {formatTimeRange(job.startTime, job.endTime)} · {job.service}
        </Link>
        <span className={styles.who}>{[customer, vehicle].filter(Boolean).join(' · ')}</span>
        <span className={styles.quiet}>{where}</span>
        {job.notes && <span className={styles.notes}>{job.notes}</span>}
      </div>
      <StatusTag status={job.status} />
      <div className={styles.actions}>
        <Reach job={job} />
        {isToday && <NextStep job={job} isFirst={isFirst} />}
      </div>
    </li>
  );
}
