import { addressLines, formatTimeRange, Link } from '@clearcoat/sdk';
import { nextStepOf } from '@clearcoat/sdk/rules';
import { Button, Facts, ReachLinks, StatusTag } from '@clearcoat/ui/core';
import { VehicleChip } from '@clearcoat/ui/icons';
import { describe } from '../shared/display';
import { myJobPath } from '../shared/job-path';
import type { MyJob } from '../shared/shown-job';
import { useJobStep } from '../shared/use-job-step';
import { JobNotes } from './JobNotes';
import styles from './MyJobsPage.module.css';

function NextStep({ job }: { job: MyJob }) {
  const { take, busy } = useJobStep();
  const next = nextStepOf(job.status);
  if (!next) return null;
  return (
    <Button
      aria-label={`${next.label} ${job.customer.name}'s job`}
      loading={busy(job.id) !== undefined}
      onClick={() => take(job, next.step)}
    >
      {next.label}
    </Button>
  );
}

/** Card of another job of today, with time, customer, vehicle, place and next step. */
export function MyJobCard({ job }: { job: MyJob }) {
  const { customer, vehicle } = describe({ ...job, time: job.startTime });
  const where = job.place ? addressLines(job.place).join(', ') : 'At the shop';
  return (
    <div className={styles.card} data-status={job.status}>
      <VehicleChip vehicle={vehicle} />
      <div className={styles.words}>
        <Link to={myJobPath(job.id)} className={styles.when}>
          <Facts facts={[formatTimeRange(job.startTime, job.endTime), job.service]} />
        </Link>
        <span className={styles.who}>
          <Facts facts={[customer, vehicle]} />
        </span>
        <span className={styles.quiet}>{where}</span>
        <JobNotes job={job} />
      </div>
      <StatusTag status={job.status} />
      <div className={styles.actions}>
        <ReachLinks
          name={job.customer.name}
          phone={job.customer.phone}
          directionsUrl={job.place?.directionsUrl}
        />
        <NextStep job={job} />
      </div>
    </div>
  );
}
