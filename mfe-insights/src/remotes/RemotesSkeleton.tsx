import { Card, SkeletonLines } from '@clearcoat/ui/core';
import styles from './remotes.module.css';

const REMOTES = [1, 2, 3, 4, 5];

/** The shell's line and the remotes' cards to come. */
export function RemotesSkeleton() {
  return (
    <div className={styles.page}>
      <Card>
        <SkeletonLines label="Loading remotes..." lines={2} />
      </Card>
      {/* One announcement is enough. */}
      {REMOTES.map((remote) => (
        <div key={remote} aria-hidden="true">
          <Card className={styles.waiting}>
            <SkeletonLines label="" lines={8} />
          </Card>
        </div>
      ))}
    </div>
  );
}
