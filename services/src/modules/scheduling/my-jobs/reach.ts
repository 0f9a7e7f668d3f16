/**
 * The days of whose jobs a technician sees, from today: yesterday's, for what is to be noted afterwards, to what one packs the
 * van for.
 */
export const DAYS_OF_OWN_JOBS = { before: 1, ahead: 14 };
