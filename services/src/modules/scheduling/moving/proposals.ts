import { MINUTE_MS } from '../../../platform/time/durations.js';
import { saidMinutes } from '../../../platform/time/clock-time.js';
import { formatDay, today } from '../../../platform/time/zone.js';
import { dayOf } from '../availability/crew-time.js';
import type { Crew } from '../team/dto/crew.dto.js';
import { suitedCrews } from '../team/suited-crews.js';
import { closureOn, freeTime, type Day, type Found, type Movable } from './free-time.js';

const activeOf = ({ crews }: Day) => crews.filter(({ active }) => active);

/** The appointment's own crew, then the others that do the service. */
function crewsFor({ appointment, location }: Movable, day: Day): Crew[] {
  const active = activeOf(day);
  const own = active.filter(({ id }) => id === appointment.crew.id);
  const others = suitedCrews(active, location).filter(({ id }) => id !== appointment.crew.id);
  return [...own, ...others];
}

/** A crew's appointments in their order, each at or after its earliest start. */
function inOrder(
  jobs: readonly Movable[],
  crew: Crew,
  day: Day,
  earliest: (job: Movable) => number,
): Found[] {
  const found: Found[] = [];
  for (const job of jobs) {
    const after = found.at(-1)?.start ?? 0;
    const time = freeTime(job, crew, day, found, Math.max(after, earliest(job)));
    if (time) found.push(time);
  }
  return found;
}

/** At their present times or later; earlier in the day if more of them fit that way. */
function ofCrew(jobs: readonly Movable[], crew: Crew, day: Day): Found[] {
  const kept = inOrder(jobs, crew, day, ({ wish }) => wish);
  if (kept.length === jobs.length) return kept;
  const packed = inOrder(jobs, crew, day, () => startOf(day));
  return packed.length > kept.length ? packed : kept;
}

/**
 * Times for appointments on another day, which do not overlap. Each crew keeps its own; those that do
 * not fit go wherever there is time.
 *
 * @param jobs - in the order of their starts
 */
export function proposedTimes(jobs: readonly Movable[], day: Day): Map<Movable, Found> {
  const found = activeOf(day).flatMap((crew) =>
    ofCrew(
      jobs.filter(({ appointment }) => appointment.crew.id === crew.id),
      crew,
      day,
    ),
  );
  const placed = new Set(found.map(({ job }) => job));
  for (const job of jobs.filter((each) => !placed.has(each))) {
    const time = anywhere(job, day, found);
    if (time) found.push(time);
  }
  return new Map(found.map((time) => [time.job, time]));
}

function anywhere(job: Movable, day: Day, found: readonly Found[]): Found | undefined {
  for (const crew of crewsFor(job, day)) {
    const time =
      freeTime(job, crew, day, found, job.wish) ?? freeTime(job, crew, day, found, startOf(day));
    if (time) return time;
  }
  return undefined;
}

const startOf = ({ date, timeZone }: Day) => dayOf(date, timeZone).start;

/** Why an appointment has no time on the day. */
export function problemOf(job: Movable, day: Day): string {
  const { date, timeZone, now } = day;
  if (date < today(now, timeZone)) return `${formatDay(date)} is over.`;
  const closure = closureOn(day);
  if (closure) return `Closed on ${formatDay(date)}${closure.reason && `: ${closure.reason}`}.`;
  const isOpen = ({ id }: Crew) => (day.open.get(id) ?? []).length > 0;
  if (!activeOf(day).some(isOpen)) return `Nobody works on ${formatDay(date)}.`;
  const long = saidMinutes(job.length / MINUTE_MS);
  return `Nobody who does this is free for ${long} on ${formatDay(date)}.`;
}
