import { ZONE, type Measure } from '../definitions.js';

const dayOf = (instant: string) => `(${instant} at time zone ${ZONE})::date`;

/** The visit before this one, of the same customer. */
const BEFORE = `(select max(e.starts_at) from appointments e where e.business_id = $1
  and e.contact_id = a.contact_id and e.status = 'completed' and e.starts_at < a.starts_at)`;

const daysSince = (before: string) => `max(${dayOf('a.starts_at')} - ${dayOf(before)})::integer`;

/** What is kept of those who were here. */
const KEPT = `(select k.business_id, k.longest_gap, k.visits, 'completed' as status
  from contact_summaries k where k.business_id = $1 and k.visits > 0)`;

/** The most days between two visits of one customer. */
export const gap: Measure = {
  name: 'gap',
  words: {
    en: 'gap between visits|longest gap|longest gap between visits|time between visits|longest time between visits|days between visits|between visits|longest between visits|longest break|longest time away',
    es: 'intervalo|intervalo entre visitas|tiempo entre visitas|mas tiempo entre visitas|dias entre visitas|mayor intervalo',
  },
  title: { en: 'longest gap between visits', es: 'mayor intervalo entre visitas' },
  unit: 'days',
  rows: 'jobs',
  sql: daysSince(BEFORE),
  ofAll: { rows: KEPT, sql: 'max(a.longest_gap)', count: 'sum(a.visits)' },
  keptOfCustomer: 's.longest_gap',
  isSparse: true,
  counts: 'completed',
  needs: ['appointments:read'],
  looks: 'back',
  isMean: true,
};
