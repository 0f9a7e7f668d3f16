import { DAY_MS, MINUTE_MS, WEEK_MS } from '../../../platform/time/durations.js';

/** Maximum time that an offline change may wait before it is sent. */
const LONGEST_WAIT_MS = 2 * DAY_MS;

/**
 * Time of an action on an appointment. A device that was offline sends the action later with its time.
 * A time in the future or days ago is a wrong clock and is ignored.
 */
export function saidAt(at: string | undefined, now: Date): Date {
  const said = Date.parse(at ?? '');
  const isLikely = said <= now.getTime() && said > now.getTime() - LONGEST_WAIT_MS;
  return isLikely ? new Date(said) : now;
}

/** Tolerance for a device clock that is ahead. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;
/** Customers may send a picture of the damage some days before the appointment. */
const BEFORE_JOB_MS = WEEK_MS;

/**
 * Time when a photo was taken, as the device reports it. The photo may arrive long after, from an
 * offline phone or from the office's gallery. A time in the future or too long before the appointment
 * is wrong and counts as now.
 */
export function takenAt(at: string | undefined, { now, startsAt }: { now: Date; startsAt: Date }) {
  const said = Date.parse(at ?? '');
  const isLikely =
    said <= now.getTime() + CLOCKS_DIFFER_MS && said >= startsAt.getTime() - BEFORE_JOB_MS;
  return isLikely ? new Date(Math.min(said, now.getTime())) : now;
}
