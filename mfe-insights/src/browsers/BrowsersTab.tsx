import { useQuery } from '@tanstack/react-query';
import { Card, ErrorState, SkeletonLines } from '@clearcoat/ui/core';
import { browsersQuery } from './browsers-api';
import styles from './browsers.module.css';
import { ErrorGroups } from './ErrorGroups';
import { VitalsTable } from './VitalsTable';

/** Performance and errors in people's browsers. */
export default function BrowsersTab() {
  const { data, error, isPending, refetch } = useQuery(browsersQuery());
  if (isPending) {
    return (
      <Card>
        <SkeletonLines label="Loading browser reports..." lines={8} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load browser reports"
          error={error}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <div className={styles.page}>
      <ErrorGroups errors={data.errors} />
      <VitalsTable vitals={data.vitals} />
    </div>
  );
}
