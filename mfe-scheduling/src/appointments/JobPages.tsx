import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatDay, useToday, type IsoDate } from '@clearcoat/sdk';
import { Alert, Button, ErrorState } from '@clearcoat/ui/core';
import { WindowedRows } from '@clearcoat/ui/table';
import { useMemo, type ReactNode } from 'react';
import { openDaysQuery, type Appointment, type JobListQuery } from '../shared/appointments-api';
import { AppointmentTable } from '../shared/AppointmentTable';
import { crewsQuery } from '../shared/crews-api';
import { dayTitle } from '../shared/display';
import { editPath } from '../shared/job-path';
import styles from './AppointmentLists.module.css';
import { ListDayHead } from './ListDayHead';
import { daysOf, type Day } from './days-of';
import { useTimeZone } from '../shared/use-time-zone';

/** Actions of the rows, and which rows are new. */
export interface RowProps {
  isFresh: (appointment: Appointment) => boolean;
  onCancel: (appointment: Appointment) => void;
  cancellingId: string | undefined;
}

interface JobPagesProps extends RowProps {
  query: JobListQuery;
  caption: string;
  empty: ReactNode;
  /** Also shows each day's load and free time. Default: false. */
  isWhole?: boolean;
  /** Filters besides the dates leave out appointments. Default: false. */
  isNarrowed?: boolean;
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
        Couldn&apos;t load the next appointments. Please try again.
      </Alert>
    ) : (
      <Button loading={loading} onClick={onMore}>
        Load More
      </Button>
    )}
  </div>
);

/** Open hours and free time of the listed days from today on. */
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

/** Appointments by day in an infinite list; only rows near the screen are rendered. */
export function JobPages({ query: options, isWhole = false, isNarrowed, ...table }: JobPagesProps) {
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
  // The last day may continue on the next page.
  const openDay = query.hasNextPage ? jobs.at(-1)?.date : undefined;
  // `days` has an entry for every appointment's date.
  const dayOf = ({ date }: Appointment) => days.get(date) as Day;
  const groupOf = (job: Appointment) => ({
    key: job.date,
    name: dayTitle(job.date, formatDay(job.date, today)),
    head: (
      <ListDayHead
        date={job.date}
        plan={dayOf(job).plan}
        today={today}
        open={job.date === openDay ? undefined : openDays?.get(job.date)}
        areSeveral={areSeveral}
        isNarrowed={isNarrowed}
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
            hasCrews={areSeveral}
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
