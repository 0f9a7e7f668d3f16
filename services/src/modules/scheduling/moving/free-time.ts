import { MINUTE_MS } from '../../../platform/time/durations.js';
import { dayOf, needOf, type Known } from '../availability/crew-time.js';
import { covers, intersect, subtract, type Range } from '../availability/ranges.js';
import { blockedBy, type Buffers } from '../availability/slots.js';
import type { Appointment } from '../dto/appointment.dto.js';
import type { Reserved } from '../reservations.queries.js';
import type { ServiceLocation } from '../service.fields.js';
import type { Crew } from '../team/dto/crew.dto.js';

const QUARTER_MS = 15 * MINUTE_MS;

/** The day that takes the jobs. */
export interface Day extends Pick<Known, 'crews' | 'hours' | 'closures' | 'reserved' | 'travel'> {
  date: string;
  timeZone: string;
  now: Date;
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

export const knownFor = ({ appointment, buffers, location }: Movable, day: Day): Known => ({
  ...day,
  buffers,
  location,
  place: appointment.place,
  timeStep: 15,
});

/** Blocked time of the crew once the appointment is there. */
const takenBy = ({ job: { appointment, buffers }, crew, start, end }: Found): Reserved => ({
  crewId: crew.id,
  place: appointment.place,
  startsAt: new Date(start - buffers.before * MINUTE_MS),
  endsAt: new Date(end + buffers.after * MINUTE_MS),
});

function freeRuns(job: Movable, crew: Crew, day: Day, found: readonly Found[]): Range[] {
  const reserved = [...day.reserved, ...found.map(takenBy)];
  const known = knownFor(job, { ...day, reserved });
  const { open, taken } = needOf(crew, known, day.date, day.timeZone);
  const { end } = dayOf(day.date, day.timeZone);
  // An appointment ends on the day on which it begins, at midnight at the latest.
  const ahead = [{ start: day.now.getTime(), end }];
  const blocked = taken.map((each) => blockedBy(each, job.buffers));
  return subtract(intersect([open, ahead]), blocked);
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
  const runs = freeRuns(job, crew, day, found);
  const at = (start: number): Found => ({ job, crew, start, end: start + job.length });
  if (covers(runs, at(from))) return at(from);
  return runs
    .map((run) => ({ run, time: at(onQuarter(Math.max(run.start, from))) }))
    .find(({ run, time }) => covers([run], time))?.time;
}

const onQuarter = (at: number) => Math.ceil(at / QUARTER_MS) * QUARTER_MS;

/** Whether a whole-day closure applies to all crews. */
export const closureOn = ({ closures, date }: Day) =>
  closures.find(
    ({ crewId, starts, fromDate, toDate }) =>
      crewId === null && starts === null && fromDate <= date && date <= toDate,
  );
