/** How long a job is booked for. */
export const HOURS = 'extract(epoch from a.ends_at - a.starts_at) / 3600';
