import { MINUTE_MS } from '../../../platform/time/durations.js';
import { dayOf, hoursOn } from '../availability/crew-time.js';
import { covers, intersect, subtract, type Range } from '../availability/ranges.js';
import { blockedBy, type Buffers } from '../availability/slots.js';
import type { Appointment } from '../dto/appointment.dto.js';
import type { Reserved } from '../reservations.queries.js';
import type { ServiceLocation } from '../service.fields.js';
import type { Crew } from '../team/dto/crew.dto.js';
import type { Closure } from '../team/dto/hours.dto.js';
import type { OpenTimes } from '../team/hours.rules.js';
import { travelBetween, type Travel } from '../team/travel.js';

const QUARTER_MS = 15 * MINUTE_MS;

/** The day that takes the appointments. */
export interface Day {
  date: string;
  timeZone: string;
  now: Date;
  crews: readonly Crew[];
  /** Open ranges by crew, without closures. */
  open: ReadonlyMap<string, readonly Range[]>;
  closures: readonly Closure[];
  reserved: readonly Reserved[];
  travel: Travel;
}

/** An appointment to move. */
export interface Movable {
  appointment: Appointment;
  /** Its present time on the other day, as an instant. */
  wish: number;
  /** Length in milliseconds. */
  length: number;
  buffers: Buffers;
  location: ServiceLocation;
}

/** A time found for an appointment. */
export interface Found extends Range {
  job: Movable;
  crew: Crew;
}

/** Open ranges of a day. An appointment ends on the day on which it begins, at midnight at the latest. */
export function openRangesOf(
  crew: Crew,
  known: { hours: readonly OpenTimes[]; closures: readonly Closure[] },
  date: string,
  timeZone: string,
): Range[] {
  const { open, closed } = hoursOn(crew, known, date, timeZone);
  return subtract(intersect([open, [dayOf(date, timeZone)]]), closed);
}

/** Blocked time of the crew once the appointment is there. */
const takenBy = ({ job: { appointment, buffers }, crew, start, end }: Found): Reserved => ({
  crewId: crew.id,
  place: appointment.place,
  startsAt: new Date(start - buffers.before * MINUTE_MS),
  endsAt: new Date(end + buffers.after * MINUTE_MS),
});

function freeRuns(job: Movable, crew: Crew, day: Day, found: readonly Found[]): Range[] {
  const taken = [...day.reserved, ...found.map(takenBy)].filter(({ crewId }) => crewId === crew.id);
  const blocked = taken.map(({ startsAt, endsAt, place }) => {
    const way = travelBetween(day.travel, place, job.appointment.place);
    const buffers = { before: way, after: way };
    return blockedBy({ start: startsAt.getTime(), end: endsAt.getTime(), buffers }, job.buffers);
  });
  return subtract(day.open.get(crew.id) ?? [], blocked);
}

/**
 * First free time of a crew at or after an instant: that instant itself, otherwise the next free
 * quarter of an hour. Offsets of all zones are whole quarters.
 */
export function freeTime(
  job: Movable,
  crew: Crew,
  day: Day,
  found: readonly Found[],
  from: number,
): Found | undefined {
  const now = day.now.getTime();
  const runs = freeRuns(job, crew, day, found);
  const at = (start: number): Found => ({ job, crew, start, end: start + job.length });
  if (from >= now && covers(runs, at(from))) return at(from);
  return runs
    .map((run) => ({ run, time: at(onQuarter(Math.max(run.start, from, now))) }))
    .find(({ run, time }) => covers([run], time))?.time;
}

const onQuarter = (at: number) => Math.ceil(at / QUARTER_MS) * QUARTER_MS;

/** Whole-day closure of all crews. */
export const closureOn = ({ closures, date }: Day) =>
  closures.find(
    ({ crewId, starts, fromDate, toDate }) =>
      crewId === null && starts === null && fromDate <= date && date <= toDate,
  );
