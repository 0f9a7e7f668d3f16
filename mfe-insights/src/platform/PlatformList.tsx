import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Card, EmptyState, ErrorState } from '@clearcoat/ui/core';
import type { IconName } from '@clearcoat/ui/icons';
import { DataTable, type Column } from '@clearcoat/ui/table';
import type { ReactNode } from 'react';
import type { ListQuery } from './platform-api';
import styles from './platform.module.css';

interface PlatformListProps<Row> {
  /** Title of the list and of its loading and error states: 'Messages'. */
  title: string;
  query: ListQuery<Row>;
  columns: readonly Column<Row>[];
  card: (row: Row) => ReactNode;
  empty: { icon: IconName; title: string; description: string };
  /** Opens a row. A button inside the row does the same for keyboards. */
  onOpen?: (row: Row) => void;
}

/** A platform list with its loading, error and empty states. */
export function PlatformList<Row extends { id: string }>(props: PlatformListProps<Row>) {
  const { title, query, columns, card, empty, onOpen } = props;
  const list = useInfiniteQuery(query);
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const total = pages[0]?.total ?? 0;
  return (
    <>
      <Card
        title={title}
        padding="none"
        extra={
          total > 0 && (
            <span className={styles.quiet}>{`${total.toLocaleString('en-US')} total`}</span>
          )
        }
      >
        {list.isError && rows.length === 0 ? (
          <ErrorState
            title={`Couldn't load ${title.toLowerCase()}`}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <DataTable
            caption={title}
            rows={rows}
            columns={columns}
            rowKey={({ id }) => id}
            loading={list.isPending}
            loadingText={`Loading ${title.toLowerCase()}...`}
            empty={<EmptyState {...empty} />}
            card={card}
            onRowClick={onOpen}
          />
        )}
      </Card>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load More
          </Button>
        </div>
      )}
    </>
  );
}
