import { formatWeekday, joinFacts, useNavigate, type IsoDate } from '@clearcoat/sdk';
import { Swatch } from '@clearcoat/ui/core';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import type { Appointment } from '../shared/appointments-api';
import { clockChangeOn } from '@clearcoat/sdk/rules';
import { lengthOf } from '../shared/day-plan';
import { newJobPath } from '../shared/new-job-path';
import { useTimeZone } from '../shared/use-time-zone';
import type { Calendar, Crew } from '../shared/calendar-api';
import { crewsIn } from './columns';
import { jobsInWords, minutesOf, WeekDayHead } from './heads';
import { datesOf, spanOf, titleOf } from './span';
import { isSameSpot, spotOf, type Spot } from './spot';
import { isMovable, useMoving, warningAt, type GripHandlers, type Moving } from './use-moving';
import { cellKey, weekGeometry, type Cell } from './week-cells';
import { WeekCard, WeekGhost } from './WeekCard';
import { Tray } from './tray/Tray';
import { withWaiting, type WaitingJob } from './tray/use-tray';
import { closedOn } from './work-hours';
import styles from './WeekBoard.module.css';

const isIn = ({ date, crewId }: Cell, spot: Cell) => spot.date === date && spot.crewId === crewId;

/** Appointments and hours of a day, and the number of appointments that the server left out. */
function DayFoot({ count, jobs }: { count: number; jobs: readonly Appointment[] }) {
  const timeZone = useTimeZone();
  const hidden = count - jobs.length;
  return joinFacts([
    jobsInWords(count),
    jobs.length > 0 && lengthOf(minutesOf(jobs, timeZone)),
    hidden > 0 && `${hidden} not shown`,
  ]);
}

interface CardsProps {
  cell: Cell;
  jobs: readonly Appointment[];
  moving: Moving | undefined;
  canMove: boolean;
  howId: string;
  grip: GripHandlers;
}

/** A crew's appointments on a day, by time. */
function Cards({ cell, jobs, moving, canMove, howId, grip }: CardsProps) {
  const own = jobs
    .filter((job) => isIn(cell, spotOf(job)))
    .toSorted((one, other) => spotOf(one).start - spotOf(other).start);
  const ghost =
    moving && isIn(cell, moving.spot) && !isSameSpot(moving.spot, spotOf(moving.job))
      ? moving
      : undefined;
  if (own.length === 0 && !ghost) return null;
  return (
    <ul role="list" className={styles.cards}>
      {own.map((job) => (
        <WeekCard
          key={job.id}
          job={job}
          isAway={moving?.job.id === job.id}
          canMove={canMove && isMovable(job)}
          howId={howId}
          grip={grip}
        />
      ))}
      {ghost && <WeekGhost moving={ghost} warning={warningAt(ghost.spot, ghost.job, jobs)} />}
    </ul>
  );
}

const CrewName = ({ crew }: { crew: Crew }) => (
  <th scope="row" className={styles.crew}>
    <Swatch colour={crew.colour} />
    <span>{crew.name}</span>
  </th>
);

/** Scrolls today's column into view once, if not all days fit. */
function useTodayInView() {
  const head = useRef<HTMLTableCellElement>(null);
  // `scrollIntoView` may return a promise, which is not a valid clean-up.
  useEffect(() => {
    head.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, []);
  return head;
}

interface WeekBoardProps {
  calendar: Calendar;
  date: IsoDate;
  today: IsoDate;
  /** The crew filter; '' means all crews. */
  crew: string;
  canMove: boolean;
  /** Jobs without a time, which can be dragged into a cell. */
  waiting: readonly WaitingJob[];
  onDrop: (job: Appointment, to: Spot) => void;
}

/**
 * Week board: crews are rows, days are columns. Dragging a card changes its day or crew, not its
 * time.
 */
export function WeekBoard(props: WeekBoardProps) {
  const { calendar, date: around, today, crew: chosen, canMove, waiting, onDrop } = props;
  const { jobs } = calendar;
  const crews = crewsIn(calendar, chosen);
  const crewIds = crews.map(({ id }) => id);
  const dates = datesOf(spanOf('week', around));
  const counts = new Map(calendar.days.map((day) => [day.date, day.count]));
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const area = useRef<HTMLTableElement>(null);
  const todayHead = useTodayInView();
  const howId = useId();
  const [moving, setMoving] = useState<Moving>();
  const changeOn = (day: IsoDate) => clockChangeOn(day, timeZone);
  const { said, onPointerDown, grip } = useMoving({
    ...{ area, jobs: withWaiting(jobs, waiting), crews: calendar.crews },
    ...{ canMove, moving, setMoving, onDrop },
    geometry: weekGeometry({ dates, crewIds }, changeOn),
  });
  const markOf = (date: IsoDate) => (date === today ? '' : undefined);
  /**
   * Clicking empty space in a cell books its crew on its day; keyboards use the + in the day's
   * head.
   */
  const bookIn = ({ date, crewId }: Cell) =>
    canMove
      ? ({ target }: MouseEvent) => {
          if (!(target as HTMLElement).closest('[data-job]')) {
            void navigate(newJobPath({ date, crewId }));
          }
        }
      : undefined;

  return (
    <>
      <Tray waiting={waiting} onPointerDown={onPointerDown} />
      <div className={styles.scroll}>
        <table ref={area} className={styles.board} onPointerDown={onPointerDown}>
          <caption className="cc-visually-hidden">{titleOf('week', around)}</caption>
          <thead>
            <tr>
              <td />
              {dates.map((date) => (
                <th
                  key={date}
                  ref={date === today ? todayHead : undefined}
                  scope="col"
                  data-today={markOf(date)}
                >
                  <div className={styles.head}>
                    <WeekDayHead
                      {...{ date, today, crew: chosen }}
                      closed={closedOn(calendar, date, crewIds)}
                    />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {crews.map((crew) => (
              <tr key={crew.id}>
                <CrewName crew={crew} />
                {dates.map((date) => {
                  const cell = { date, crewId: crew.id };
                  return (
                    <td
                      key={date}
                      data-cell={cellKey(cell)}
                      data-today={markOf(date)}
                      data-closed={closedOn(calendar, date, [crew.id]) ? '' : undefined}
                      onClick={bookIn(cell)}
                    >
                      <Cards {...{ cell, jobs, moving, canMove, howId, grip }} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {dates.map((date) => (
                <td key={date} data-today={markOf(date)}>
                  <span className="cc-visually-hidden">{formatWeekday(date)}: </span>
                  <DayFoot
                    count={counts.get(date) ?? 0}
                    jobs={jobs.filter((job) => job.date === date)}
                  />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <p id={howId} className="cc-visually-hidden">
          Enter or Space picks the job up.
        </p>
        <p className="cc-visually-hidden" role="status">
          {said}
        </p>
      </div>
    </>
  );
}
