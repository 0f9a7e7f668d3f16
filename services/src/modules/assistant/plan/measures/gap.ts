import type { Measure } from '../definitions.js';
import { DAYS_SINCE_LAST } from './visit-before.sql.js';

/** The last entry of an index. An aggregate over customers would read all of them. */
const LONGEST_KEPT = `(select k.longest_gap from contact_summaries k where k.business_id = $1
  order by k.longest_gap desc nulls last limit 1)`;

const KEPT_DAYS = `(select d.business_id, d.completed, 'completed' as status
  from appointment_days d where d.business_id = $1)`;

/** Longest time between two visits of one customer, in days. */
export const gap: Measure = {
  name: 'gap',
  words: {
    en: 'longest gap|longest gap between visits|longest time between visits|most days between visits|longest between visits|goes the longest between visits|go the longest between visits|goes longest between visits|longest break|longest time away',
    es: 'mas tiempo entre visitas|mayor intervalo',
  },
  title: { en: 'longest gap between visits', es: 'mayor intervalo entre visitas' },
  unit: 'days',
  rows: 'jobs',
  sql: `max(${DAYS_SINCE_LAST})::integer`,
  ofAll: { rows: KEPT_DAYS, sql: LONGEST_KEPT, count: 'sum(a.completed)' },
  keptOfCustomer: 's.longest_gap',
  isSparse: true,
  counts: 'completed',
  needs: ['appointments:read'],
  looks: 'back',
  isMean: true,
};
