import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Alert, Button, ErrorState } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import type { Appointment, JobListQuery } from '../shared/appointments-api';
import { AppointmentTable } from '../shared/AppointmentTable';
import { planOf } from '../shared/day-plan';
import { DayHead } from '../shared/DayHead';
import { useNow } from '../shared/use-now';
import styles from './AppointmentLists.module.css';

/** What rows can do, and which of them just came. */
export interface RowProps {
  isFresh: (appointment: Appointment) => boolean;
  onCancel: (appointment: Appointment) => void;
  cancellingId: string | undefined;
}

interface JobPagesProps extends RowProps {
  query: JobListQuery;
  caption: string;
  empty: ReactNode;
  /** With how full each day is and what is free of it. Default: false. */
  isWhole?: boolean;
}

const editPath = (id: string) => `/appointments/edit/${encodeURIComponent(id)}`;

interface MoreProps {
  isError: boolean;
  loading: boolean;
  onMore: () => void;
}

const More = ({ isError, loading, onMore }: MoreProps) => (
  <div className={styles.more}>
    {isError && !loading ? (
      <Alert type="error" action={<Button onClick={onMore}>Retry</Button>}>
        The next appointments didn&apos;t load. Please try again.
      </Alert>
    ) : (
      <Button loading={loading} onClick={onMore}>
        Load More
      </Button>
    )}
  </div>
);

/** A list of jobs by day, that grows by a page when asked. */
export function JobPages({ query: options, isWhole = false, ...table }: JobPagesProps) {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const now = useNow();
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Couldn't load your appointments"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? [];
  // More of it may be on the next page.
  const openDay = query.hasNextPage ? jobs.at(-1)?.date : undefined;
  const groupOf = ({ date }: Appointment) => ({
    key: date,
    head: (
      <DayHead
        date={date}
        plan={planOf(date, jobs, now)}
        now={now}
        isWhole={isWhole && date !== openDay}
        isComplete={date !== openDay}
      />
    ),
  });
  return (
    <>
      <AppointmentTable
        {...table}
        appointments={jobs}
        loading={query.isPending}
        groupOf={groupOf}
        editPath={editPath}
      />
      {query.hasNextPage && (
        <More
          isError={query.isFetchNextPageError}
          loading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
