/** Current day of the business; $2 is its zone, $3 is now. */
export const TODAY = '($3::timestamptz at time zone $2)::date';

/** A completed appointment. One completed ahead of its day does not count yet. */
export const isVisit = (job: string) =>
  `${job}.status = 'completed' and (${job}.starts_at at time zone $2)::date <= ${TODAY}`;
