import { useQuery } from '@tanstack/react-query';
import { Button, Card, EmptyState, ErrorState } from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import { useState } from 'react';
import { Moment } from '../shared/cells';
import { FromTo } from './FromTo';
import type { ReleaseChange } from './releases-api';
import { historyQuery } from './releases-api';
import styles from './remotes.module.css';
import { describeChange } from './words';

const PAGE_SIZE = 10;

const columns: Column<ReleaseChange>[] = [
  { key: 'at', title: 'When', width: '19%', render: ({ at }) => <Moment at={at} /> },
  { key: 'by', title: 'Who', width: '31%', render: ({ by }) => by },
  { key: 'what', title: 'What', width: '18%', render: describeChange },
  { key: 'version', title: 'Version', render: ({ from, to }) => <FromTo from={from} to={to} /> },
];

function ChangeCard({ of: change }: { of: ReleaseChange }) {
  return (
    <div className={styles.change}>
      <strong>{describeChange(change)}</strong>
      <FromTo from={change.from} to={change.to} />
      <p className={styles.quiet}>
        <Moment at={change.at} /> · {change.by}
      </p>
    </div>
  );
}

/** Release history, newest first: from this page or from the release tool. */
export function LastChanges() {
  const { data = [], error, isPending, refetch } = useQuery(historyQuery());
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <>
      <Card title="Last Changes" padding="none">
        {error && data.length === 0 ? (
          <ErrorState
            title="Couldn't load the last changes"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <DataTable
            caption="Last changes"
            tableFrom={1024}
            rows={data.slice(0, shown)}
            columns={columns}
            rowKey={({ at, app, action }) => `${at} ${app} ${action}`}
            loading={isPending}
            loadingText="Loading the last changes..."
            empty={
              <EmptyState
                icon="clock"
                title="No changes yet"
                description="Releases, promotions and rollbacks show up here, with who made them."
              />
            }
            card={(row) => <ChangeCard of={row} />}
          />
        )}
      </Card>
      {data.length > shown && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>Load More</Button>
        </div>
      )}
    </>
  );
}
