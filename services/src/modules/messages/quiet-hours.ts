import { addDays, instantOf, wallTimeOf } from '../../platform/time/zone.js';

/** Local hours in which customers are not written to. `reminder_due` in SQL follows the same rule. */
const QUIET = { from: '21:00', to: '08:00' };

/** End of the quiet hours at this moment; undefined outside of them. */
export function quietUntil(now: Date, timeZone: string): Date | undefined {
  const { date, time } = wallTimeOf(now, timeZone);
  if (time < QUIET.to) return instantOf(date, QUIET.to, timeZone);
  if (time >= QUIET.from) return instantOf(addDays(date, 1), QUIET.to, timeZone);
  return undefined;
}
