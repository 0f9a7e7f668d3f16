import { formatTime, useNavigate } from '@clearcoat/sdk';
import { clockChangeOn, fromMinutes } from '@clearcoat/sdk/rules';
import { useId, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import type { Appointment } from '../shared/appointments-api';
import type { Calendar } from '../shared/calendar-api';
import styles from './Calendar.module.css';
import { Column, HOUR_PX } from './Column';
import { gridGeometry, placeAt, stepAt, type ColumnPlace, type Grid } from './drag';
import { drivesBetween } from './drives';
import { newJobPath } from '../shared/new-job-path';
import { USUAL_STEP } from '../shared/shop-hours';
import { spotOf, type Spot } from './spot';
import { Tray } from './tray/Tray';
import { withWaiting, type WaitingJob } from './tray/use-tray';
import { useTimeZone } from '../shared/use-time-zone';
import { useMinute } from './use-minute';
import { useMoving, warningAt, type Moving } from './use-moving';
import { anyOpenOn, outsideOf, reasonOn, shownHours } from './work-hours';

/** A column with its head, and the crews whose hours it shows. */
export interface GridColumn extends ColumnPlace {
  key: string;
  name: string;
  head: ReactNode;
  crewIds: readonly string[];
}

interface TimeGridProps {
  label: string;
  columns: readonly GridColumn[];
  calendar: Calendar;
  canMove: boolean;
  mostLanes: number;
  /** Jobs without a time, which can be dragged into the grid. */
  waiting: readonly WaitingJob[];
  onDrop: (job: Appointment, to: Spot) => void;
}

const isIn = ({ date, crewId }: ColumnPlace, spot: Pick<Spot, 'date' | 'crewId'>) =>
  spot.date === date && (crewId === undefined || spot.crewId === crewId);

function Hours({ shown }: { shown: Grid['shown'] }) {
  const hours = [];
  for (let minute = shown.start + 60; minute < shown.end; minute += 60) hours.push(minute);
  return (
    <div className={styles.hours} aria-hidden="true">
      {hours.map((minute) => (
        <span key={minute} style={{ top: ((minute - shown.start) / 60) * HOUR_PX }}>
          {formatTime(fromMinutes(minute)).replace(':00 ', ' ')}
        </span>
      ))}
    </div>
  );
}

/** The empty slot under the pointer, where a click schedules an appointment. */
function useEmptyPlace(grid: Grid, isOn: boolean) {
  const navigate = useNavigate();
  const [over, setOver] = useState<{ column: ColumnPlace; start: number }>();
  const placeOf = (event: MouseEvent | PointerEvent) => {
    const isJob = (event.target as HTMLElement).closest('[data-job]');
    if (!isOn || isJob) return undefined;
    const area = event.currentTarget.getBoundingClientRect();
    const { column, minute } = placeAt(grid, area, { x: event.clientX, y: event.clientY });
    return { column, start: stepAt(minute, grid.step) };
  };
  return {
    over,
    onPointerMove: (event: PointerEvent) => {
      const next = event.pointerType === 'mouse' ? placeOf(event) : undefined;
      const isSame = next?.start === over?.start && next?.column === over?.column;
      if (!isSame) setOver(next);
    },
    onPointerLeave: () => setOver(undefined),
    onClick: (event: MouseEvent) => {
      const place = placeOf(event);
      if (place) void navigate(newJobPath({ ...place.column, time: fromMinutes(place.start) }));
    },
  };
}

/** Time grid: appointments in columns, which they can be dragged between. */
export function TimeGrid(props: TimeGridProps) {
  const { label, columns, calendar, canMove, mostLanes, waiting, onDrop } = props;
  const { jobs, crews } = calendar;
  const timeZone = useTimeZone();
  const area = useRef<HTMLDivElement>(null);
  const howId = useId();
  const { today, minute } = useMinute();
  const [moving, setMoving] = useState<Moving>();
  const open = columns.map(({ date, crewIds }) => anyOpenOn(calendar, date, crewIds));
  const shown = shownHours(open.flat(), [...jobs.map(spotOf), ...(moving ? [moving.spot] : [])]);
  const grid = { columns, shown, step: calendar.timeStep ?? USUAL_STEP };
  const changeOn = (date: string) => clockChangeOn(date, timeZone);
  const { said, onPointerDown, grip } = useMoving({
    ...{ area, jobs: withWaiting(jobs, waiting), crews, canMove, moving, setMoving, onDrop },
    geometry: gridGeometry(grid, changeOn),
  });
  const reasonOf = ({ date, crewIds }: GridColumn, index: number) =>
    reasonOn(calendar, date, crewIds) ?? (open[index]?.length === 0 ? '' : undefined);
  const { over, ...empty } = useEmptyPlace(grid, canMove && !moving);

  return (
    <>
      <Tray waiting={waiting} onPointerDown={onPointerDown} />
      <div className={styles.scroll} role="group" aria-label={label}>
        <div className={styles.grid} style={{ '--columns': columns.length } as object}>
          <div className={styles.corner} />
          {columns.map(({ key, head }) => (
            <div key={key} className={styles.head}>
              {head}
            </div>
          ))}
          <Hours shown={shown} />
          {/* Keyboards reach the same slots through the head of each column. */}
          <div
            ref={area}
            className={styles.area}
            style={{ height: ((shown.end - shown.start) / 60) * HOUR_PX }}
            onPointerDown={onPointerDown}
            {...empty}
          >
            {columns.map((column, index) => {
              const own = jobs.filter((job) => isIn(column, spotOf(job)));
              return (
                <Column
                  key={column.key}
                  name={column.name}
                  jobs={own}
                  shown={shown}
                  shut={outsideOf(open[index] ?? [], shown)}
                  reason={reasonOf(column, index)}
                  drives={column.crewId ? drivesBetween(own, calendar) : []}
                  now={column.date === today ? minute : undefined}
                  moving={moving}
                  isTarget={moving !== undefined && isIn(column, moving.spot)}
                  warning={moving ? warningAt(moving.spot, moving.job, jobs) : ''}
                  mostLanes={mostLanes}
                  canMove={canMove}
                  howId={howId}
                  hover={
                    over?.column === column
                      ? { start: over.start, end: over.start + grid.step }
                      : undefined
                  }
                  grip={grip}
                />
              );
            })}
          </div>
        </div>
        <p id={howId} className="cc-visually-hidden">
          Enter or Space picks the job up.
        </p>
      </div>
      {/* Beside the grid, which is inert below a dialog. */}
      <p className="cc-visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
