import { addDays } from '../../platform/time/zone.js';

/**
 * The days of whose jobs a technician sees, from today: yesterday's, for what is to be noted afterwards, to what one packs the
 * van for.
 */
export const DAYS_OF_OWN_JOBS = { before: 1, ahead: 14 };

/** The first and the last of them. */
export const daysOfOwnJobs = (today: string): { from: string; to: string } => ({
  from: addDays(today, -DAYS_OF_OWN_JOBS.before),
  to: addDays(today, DAYS_OF_OWN_JOBS.ahead),
});
