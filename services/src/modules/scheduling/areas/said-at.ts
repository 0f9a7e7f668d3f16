import { DAY_MS, MINUTE_MS, WEEK_MS } from '../../../platform/time/durations.js';

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

/** A clock that is so little ahead is no wrong one. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;
/** A customer sends a picture of the damage some days before the job. */
const BEFORE_JOB_MS = WEEK_MS;

/**
 * When a photo was taken, as the device that sends it says. It may come long after, from a phone that had no line or by the office
 * from its gallery; what is not yet, or was too long before the job, is a wrong clock or a copied file, and counts as now.
 */
export function takenAt(at: string | undefined, { now, startsAt }: { now: Date; startsAt: Date }) {
  const said = Date.parse(at ?? '');
  const isLikely =
    said <= now.getTime() + CLOCKS_DIFFER_MS && said >= startsAt.getTime() - BEFORE_JOB_MS;
  return isLikely ? new Date(Math.min(said, now.getTime())) : now;
}
