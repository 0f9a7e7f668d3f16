import { addDays } from '../../platform/time/zone.js';

/**
 * Days around today whose appointments a technician sees. Yesterday is for late notes; the days ahead
 * are for packing the van.
 */
export const DAYS_OF_OWN_JOBS = { before: 1, ahead: 14 };

export const daysOfOwnJobs = (today: string): { from: string; to: string } => ({
  from: addDays(today, -DAYS_OF_OWN_JOBS.before),
  to: addDays(today, DAYS_OF_OWN_JOBS.ahead),
});
