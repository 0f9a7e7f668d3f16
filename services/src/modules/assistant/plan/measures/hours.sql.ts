/** How long a job is booked for; as a float, which adds up many times faster than what `extract` gives. */
export const HOURS = `date_part('epoch', a.ends_at - a.starts_at) / 3600`;
