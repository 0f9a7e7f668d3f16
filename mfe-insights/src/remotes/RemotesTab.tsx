import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, EmptyState, ErrorState } from '@clearcoat/ui/core';
import { UnsavedGuard } from '@clearcoat/ui/forms';
import { Moment } from '../shared/cells';
import { LastChanges } from './LastChanges';
import type { PlatformReleases } from './releases-api';
import { releasesQuery } from './releases-api';
import { RemoteRow } from './RemoteRow';
import styles from './remotes.module.css';
import { RemotesSkeleton } from './RemotesSkeleton';
import { ShellCard } from './ShellCard';

function Releases({ shell, remotes }: PlatformReleases) {
  return (
    <>
      {shell && <ShellCard shell={shell} />}
      {remotes.length > 0 && (
        <Card title="Remotes" padding="none">
          {remotes.map((remote) => (
            <RemoteRow key={remote.name} remote={remote} />
          ))}
        </Card>
      )}
      {remotes.length === 0 && (
        <Card>
          <EmptyState
            icon="system"
            title="Nothing is published yet"
            description="Publish a part of the product with npm run mfe, and see its versions and load times."
          />
        </Card>
      )}
    </>
  );
}

/** Remotes tab: running versions, load statistics, history and release actions. */
export default function RemotesTab() {
  const { data, error, isPending, isError, refetch, dataUpdatedAt } = useQuery(releasesQuery());
  if (isPending) return <RemotesSkeleton />;
  if (!data) {
    return (
      <Card>
        <ErrorState title="Couldn't load remotes" error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <UnsavedGuard>
      <div className={styles.page}>
        {isError && (
          <Alert
            type="warning"
            title="Couldn't refresh this page"
            action={<Button onClick={() => void refetch()}>Retry</Button>}
          >
            This is from <Moment at={new Date(dataUpdatedAt).toISOString()} />.
          </Alert>
        )}
        <Releases {...data} />
        <LastChanges />
      </div>
    </UnsavedGuard>
  );
}
