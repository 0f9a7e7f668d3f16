import { useCan } from '@clearcoat/sdk';
import { Alert, Button, Card, EmptyState, LinkButton, Tabs } from '@clearcoat/ui/core';
import { useState, type ReactNode } from 'react';
import type { Appointment, AppointmentFilter, DateRange } from '../shared/appointments-api';
import { takeFresh } from '../shared/fresh';
import { cancelFailure, useCancelAppointment } from '../shared/use-cancel-appointment';
import { useNow } from '../shared/use-now';
import { CancelledAhead } from './CancelledAhead';
import { JobPages, type RowProps } from './JobPages';
import styles from './AppointmentLists.module.css';
import { boundsOf, listOf } from './list-of';
import type { Tab } from '../shared/use-address';

interface ListProps {
  range: DateRange;
  /** Filters besides the dates. */
  filter: Omit<AppointmentFilter, 'from' | 'to'>;
  onAllDates: () => void;
}

interface AppointmentListsProps extends ListProps {
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  /** Content at the end of the tabs' line. */
  beside: ReactNode;
}

const TABS: { key: Tab; label: string; description: string }[] = [
  { key: 'upcoming', label: 'Upcoming', description: 'Booked jobs show up here, soonest first.' },
  { key: 'past', label: 'Past', description: 'Finished and cancelled jobs end up here.' },
];

/** Empty state of a tab. */
function Empty({
  tab: { key, description },
  range,
  onAllDates,
}: Omit<ListProps, 'filter'> & { tab: (typeof TABS)[number] }) {
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

interface PanelProps extends ListProps {
  rows: RowProps;
  tab: (typeof TABS)[number];
}

/** Each tab fetches its own list when first opened. */
function Panel({ tab, rows, ...list }: PanelProps) {
  const { today } = useNow();
  const caption = `${tab.label} appointments`;
  const shared = { ...rows, caption, empty: <Empty tab={tab} {...list} /> };
  const queries = listOf(tab.key, { ...boundsOf(list.range), ...list.filter }, today);
  return (
    <Card padding="none">
      {/* On a phone the days are headings below this one. */}
      <h2 className="cc-visually-hidden">{caption}</h2>
      <JobPages
        {...shared}
        query={queries.list}
        isWhole={tab.key === 'upcoming'}
        isNarrowed={Object.values(list.filter).some(Boolean)}
      />
      {queries.ahead && <CancelledAhead query={queries.ahead} rows={rows} />}
    </Card>
  );
}

/** The tabs of upcoming and past appointments. */
export function AppointmentLists({ tab, onTabChange, beside, ...list }: AppointmentListsProps) {
  const { cancel, error, dismissError, cancellingId } = useCancelAppointment();
  const [fresh] = useState(takeFresh);
  const rows = { onCancel: cancel, cancellingId, isFresh: ({ id }: Appointment) => id === fresh };
  const item = (
    entry: (typeof TABS)[number],
  ): { key: Tab; label: string; children: ReactNode } => ({
    key: entry.key,
    label: entry.label,
    children: <Panel tab={entry} rows={rows} {...list} />,
  });

  return (
    <>
      {error && (
        <Alert type="error" onClose={dismissError}>
          {cancelFailure(error)}
        </Alert>
      )}
      <div className={styles.tabs}>
        <Tabs
          activeKey={tab}
          onChange={(key) => onTabChange(key === 'past' ? 'past' : 'upcoming')}
          items={TABS.map(item)}
        />
        <div className={styles.beside}>{beside}</div>
      </div>
    </>
  );
}
