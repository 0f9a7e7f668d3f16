import { addressLines, formatTimeRange, Link, joinFacts } from '@clearcoat/sdk';
import { nextStepOf } from '@clearcoat/sdk/rules';
import { Button, ReachLinks, StatusTag } from '@clearcoat/ui/core';
import { VehicleChip } from '@clearcoat/ui/icons';
import { knownNotesOf } from '../job/KnownNotes';
import { describe } from '../shared/display';
import { myJobPath } from '../shared/job-path';
import type { MyJob, MyJobOfDay } from '../shared/shown-job';
import { useJobStep } from '../shared/use-job-step';
import { Way } from '../shared/Way';
import styles from './MyJobsPage.module.css';

function NextStep({ job, isFirst }: { job: MyJob; isFirst: boolean }) {
  const { take, busy } = useJobStep();
  const next = nextStepOf(job.status);
  if (!next) return null;
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      aria-label={`${next.label} ${job.customer.name}'s job`}
      loading={busy(job.id) !== undefined}
      onClick={() => take(job, next.step)}
    >
      {next.label}
    </Button>
  );
}

interface MyJobCardProps {
  job: MyJobOfDay;
  isToday: boolean;
  /** The next job among them. */
  isFirst: boolean;
}

/** Card of a job with time, customer, vehicle, place and next step. */
export function MyJobCard({ job, isToday, isFirst }: MyJobCardProps) {
  const { customer, vehicle } = describe({ ...job, time: job.startTime });
  const known = joinFacts(knownNotesOf(job).map(({ notes }) => notes));
  const where = job.place ? addressLines(job.place).join(', ') : 'At the shop';
  return (
    <li className={styles.stop}>
      <Way driveMinutes={job.driveMinutes} isTight={job.isTight} />
      <div className={styles.card} data-status={job.status}>
        <VehicleChip vehicle={vehicle} />
        <div className={styles.words}>
          <Link to={myJobPath(job.id)} className={styles.when}>
            {formatTimeRange(job.startTime, job.endTime)} · {job.service}
          </Link>
          <span className={styles.who}>{joinFacts([customer, vehicle])}</span>
          <span className={styles.quiet}>{where}</span>
          {known && (
            <span className={styles.known} title={known}>
              {known}
            </span>
          )}
          {job.notes && <span className={styles.notes}>{job.notes}</span>}
        </div>
        <StatusTag status={job.status} />
        <div className={styles.actions}>
          <ReachLinks
            name={job.customer.name}
            phone={job.customer.phone}
            directionsUrl={job.place?.directionsUrl}
          />
          {isToday && <NextStep job={job} isFirst={isFirst} />}
        </div>
      </div>
    </li>
  );
}
