import { Card, SkeletonLines } from '@clearcoat/ui/core';
import styles from './remotes.module.css';

/** Skeleton of the shell's card and the remotes. */
export function RemotesSkeleton() {
  return (
    <div className={styles.page}>
      <Card>
        <SkeletonLines label="Loading remotes..." lines={2} />
      </Card>
      {/* Only one skeleton is announced. */}
      <div aria-hidden="true">
        <Card className={styles.waiting}>
          <SkeletonLines label="" lines={8} />
        </Card>
      </div>
    </div>
  );
}
