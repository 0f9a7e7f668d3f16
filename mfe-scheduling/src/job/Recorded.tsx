import { useSession } from '@clearcoat/sdk';
import { Card } from '@clearcoat/ui/core';
import type { ShownJob } from '../shared/shown-job';
import { momentsOf, tookOf } from './moments';
import styles from './Recorded.module.css';

/** Times of the steps taken, and the duration of the work. Without any it shows nothing. */
export function Recorded({ job }: { job: ShownJob }) {
  const { user } = useSession();
  const moments = momentsOf(job, user?.timeZone);
  if (moments.length === 0) return null;
  const took = tookOf(job);
  return (
    <Card title="Recorded">
      <dl className={styles.moments}>
        {moments.map(({ label, at, time }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <time dateTime={at}>{time}</time>
            </dd>
          </div>
        ))}
      </dl>
      {took && <p className={styles.took}>{took} of work</p>}
    </Card>
  );
}
