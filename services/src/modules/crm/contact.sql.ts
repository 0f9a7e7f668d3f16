import { countToCome } from '../scheduling/index.js';
import type { ContactVisits } from './dto/contact.dto.js';

/**
 * Range of days since the last visit: long enough for another wash, but before the contact has gone
 * elsewhere.
 */
const DUE_AFTER_DAYS = 60;
const DUE_UNTIL_DAYS = 240;

/** Current day of the business; $2 is its zone, $3 is now. */
export const TODAY = '($3::timestamptz at time zone $2)::date';

/** A completed appointment. One completed ahead of its day does not count yet. */
export const isVisit = (job: string) =>
  `${job}.status = 'completed' and (${job}.starts_at at time zone $2)::date <= ${TODAY}`;

/**
 * Day of a contact's last visit, here or imported, from the summary `s`. A summary in the future means
 * an appointment completed ahead of time. Those few are looked up.
 */
export const LAST_VISIT = `case when s.last_visit_on <= ${TODAY} then s.last_visit_on else greatest(
    coalesce((select (max(a.starts_at) at time zone $2)::date from appointments a
      where a.business_id = $1 and a.contact_id = s.contact_id and ${isVisit('a')}), '-infinity'),
    coalesce((select o.last_visit from opening_balances o
      where o.business_id = $1 and o.contact_id = s.contact_id), '-infinity')) end`;

/**
 * Conditions on the last visit, on the summaries `s`. A summary is never before the real last visit, so
 * an index on it narrows who can be due.
 */
export const LAST_VISIT_IS: Record<ContactVisits, string> = {
  due: `s.last_visit_on >= ${TODAY} - ${DUE_UNTIL_DAYS}
    and ${LAST_VISIT} >= ${TODAY} - ${DUE_UNTIL_DAYS} and ${LAST_VISIT} < ${TODAY} - ${DUE_AFTER_DAYS}`,
  lapsed: `${LAST_VISIT} < ${TODAY} - ${DUE_UNTIL_DAYS} and ${LAST_VISIT} > '-infinity'`,
  never: `${LAST_VISIT} = '-infinity'`,
};

/** Contacts with a vehicle of a make, on the summaries `s`; `make` is a parameter. */
export const hasMake = (make: string) =>
  `exists (select 1 from vehicles v where v.business_id = $1 and v.contact_id = s.contact_id
    and v.archived_at is null and text_key(v.make) = text_key(${make}))`;

/**
 * Condition of a group by visits, on the summaries `s`; needs `LONG_TO_COME`. Nobody with an upcoming
 * appointment is due or lapsed.
 */
export function visitsAre(visits: ContactVisits | undefined): string {
  if (!visits) return 'true';
  const unbooked = visits === 'never' ? 'true' : `${countToCome('s.contact_id')} = 0`;
  return `${LAST_VISIT_IS[visits]} and ${unbooked}`;
}
