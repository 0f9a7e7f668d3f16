import { addressLines, formatTimeRange, Link, useToday } from '@clearcoat/sdk';
import { ReachLinks } from '@clearcoat/ui/core';
import { PaintedVehicle } from '@clearcoat/ui/icons';
import { describe } from '../shared/display';
import { Facts } from '../shared/Facts';
import { stepsAhead } from '../shared/job-life';
import { myJobPath } from '../shared/job-path';
import type { MyJobOfDay } from '../shared/shown-job';
import { useJobStep } from '../shared/use-job-step';
import { JobNotes } from './JobNotes';
import styles from './NextJob.module.css';

/** The next step of the job, and Start in one tap. */
function Steps({ job }: { job: MyJobOfDay }) {
  const { take, busy } = useJobStep();
  const [next, ...later] = stepsAhead(job, useToday());
  const start = later.filter(({ step }) => step === 'start');
  const isBusy = busy(job.id) !== undefined;
  return [next, ...start].map(
    (ahead) =>
      ahead && (
        <button
          key={ahead.step}
          type="button"
          className={ahead === next ? styles.step : styles.reach}
          aria-label={`${ahead.label} ${job.customer.name}'s job`}
          disabled={isBusy}
          onClick={() => take(job, ahead.step)}
        >
          {ahead.label}
        </button>
      ),
  );
}

/** Card of the job in progress or the next one, with its next step. */
export function NextJob({ job, isToday }: { job: MyJobOfDay; isToday: boolean }) {
  const { customer, vehicle } = describe({ ...job, time: job.startTime });
  const { name, phone } = job.customer;
  const isNow = job.status === 'in-progress';
  return (
    <article className={styles.job} data-now={isNow || undefined}>
      <span className={styles.car}>
        <PaintedVehicle vehicle={vehicle} width={160} />
      </span>
      <div className={styles.facts}>
        <p className={styles.label}>{isNow ? 'Now' : 'Next job'}</p>
        <h3 className={styles.when}>
          <Link className={styles.whole} to={myJobPath(job.id)}>
            {formatTimeRange(job.startTime, job.endTime)}
          </Link>
        </h3>
        <p className={styles.name}>{customer}</p>
        <p className={styles.quiet}>
          <Facts facts={[vehicle, job.service]} />
        </p>
        <p className={styles.quiet}>
          {job.place ? addressLines(job.place).join(', ') : 'At the shop'}
        </p>
      </div>
      <div className={styles.notes}>
        <JobNotes job={job} isWhole />
      </div>
      <div className={styles.actions} data-print="no">
        {isToday && <Steps job={job} />}
        <ReachLinks
          ways={['call', 'text', 'directions']}
          {...{ name, phone, directionsUrl: job.place?.directionsUrl }}
          linkClassName={styles.reach}
        />
      </div>
    </article>
  );
}
