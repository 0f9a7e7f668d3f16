import { formatTime, formatTimeRange, Link } from '@clearcoat/sdk';
import { isCalledOff } from '@clearcoat/sdk/rules';
import { Facts, ReachLinks, StatusTag } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { describe } from '../shared/display';
import { myJobPath } from '../shared/job-path';
import type { MyJob } from '../shared/shown-job';
import { JobNotes } from './JobNotes';
import styles from './JobRow.module.css';

/** Short row of a finished job: '✓ 8:00 AM Derek Turner'. */
export function DoneRow({ job }: { job: MyJob }) {
  const { customer } = describe({ ...job, time: job.startTime });
  return (
    <li className={styles.done}>
      {isCalledOff(job.status) ? (
        <StatusTag status={job.status} />
      ) : (
        <Icon name="check" size={18} />
      )}
      <span className={styles.time}>{formatTime(job.startTime)}</span>
      <Link to={myJobPath(job.id)} className={styles.name}>
        {customer}
      </Link>
    </li>
  );
}

/** Row of a later job, with a button to call. */
export function LaterRow({ job }: { job: MyJob }) {
  const { customer, vehicle } = describe({ ...job, time: job.startTime });
  const { name, phone } = job.customer;
  return (
    <li className={styles.later}>
      <div className={styles.words}>
        <Link to={myJobPath(job.id)} className={styles.name}>
          <Facts facts={[formatTimeRange(job.startTime, job.endTime), customer]} />
        </Link>
        <span className={styles.quiet}>
          <Facts facts={[job.service, vehicle]} />
        </span>
        <JobNotes job={job} />
      </div>
      <ReachLinks look="compact" ways={['call']} {...{ name, phone }} />
    </li>
  );
}
