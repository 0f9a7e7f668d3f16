import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.js';
import { addDays, boundsOf, instantOf } from '../../../platform/time/zone.js';
import type { Reserved } from '../reservations.queries.js';
import type { ServiceLocation } from '../service.fields.js';
import type { Crew } from '../team/dto/crew.dto.js';
import type { Closure } from '../team/dto/hours.dto.js';
import type { OpenTimes } from '../team/hours.rules.js';
import { travelBetween, type Travel, type Whereabouts } from '../team/travel.js';
import type { TimeStep } from '../team/week.queries.js';
import { openRanges, type DateHours, type Hours } from './open-hours.js';
import { intersect, subtract, type Range } from './ranges.js';
import type { Buffers, Taken } from './slots.js';

const NO_BUFFERS = { before: 0, after: 0 };

/** Data that decides when crews are free for an appointment. */
export interface Known {
  crews: readonly Crew[];
  hours: readonly OpenTimes[];
  closures: readonly Closure[];
  reserved: readonly Reserved[];
  /** Buffers of the requested appointment. */
  buffers: Buffers;
  travel: Travel;
  /** Location of the requested service. */
  location: ServiceLocation;
  /** Place of the requested appointment. */
  place: Whereabouts;
  /** Minutes between starts, unless the query sets a step. */
  timeStep: TimeStep;
}

export function dayOf(date: string, timeZone: string): Range {
  const [start, end] = boundsOf({ from: date, to: date }, timeZone);
  return { start: start.getTime(), end: end.getTime() };
}

/** Open ranges of a crew on a day and the next, and its closures for a part of that time. */
export function hoursOn(
  crew: Crew,
  known: Pick<Known, 'hours' | 'closures'>,
  date: string,
  timeZone: string,
) {
  const closures = known.closures.filter(({ crewId }) => crewId === null || crewId === crew.id);
  const day = dayOf(date, timeZone);
  const around = { start: day.start, end: day.end + DAY_MS };
  return {
    open: openRanges(hoursOf(crew.hours ?? known.hours, closures, date), timeZone, around),
    closed: closures.flatMap((each) => closedHours(each, date, timeZone)),
  };
}

export function openMinutes(crew: Crew, known: Known, date: string, timeZone: string): number {
  const { open, closed } = hoursOn(crew, known, date, timeZone);
  const ofDay = subtract(intersect([open, [dayOf(date, timeZone)]]), closed);
  return ofDay.reduce((sum, { start, end }) => sum + (end - start) / MINUTE_MS, 0);
}

/** Open ranges of a crew on a day, and the appointments and closures that block them. */
export function needOf(crew: Crew, known: Known, date: string, timeZone: string) {
  const jobs = known.reserved.filter(({ crewId }) => crewId === crew.id);
  const { open, closed } = hoursOn(crew, known, date, timeZone);
  return {
    open,
    taken: [
      ...jobs.map((job) => takenBy(job, travelBetween(known.travel, job.place, known.place))),
      ...closed,
    ],
  };
}

/** Reservations already include the appointment's buffers, so only travel time is added. */
const takenBy = ({ startsAt, endsAt }: Reserved, way: number): Taken => ({
  start: startsAt.getTime(),
  end: endsAt.getTime(),
  buffers: { before: way, after: way },
});

/** Closed days among a date and the next one, on which an appointment may end. */
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

/** Blocked times of a closure that covers only some hours of each day. */
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
