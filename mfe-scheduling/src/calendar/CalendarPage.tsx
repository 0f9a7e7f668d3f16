import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { Button, ErrorState, IconButton, SkeletonBoard, useMediaQuery } from '@clearcoat/ui/core';
import { NativeSelect } from '../appointment-form/NativeSelect';
import { crewsQuery } from '../shared/crews-api';
import { useAddress, type CalendarView } from '../shared/use-address';
import styles from './Calendar.module.css';
import { calendarQuery, type Calendar } from './calendar-api';
import { dayColumns } from './columns';
import { MonthSheet } from './MonthSheet';
import { PhoneList } from './PhoneList';
import { RefusedNotice } from './RefusedNotice';
import { PER_DAY, spanOf, stepFrom, titleOf } from './span';
import { TimeGrid } from './TimeGrid';
import { useMoveJob } from './use-move-job';
import { WeekBoard } from './WeekBoard';

/**
 * Whether the view falls back to a list. The day grid needs 640 px, the week's seven columns 940
 * px.
 */
function useIsList(view: CalendarView): boolean {
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const isNarrow = useMediaQuery('(max-width: 939.98px)');
  return view === 'week' ? isNarrow : isPhone;
}

/** Maximum lanes of a crew; its head counts the remaining appointments. */
const MOST_LANES = 6;

const NAMES: Record<CalendarView, string> = { day: 'day', week: 'week', month: 'month' };

function Steps() {
  const { calendarView: view, date, today, go } = useAddress();
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

/** Crew filter; shown only if there are several crews. */
function CrewChoice() {
  const { crew, go } = useAddress();
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

const SHAPES: Record<CalendarView, { columns: number; rows: number }> = {
  day: { columns: 3, rows: 6 },
  week: { columns: 7, rows: 3 },
  month: { columns: 7, rows: 5 },
};

function Grid({ calendar, view }: { calendar: Calendar; view: 'day' | 'week' }) {
  const { date, today, crew } = useAddress();
  const canMove = useCan('appointments:write');
  const { move, refused, leave } = useMoveJob(calendar.crews);
  return (
    <>
      {refused && (
        <RefusedNotice refused={refused} crews={calendar.crews} onMove={move} onLeave={leave} />
      )}
      {view === 'week' ? (
        <WeekBoard {...{ calendar, date, today, crew, canMove }} onDrop={move} />
      ) : (
        <TimeGrid
          label={titleOf(view, date)}
          columns={dayColumns(calendar, { date, crew, mostLanes: MOST_LANES })}
          calendar={calendar}
          canMove={canMove}
          mostLanes={MOST_LANES}
          onDrop={move}
        />
      )}
    </>
  );
}

function Shown({ calendar }: { calendar: Calendar }) {
  const { calendarView: view, date, today, crew } = useAddress();
  const isList = useIsList(view);
  if (view === 'month') {
    return <MonthSheet date={date} today={today} crew={crew} calendar={calendar} />;
  }
  if (isList) {
    const by = view === 'day' ? 'crew' : 'day';
    return <PhoneList {...{ by, calendar, date, today, crew }} />;
  }
  return <Grid calendar={calendar} view={view} />;
}

/** Calendar of a day, week or month with appointments, crews and working hours. */
export default function CalendarPage() {
  const { calendarView: view, date, filter } = useAddress();
  const asked = { ...spanOf(view, date), perDay: PER_DAY[view], ...filter };
  const query = useQuery({ ...calendarQuery(asked), placeholderData: keepPreviousData });
  return (
    <div data-page-width="full">
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
      {!query.data && query.isPending && (
        <SkeletonBoard label="Loading calendar..." {...SHAPES[view]} />
      )}
      {!query.data && query.isError && (
        <ErrorState
          title="Couldn't load your calendar"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
