import { ZONE } from '../definitions.js';

export const dayOf = (instant: string) => `(${instant} at time zone ${ZONE})::date`;

/** Start of the customer's visit before this one. */
const BEFORE = `(select max(e.starts_at) from appointments e where e.business_id = $1
  and e.contact_id = a.contact_id and e.status = 'completed' and e.starts_at < a.starts_at)`;

/** Days since the customer's last visit. Null for a first visit. */
export const DAYS_SINCE_LAST = `${dayOf('a.starts_at')} - ${dayOf(BEFORE)}`;

/** Contact summaries of customers with visits, as rows of completed jobs. */
export const KEPT_VISITS = `(select k.business_id, k.visits, k.first_visit_at, k.last_visit_at,
  'completed' as status
  from contact_summaries k where k.business_id = $1 and k.visits > 0)`;
