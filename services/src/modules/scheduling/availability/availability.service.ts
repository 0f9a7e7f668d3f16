import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.js';
import {
  addDays,
  boundsOf,
  instantOf,
  wallTimeOf,
  type Days,
} from '../../../platform/time/zone.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { findBookable } from '../pricing/lines.queries.js';
import { findReservations, type Reserved } from '../reservations.queries.js';
import { findClosures } from '../team/closures.queries.js';
import { findCrews, findHours } from '../team/crews.queries.js';
import type { Crew } from '../team/dto/crew.dto.js';
import type { Closure } from '../team/dto/hours.dto.js';
import type { OpenTimes } from '../team/hours.rules.js';
import { findTravel } from '../team/travel.queries.js';
import type { AvailabilityQuery, FreeStarts } from './dto/availability.dto.js';
import { openRanges, type DateHours, type Hours } from './open-hours.js';
import { subtract, type Range } from './ranges.js';
import { blockedBy, slotsFor, type Buffers, type Taken } from './slots.js';

const STEP_MINUTES = 15;
const NO_BUFFERS = { before: 0, after: 0 };

/** A stretch of a day in which a crew is at work and has no job. */
export interface FreeRun {
  crew: { id: string; name: string };
  date: string;
  /** By the clock on the wall. */
  from: string;
  /** '24:00' at the end of the day. */
  to: string;
}

interface Known {
  crews: readonly Crew[];
  hours: readonly OpenTimes[];
  closures: readonly Closure[];
  reserved: readonly Reserved[];
  /** What is kept free around the job that is asked for. */
  buffers: Buffers;
  /** Minutes on the way to a job that is elsewhere. */
  travel: number;
}

/** When crews have time: within their hours, outside of closures, with no other job. */
@Injectable()
export class Availability {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of(context: BusinessContext, query: AvailabilityQuery): Promise<FreeStarts[]> {
    const { businessId, timeZone } = context;
    const { date, resourceId } = query;
    const day = dayOf(date, timeZone);
    const asked = { ...query, from: date };
    const known = await this.db.read(context, (sql) => this.known(sql, businessId, asked, day));
    const those = known.crews.filter(({ id, active }) => (resourceId ? id === resourceId : active));
    return those.map((crew) => ({
      resourceId: crew.id,
      startTimes: this.startsOf(crew, known, query, day, timeZone),
    }));
  }

  /** When the crews that take jobs are free for so many minutes on end, the earliest first of each day. */
  async runs(context: BusinessContext, days: Days, minutes: number): Promise<FreeRun[]> {
    const { businessId, timeZone } = context;
    const [start, end] = boundsOf(days, timeZone);
    const within = { start: start.getTime(), end: end.getTime() };
    const known = await this.db.read(context, (sql) => this.known(sql, businessId, days, within));
    const active = known.crews.filter((crew) => crew.active);
    const runs: FreeRun[] = [];
    for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
      const each = active.flatMap((crew) => this.runsOf(crew, known, { date, minutes }, timeZone));
      runs.push(...each.sort((one, other) => one.from.localeCompare(other.from)));
    }
    return runs;
  }

  private runsOf(
    crew: Crew,
    known: Known,
    { date, minutes }: { date: string; minutes: number },
    timeZone: string,
  ): FreeRun[] {
    const { id, name } = crew;
    const day = dayOf(date, timeZone);
    const now = this.clock.now().getTime();
    const { open, taken } = needOf(crew, known, { date }, timeZone);
    const timeAt = (at: number) =>
      at === day.end ? '24:00' : wallTimeOf(new Date(at), timeZone).time;
    return subtract(
      open,
      taken.map((each) => blockedBy(each, known.buffers)),
    )
      .map((run) => ({
        start: onQuarter(Math.max(run.start, day.start, now)),
        end: Math.min(run.end, day.end),
      }))
      .filter((run) => run.end - run.start >= minutes * MINUTE_MS)
      .map((run) => ({ crew: { id, name }, date, from: timeAt(run.start), to: timeAt(run.end) }));
  }

  private async known(sql: Sql, businessId: string, query: Asked, days: Range): Promise<Known> {
    const { from, serviceId = '', excludeId } = query;
    // A job may end on the day after, and what is kept free around it is less than a day.
    const around = { start: days.start - DAY_MS, end: days.end + 2 * DAY_MS };
    const [crews, hours, closures, reserved, service, travel] = await Promise.all([
      findCrews(sql, businessId),
      findHours(sql, businessId),
      findClosures(sql, businessId, { from }),
      findReservations(sql, businessId, around, isUuid(excludeId) ? excludeId : undefined),
      findBookable(sql, businessId, serviceId),
      findTravel(sql, businessId),
    ]);
    const { bufferBefore: before = 0, bufferAfter: after = 0 } = service ?? {};
    return { crews, hours, closures, reserved, buffers: { before, after }, travel };
  }

  private startsOf(
    crew: Crew,
    known: Known,
    { date, minutes, step = STEP_MINUTES, placeId }: AvailabilityQuery,
    day: Range,
    timeZone: string,
  ): string[] {
    const starts = slotsFor({
      job: { minutes, buffers: known.buffers },
      need: needOf(crew, known, { date, placeId }, timeZone),
      step: { minutes: step, offset: 0 },
      timeZone,
      notice: 0,
      now: this.clock.now(),
      within: day,
    });
    // An hour that the clocks repeat reads the same twice.
    return [...new Set(starts.map((at) => wallTimeOf(at, timeZone).time))];
  }
}

/** What of a question has to be known: from which day on, of which service, and for which job. */
type Asked = Pick<AvailabilityQuery, 'serviceId' | 'excludeId'> & Pick<Days, 'from'>;

const onQuarter = (at: number) =>
  Math.ceil(at / (STEP_MINUTES * MINUTE_MS)) * STEP_MINUTES * MINUTE_MS;

function dayOf(date: string, timeZone: string): Range {
  const [start, end] = boundsOf({ from: date, to: date }, timeZone);
  return { start: start.getTime(), end: end.getTime() };
}

/** When a crew is at work on a day, and what takes its time. */
function needOf(
  crew: Crew,
  known: Known,
  { date, placeId }: Pick<AvailabilityQuery, 'date' | 'placeId'>,
  timeZone: string,
) {
  const closures = known.closures.filter(
    ({ resourceId }) => resourceId === null || resourceId === crew.id,
  );
  const jobs = known.reserved.filter(({ resourceId }) => resourceId === crew.id);
  const day = dayOf(date, timeZone);
  const around = { start: day.start, end: day.end + DAY_MS };
  return {
    open: openRanges(hoursOf(crew.hours ?? known.hours, closures, date), timeZone, around),
    taken: [
      ...jobs.map((job) => takenBy(job, job.placeId === (placeId || null) ? 0 : known.travel)),
      ...closures.flatMap((each) => closedHours(each, date, timeZone)),
    ],
  };
}

/** With what is kept free around it, which is reserved as well, and the way there and from there. */
const takenBy = ({ startsAt, endsAt }: Reserved, way: number): Taken => ({
  start: startsAt.getTime(),
  end: endsAt.getTime(),
  buffers: { before: way, after: way },
});

/** Of two days, on the second of which a job may end, those on which something is closed. */
const daysOf = ({ fromDate, toDate }: Closure, date: string): string[] =>
  [date, addDays(date, 1)].filter((day) => day >= fromDate && day <= toDate);

function hoursOf(weekly: readonly OpenTimes[], closures: readonly Closure[], date: string): Hours {
  const closed = closures
    .filter(({ starts }) => starts === null)
    .flatMap((each) => daysOf(each, date));
  return {
    weekly: weekly.map(({ weekday, starts, ends }) => ({
      weekdays: [weekday],
      start: starts,
      end: ends,
    })),
    dates: closed.map((day): DateHours => ({ date: day, closed: true })),
  };
}

/** Of a closure for some hours only, those of each of its days. */
function closedHours(closure: Closure, date: string, timeZone: string): Taken[] {
  const { starts, ends } = closure;
  if (starts === null || ends === null) return [];
  const instant = (day: string, time: string) =>
    (time === '24:00'
      ? instantOf(addDays(day, 1), '00:00', timeZone)
      : instantOf(day, time, timeZone)
    ).getTime();
  return daysOf(closure, date).map((day) => ({
    start: instant(day, starts),
    end: instant(day, ends),
    buffers: NO_BUFFERS,
  }));
}
