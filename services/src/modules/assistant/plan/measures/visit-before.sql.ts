import { ZONE } from '../definitions.js';

export const dayOf = (instant: string) => `(${instant} at time zone ${ZONE})::date`;

/** The visit before this one, of the same customer. */
const BEFORE = `(select max(e.starts_at) from appointments e where e.business_id = $1
  and e.contact_id = a.contact_id and e.status = 'completed' and e.starts_at < a.starts_at)`;

/** Nothing for a first visit. */
export const DAYS_SINCE_LAST = `${dayOf('a.starts_at')} - ${dayOf(BEFORE)}`;

/** What is kept of those who were here. */
export const KEPT_VISITS = `(select k.business_id, k.visits, k.first_visit_at, k.last_visit_at,
  'completed' as status
  from contact_summaries k where k.business_id = $1 and k.visits > 0)`;
