import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { useCan } from '@clearcoat/sdk';
import { Alert, Button, Card, EmptyState, ErrorState, LinkButton, Tabs } from '@clearcoat/ui/core';
import { useState } from 'react';
import { appointmentListQuery, type Appointment, type DateRange } from '../shared/appointments-api';
import { AppointmentTable } from '../shared/AppointmentTable';
import { planOf } from '../shared/day-plan';
import { DayHead } from '../shared/DayHead';
import { takeFresh } from '../shared/fresh';
import { useCancelAppointment } from '../shared/use-cancel-appointment';
import { useNow } from '../shared/use-now';
import styles from './AppointmentLists.module.css';
import { CancelledAhead } from './CancelledAhead';
import { splitPast } from './split-past';
import type { Tab } from './use-list-address';

interface AppointmentListsProps {
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  range: DateRange;
  onAllDates: () => void;
}

const TABS: { key: Tab; label: string; description: string }[] = [
  { key: 'upcoming', label: 'Upcoming', description: 'Booked jobs show up here, soonest first.' },
  { key: 'past', label: 'Past', description: 'Finished and cancelled jobs end up here.' },
];

const cancelFailure = (error: Error): string =>
  error instanceof ApiError && !error.isNetwork
    ? 'Failed to cancel appointment. Please try again.'
    : 'Error cancelling appointment. Please try again.';

const editPath = (id: string) => `/appointments/edit/${encodeURIComponent(id)}`;

/** The lists by day, with what is known of each day. */
function useLists(range: DateRange) {
  const query = useInfiniteQuery({
    ...appointmentListQuery(range),
    placeholderData: keepPreviousData,
  });
  const now = useNow();
  const [fresh] = useState(takeFresh);
  const pages = query.data?.pages ?? [];
  const upcoming = pages.flatMap((page) => page.upcoming);
  const lists = {
    upcoming,
    ...splitPast(
      pages.flatMap((page) => page.past),
      now.today,
    ),
  };
  const lastDay = query.hasNextPage ? lists.past.at(-1)?.date : undefined;
  const groupIn = (jobs: readonly Appointment[], isWhole: boolean) => (job: Appointment) => ({
    key: job.date,
    head: (
      <DayHead
        date={job.date}
        plan={planOf(job.date, jobs, now)}
        now={now}
        isWhole={isWhole}
        isComplete={job.date !== lastDay}
      />
    ),
  });
  return { query, lists, groupIn, isFresh: ({ id }: Appointment) => id === fresh };
}

/** What stands there instead of a list. */
function Empty({
  tab: { key, description },
  range,
  onAllDates,
}: { tab: (typeof TABS)[number] } & Pick<AppointmentListsProps, 'range' | 'onAllDates'>) {
  const canBook = useCan('appointments:write');
  const book = canBook && <LinkButton to="/appointments/new">Schedule a Job</LinkButton>;
  return (
    <EmptyState
      icon="appointments"
      title={range ? `No ${key} appointments in these dates` : `No ${key} appointments`}
      description={range ? undefined : description}
      action={range ? <Button onClick={onAllDates}>Show All Dates</Button> : book}
    />
  );
}

/** The tabs of upcoming and past appointments. */
export function AppointmentLists({ tab, onTabChange, range, onAllDates }: AppointmentListsProps) {
  const { query, lists, groupIn, isFresh } = useLists(range);
  const { cancel, error, dismissError, cancellingId } = useCancelAppointment();
  const shared = { isFresh, editPath, onCancel: cancel, cancellingId, loading: query.isPending };

  const panel = (entry: (typeof TABS)[number]) => {
    const { key, label } = entry;
    if (query.isError && !query.data) {
      return (
        <Card>
          <ErrorState
            title="Couldn't load your appointments"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </Card>
      );
    }
    return (
      <Card padding="none">
        {/* On a phone the days are headings below this one. */}
        <h2 className="cc-visually-hidden">{label} appointments</h2>
        <AppointmentTable
          {...shared}
          caption={`${label} appointments`}
          appointments={lists[key]}
          groupOf={groupIn(lists[key], key === 'upcoming')}
          empty={<Empty tab={entry} range={range} onAllDates={onAllDates} />}
        />
        {key === 'past' && query.hasNextPage && (
          <div className={styles.more}>
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Load More
            </Button>
          </div>
        )}
        {key === 'past' && lists.cancelledAhead.length > 0 && (
          <CancelledAhead count={lists.cancelledAhead.length}>
            <AppointmentTable
              {...shared}
              caption="Cancelled ahead"
              appointments={lists.cancelledAhead}
              groupOf={groupIn(lists.cancelledAhead, false)}
              empty={null}
            />
          </CancelledAhead>
        )}
      </Card>
    );
  };

  return (
    <>
      {error && (
        <Alert type="error" onClose={dismissError}>
          {cancelFailure(error)}
        </Alert>
      )}
      <Tabs
        activeKey={tab}
        onChange={(key) => onTabChange(key === 'past' ? 'past' : 'upcoming')}
        items={TABS.map((entry) => ({
          key: entry.key,
          label: entry.label,
          children: panel(entry),
        }))}
      />
    </>
  );
}
