import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { Alert, Button, Card, EmptyState, ErrorState, Tabs } from '@clearcoat/ui/core';
import { appointmentListQuery, type DateRange } from '../shared/appointments-api';
import styles from './AppointmentLists.module.css';
import { AppointmentTable } from '../shared/AppointmentTable';
import { useCancelAppointment } from '../shared/use-cancel-appointment';
import type { Tab } from './use-list-address';

interface AppointmentListsProps {
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  range: DateRange;
  onAllDates: () => void;
}

const TABS: { key: Tab; label: string; description: string }[] = [
  {
    key: 'upcoming',
    label: 'Upcoming',
    description: 'What you schedule next will stand here, the soonest job first.',
  },
  { key: 'past', label: 'Past', description: 'Finished and cancelled jobs will stand here.' },
];

const cancelFailure = (error: Error): string =>
  error instanceof ApiError && !error.isNetwork
    ? 'Failed to cancel appointment. Please try again.'
    : 'Error cancelling appointment. Please try again.';

const editPath = (id: string) => `/appointments/edit/${encodeURIComponent(id)}`;

/** The tabs of upcoming and past appointments. */
export function AppointmentLists({ tab, onTabChange, range, onAllDates }: AppointmentListsProps) {
  const query = useInfiniteQuery({
    ...appointmentListQuery(range),
    placeholderData: keepPreviousData,
  });
  const { cancel, error, dismissError, cancellingId } = useCancelAppointment();
  const pages = query.data?.pages ?? [];

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

  const panel = ({ key, label, description }: (typeof TABS)[number]) => (
    <Card padding="none">
      <AppointmentTable
        caption={`${label} appointments`}
        appointments={pages.flatMap((page) => page[key])}
        loading={query.isPending}
        empty={
          <EmptyState
            icon="appointments"
            title={range ? `No ${key} appointments in these dates` : `No ${key} appointments`}
            description={range ? undefined : description}
            action={range && <Button onClick={onAllDates}>Show All Dates</Button>}
          />
        }
        editPath={editPath}
        onCancel={cancel}
        cancellingId={cancellingId}
      />
      {key === 'past' && query.hasNextPage && (
        <div className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load More
          </Button>
        </div>
      )}
    </Card>
  );

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
