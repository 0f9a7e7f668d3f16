import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import {
  Button,
  Card,
  ErrorState,
  IconButton,
  SkeletonTable,
  useMediaQuery,
} from '@clearcoat/ui/core';
import { NativeSelect } from '../appointment-form/NativeSelect';
import { crewsQuery } from '../shared/crews-api';
import styles from './Calendar.module.css';
import { calendarQuery, type Calendar } from './calendar-api';
import { dayColumns, weekColumns } from './columns';
import { MonthSheet } from './MonthSheet';
import { PhoneList } from './PhoneList';
import { RefusedNotice } from './RefusedNotice';
import { PER_DAY, spanOf, stepFrom, titleOf, type CalendarView } from './span';
import { TimeGrid } from './TimeGrid';
import { useCalendarAddress } from './use-calendar-address';
import { useMoveJob } from './use-move-job';

const useIsPhone = () => useMediaQuery('(max-width: 639.98px)');

/** So many jobs stand side by side, each wide enough for a finger; of more the head of the column tells. */
const MOST_LANES = { day: 6, week: 4, narrowWeek: 3 } as const;

function useMostLanes(view: 'day' | 'week'): number {
  const isNarrow = useMediaQuery('(max-width: 999.98px)');
  return MOST_LANES[view === 'week' && isNarrow ? 'narrowWeek' : view];
}

const NAMES: Record<CalendarView, string> = { day: 'day', week: 'week', month: 'month' };

function Steps() {
  const { view, date, today, go } = useCalendarAddress();
  const step = (direction: -1 | 1) => go({ date: stepFrom(view, date, direction) });
  return (
    <div className={styles.steps}>
      <IconButton icon="chevron-left" label={`Previous ${NAMES[view]}`} onClick={() => step(-1)} />
      <Button onClick={() => go({ date: today })}>Today</Button>
      <IconButton icon="chevron-right" label={`Next ${NAMES[view]}`} onClick={() => step(1)} />
    </div>
  );
}

const ALL = 'all';

/** One crew, or all; asked only where there are several. */
function CrewChoice() {
  const { crew, go } = useCalendarAddress();
  const { data: crews = [] } = useQuery(crewsQuery());
  if (crews.length < 2) return null;
  const options = crews.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.crews}>
      <NativeSelect
        aria-label="Crew"
        value={crew || ALL}
        options={[{ value: ALL, label: 'All crews' }, ...options]}
        onChange={({ target }) => go({ crew: target.value === ALL ? '' : target.value })}
      />
    </div>
  );
}

/** Hours below each other, and what is on in them. */
const Loading = () => (
  <Card>
    <SkeletonTable label="Loading calendar..." rows={8} avatar={false} />
  </Card>
);

function Grid({ calendar, view }: { calendar: Calendar; view: 'day' | 'week' }) {
  const { date, today, crew } = useCalendarAddress();
  const canMove = useCan('appointments:write');
  const { move, refused, leave } = useMoveJob(calendar.crews);
  const mostLanes = useMostLanes(view);
  const columns =
    view === 'day'
      ? dayColumns(calendar, { date, crew, mostLanes })
      : weekColumns(calendar, { date, today, crew, mostLanes });
  return (
    <>
      {refused && (
        <RefusedNotice refused={refused} crews={calendar.crews} onMove={move} onLeave={leave} />
      )}
      <TimeGrid
        label={titleOf(view, date)}
        columns={columns}
        calendar={calendar}
        canMove={canMove}
        mostLanes={mostLanes}
        isNarrow={view === 'week'}
        onDrop={move}
      />
    </>
  );
}

function Shown({ calendar }: { calendar: Calendar }) {
  const { view, date, today, crew } = useCalendarAddress();
  const isPhone = useIsPhone();
  if (view === 'month') {
    return <MonthSheet date={date} today={today} crew={crew} calendar={calendar} />;
  }
  if (isPhone) {
    const by = view === 'day' ? 'crew' : 'day';
    return <PhoneList {...{ by, calendar, date, today, crew }} />;
  }
  return <Grid calendar={calendar} view={view} />;
}

/** The calendar of a day, week or month: what is on, who does it, and when they are at work. */
export default function CalendarPage() {
  const { view, date, crew } = useCalendarAddress();
  const asked = { ...spanOf(view, date), perDay: PER_DAY[view], resourceId: crew || undefined };
  const query = useQuery({ ...calendarQuery(asked), placeholderData: keepPreviousData });
  return (
    <>
      <div className={styles.bar}>
        <h2 aria-live="polite">{titleOf(view, date)}</h2>
        <CrewChoice />
        <Steps />
      </div>
      {query.data && (
        <div className={styles.shown} aria-busy={query.isPlaceholderData}>
          <Shown calendar={query.data} />
        </div>
      )}
      {!query.data && query.isPending && <Loading />}
      {!query.data && query.isError && (
        <ErrorState
          title="Couldn't load your calendar"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </>
  );
}
