import { Card, SkeletonLines } from '@clearcoat/ui/core';
import styles from './remotes.module.css';

/** The shell's line and the remotes' to come. */
export function RemotesSkeleton() {
  return (
    <div className={styles.page}>
      <Card>
        <SkeletonLines label="Loading remotes..." lines={2} />
      </Card>
      {/* One announcement is enough. */}
      <div aria-hidden="true">
        <Card className={styles.waiting}>
          <SkeletonLines label="" lines={8} />
        </Card>
      </div>
    </div>
  );
}
