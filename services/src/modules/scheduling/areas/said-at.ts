import { DAY_MS } from '../../../platform/time/durations.js';

/** So long what is said without a line may wait for one. */
const LONGEST_WAIT_MS = 2 * DAY_MS;

/**
 * When something was said of a job. Who had no line says it later, with when it was; a clock that is wrong, ahead or by days,
 * does not count.
 */
export function saidAt(at: string | undefined, now: Date): Date {
  const said = Date.parse(at ?? '');
  const isLikely = said <= now.getTime() && said > now.getTime() - LONGEST_WAIT_MS;
  return isLikely ? new Date(said) : now;
}
