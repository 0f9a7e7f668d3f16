import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { ErrorState, SkeletonBoard, useMediaQuery } from '@clearcoat/ui/core';
import type { Appointment } from '../shared/appointments-api';
import { useAddress, type CalendarView } from '../shared/use-address';
import styles from './Calendar.module.css';
import { calendarQuery, type Calendar } from '../shared/calendar-api';
import { dayColumns } from './columns';
import { MonthSheet } from './MonthSheet';
import { PeekArea } from './peek/PeekArea';
import { PhoneList } from './PhoneList';
import { RefusedNotice } from './RefusedNotice';
import { PER_DAY, spanOf, titleOf } from './span';
import { TimeGrid } from './TimeGrid';
import type { Spot } from './spot';
import { Tray } from './tray/Tray';
import { useTray } from './tray/use-tray';
import { useMoveJob } from './use-move-job';
import { WeekBoard } from './WeekBoard';

/**
 * Whether the view falls back to a list, as it always does on paper. The day grid needs 640 px, the
 * week's seven columns 940 px.
 */
function useIsList(view: CalendarView): boolean {
  const isPhone = useMediaQuery('(max-width: 639.98px), print');
  const isNarrow = useMediaQuery('(max-width: 939.98px), print');
  return view === 'week' ? isNarrow : isPhone;
}

/** Maximum lanes of a crew; its head counts the remaining appointments. */
const MOST_LANES = 6;

const SHAPES: Record<CalendarView, { columns: number; rows: number }> = {
  day: { columns: 3, rows: 6 },
  week: { columns: 7, rows: 3 },
  month: { columns: 7, rows: 5 },
};

interface GridProps extends ReturnType<typeof useTray> {
  calendar: Calendar;
  view: 'day' | 'week';
}

function Grid({ calendar, view, waiting, place }: GridProps) {
  const { date, today, crew } = useAddress();
  const canMove = useCan('appointments:write');
  const { move, refused, leave } = useMoveJob(calendar.crews);
  const drop = (job: Appointment, to: Spot) => {
    if (!place(job, to)) move(job, to);
  };
  return (
    <>
      {refused && (
        <RefusedNotice refused={refused} crews={calendar.crews} onMove={move} onLeave={leave} />
      )}
      {view === 'week' ? (
        <WeekBoard {...{ calendar, date, today, crew, canMove, waiting }} onDrop={drop} />
      ) : (
        <TimeGrid
          label={titleOf(view, date)}
          columns={dayColumns(calendar, { date, crew, mostLanes: MOST_LANES })}
          calendar={calendar}
          canMove={canMove}
          mostLanes={MOST_LANES}
          waiting={waiting}
          onDrop={drop}
        />
      )}
    </>
  );
}

function Days({ calendar, view }: { calendar: Calendar; view: 'day' | 'week' }) {
  const { date, today, crew } = useAddress();
  const isList = useIsList(view);
  const tray = useTray();
  if (!isList) return <Grid {...{ calendar, view, ...tray }} />;
  const by = view === 'day' ? 'crew' : 'day';
  return (
    <>
      <Tray waiting={tray.waiting} />
      <PhoneList {...{ by, calendar, date, today, crew }} />
    </>
  );
}

function Shown({ calendar }: { calendar: Calendar }) {
  const { calendarView: view, date, today, crew } = useAddress();
  if (view === 'month') return <MonthSheet {...{ date, today, crew, calendar }} />;
  return <Days calendar={calendar} view={view} />;
}

/** Calendar of a day, week or month with appointments, crews and working hours. */
export default function CalendarPage() {
  const { calendarView: view, date, filter } = useAddress();
  const asked = { ...spanOf(view, date), perDay: PER_DAY[view], ...filter };
  const query = useQuery({ ...calendarQuery(asked), placeholderData: keepPreviousData });
  return (
    <>
      {query.data && (
        <PeekArea
          jobs={query.data.jobs}
          className={styles.shown}
          aria-busy={query.isPlaceholderData}
        >
          <Shown calendar={query.data} />
        </PeekArea>
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
    </>
  );
}
