import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatDay, useToday, type IsoDate } from '@clearcoat/sdk';
import { Alert, Button, ErrorState } from '@clearcoat/ui/core';
import { WindowedRows } from '@clearcoat/ui/table';
import { useMemo, type ReactNode } from 'react';
import { openDaysQuery, type Appointment, type JobListQuery } from '../shared/appointments-api';
import { AppointmentTable } from '../shared/AppointmentTable';
import { crewsQuery } from '../shared/crews-api';
import { DayHead } from '../shared/DayHead';
import { dayTitle } from '../shared/display';
import { editPath } from '../shared/job-path';
import styles from './AppointmentLists.module.css';
import { daysOf, type Day } from './days-of';
import { useTimeZone } from '../shared/use-time-zone';

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

const idOf = ({ id }: Appointment) => id;
const dateOf = ({ date }: Appointment) => date;

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

/** How long crews are at work on the days of a list from today on, and when they have time. */
function useOpenDays(jobs: readonly Appointment[], today: IsoDate, isAsked: boolean) {
  const [first = today, last = today] = [jobs[0]?.date, jobs.at(-1)?.date];
  const { data: days } = useQuery({
    ...openDaysQuery(first < today ? today : first, last),
    enabled: isAsked && jobs.length > 0 && last >= today,
    placeholderData: keepPreviousData,
  });
  const { data: crews = [] } = useQuery({ ...crewsQuery(), enabled: isAsked });
  return { days, areSeveral: crews.filter(({ active }) => active).length > 1 };
}

/** A list of jobs by day, that grows by a page when asked; only what is near the screen is in the page. */
export function JobPages({ query: options, isWhole = false, ...table }: JobPagesProps) {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const today = useToday();
  const timeZone = useTimeZone();
  const pages = query.data?.pages;
  const jobs = useMemo(() => pages?.flatMap((page) => page.jobs) ?? [], [pages]);
  const days = useMemo(() => daysOf(jobs, timeZone), [jobs, timeZone]);
  const { days: openDays, areSeveral } = useOpenDays(jobs, today, isWhole);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Couldn't load your appointments"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  // More of it may be on the next page.
  const openDay = query.hasNextPage ? jobs.at(-1)?.date : undefined;
  // Each job is on one of the days.
  const dayOf = ({ date }: Appointment) => days.get(date) as Day;
  const groupOf = (job: Appointment) => ({
    key: job.date,
    name: dayTitle(job.date, formatDay(job.date, today)),
    head: (
      <DayHead
        date={job.date}
        plan={dayOf(job).plan}
        today={today}
        open={job.date === openDay ? undefined : openDays?.get(job.date)}
        areSeveral={areSeveral}
        isComplete={job.date !== openDay}
      />
    ),
  });
  return (
    <>
      <WindowedRows rows={jobs} rowKey={idOf} groupKey={dateOf}>
        {(visible, part) => (
          <AppointmentTable
            {...table}
            appointments={visible}
            part={part}
            besides={(job) => dayOf(job).jobs}
            loading={query.isPending}
            groupOf={groupOf}
            editPath={editPath}
          />
        )}
      </WindowedRows>
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
