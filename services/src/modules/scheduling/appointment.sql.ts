/** An appointment that is neither over nor done nor cancelled; `job` is its table's alias. */
export const isStillToCome = (job: string, now: string) =>
  `${job}.ends_at > ${now} and ${isOpen(job)}`;

/** Neither done nor cancelled, as the indexes of what is open and what is closed have it. */
export const isOpen = (job: string) => `${job}.status not in ('completed', 'cancelled')`;
export const isClosed = (job: string) => `${job}.status in ('completed', 'cancelled')`;

/** Hardly a job is: what is not over yet began yesterday or later, or is one of these few. */
export const isLong = (job: string) => `${job}.ends_at - ${job}.starts_at > interval '1 day'`;
