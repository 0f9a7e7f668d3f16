/** An appointment that is neither over nor done nor cancelled; `job` is its table's alias. */
export const isStillToCome = (job: string, now: string) =>
  `${job}.ends_at > ${now} and ${job}.status not in ('completed', 'cancelled')`;
