import { addDays, lazyPage, Link, Navigate, useNavigate, useSearchParams } from '@clearcoat/sdk';
import { Button, PageHeader } from '@clearcoat/ui/core';
import { DateRangePicker } from '@clearcoat/ui/dates';
import { CalendarBar } from '../calendar/CalendarBar';
import { ViewSwitch } from '../calendar/ViewSwitch';
import { useTodayReady } from '../job/use-today-ready';
import { AppointmentLists } from './AppointmentLists';
import { JobCount } from './JobCount';
import { boundsOf, listOf } from './list-of';
import { useAddress } from '../shared/use-address';
import { TODAY_INSTEAD, WrongDate } from '../shared/WrongDate';
import styles from './AppointmentsPage.module.css';

const DEFAULT_SPAN_DAYS = 7;

/** Loads on first use. */
const CALENDAR = lazyPage(() => import('../calendar/CalendarPage'));

/** Dates of the list. */
function ListBar() {
  const { range, today, go } = useAddress();
  const presets = [
    { label: 'Today', range: [today, today] as const },
    { label: 'Next 7 days', range: [today, addDays(today, 7)] as const },
    { label: 'Next 30 days', range: [today, addDays(today, 30)] as const },
    { label: 'Last 30 days', range: [addDays(today, -30), today] as const },
  ];
  return (
    <div className={styles.listBar}>
      <DateRangePicker
        label="Date range"
        // Preset to the coming week; it filters only once a range was picked.
        value={range ?? [today, addDays(today, DEFAULT_SPAN_DAYS)]}
        isApplied={range !== null}
        allLabel="All Dates"
        onChange={(next) => go({ from: next?.[0] ?? '', to: next?.[1] ?? '' })}
        presets={presets}
      />
    </div>
  );
}

/** Upcoming and past, by tabs and dates. */
function Lists() {
  const { tab, range, filter, today, go } = useAddress();
  return (
    <>
      <WrongDate names={['from', 'to']} instead="All dates are shown." />
      <AppointmentLists
        tab={tab}
        onTabChange={(next) => go({ tab: next === 'past' ? 'past' : '' })}
        range={range}
        filter={filter}
        onAllDates={() => go({ from: '', to: '' })}
        beside={
          <>
            <JobCount query={listOf(tab, { ...boundsOf(range), ...filter }, today).list} />
            <Link to="/appointments/repeats">Repeating jobs</Link>
          </>
        }
      />
    </>
  );
}

export default function AppointmentsPage() {
  const [params] = useSearchParams();
  const { view } = useAddress();
  const navigate = useNavigate();
  useTodayReady();
  const id = params.get('id');
  if (id && params.get('action') === 'edit') {
    return <Navigate to={`/appointments/edit/${encodeURIComponent(id)}`} replace />;
  }
  return (
    <div data-page-width="full" className={view === 'list' ? undefined : styles.calendar}>
      <PageHeader
        title="Appointments"
        subtitle="View and manage your service schedule"
        action={
          <Button variant="primary" icon="plus" onClick={() => void navigate('/appointments/new')}>
            New Appointment
          </Button>
        }
      />
      <div className={styles.toolbar}>
        {view === 'list' ? <ListBar /> : <CalendarBar />}
        <div className={styles.views}>
          <ViewSwitch />
        </div>
      </div>
      {view === 'list' ? (
        <Lists />
      ) : (
        <>
          <WrongDate names={['date']} instead={TODAY_INSTEAD} />
          {CALENDAR}
        </>
      )}
    </div>
  );
}
