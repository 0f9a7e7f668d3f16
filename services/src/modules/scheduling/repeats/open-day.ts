import { addDays } from '../../../platform/time/zone.js';
import type { Span } from '../appointment.rules.js';
import { hoursOn } from '../availability/crew-time.js';
import { covers, subtract } from '../availability/ranges.js';
import type { Crew } from '../team/dto/crew.dto.js';
import type { Closure } from '../team/dto/hours.dto.js';
import type { OpenTimes } from '../team/hours.rules.js';

/** A crew with the hours and closures that apply to it. */
export interface Work {
  crew: Crew;
  hours: readonly OpenTimes[];
  closures: readonly Closure[];
}

const ALWAYS: OpenTimes[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  starts: '00:00',
  ends: '24:00',
}));

/** Maximum days that a repeat is moved to reach an open day. */
const LONGEST_WAIT_DAYS = 6;

function isAtWork({ crew, ...known }: Work, date: string, span: Span, timeZone: string): boolean {
  const { open, closed } = hoursOn(crew, known, date, timeZone);
  const slot = { start: span.startsAt.getTime(), end: span.endsAt.getTime() };
  return covers(subtract(open, closed), slot);
}

/**
 * Open days for a repeat, from its due date on. Staff may have chosen a time outside the opening hours
 * on purpose. In that case only closures count.
 *
 * @param spanOn - when the job is on a date
 */
export function openDays(
  work: Work,
  dueOn: string,
  spanOn: (date: string) => Span,
  { timeZone, everyWeeks }: { timeZone: string; everyWeeks: number },
): string[] {
  const isUsual = isAtWork({ ...work, closures: [] }, dueOn, spanOn(dueOn), timeZone);
  const known = isUsual ? work : { ...work, hours: ALWAYS, crew: { ...work.crew, hours: null } };
  const days = Math.min(LONGEST_WAIT_DAYS, everyWeeks * 7 - 1);
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(dueOn, ahead)).filter((date) =>
    isAtWork(known, date, spanOn(date), timeZone),
  );
}
