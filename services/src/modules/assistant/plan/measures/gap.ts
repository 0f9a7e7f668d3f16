import type { Measure } from '../definitions.js';
import { DAYS_SINCE_LAST, KEPT_VISITS } from './visit-before.sql.js';

/** The most days between two visits of one customer. */
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
  ofAll: { rows: KEPT_VISITS, sql: 'max(a.longest_gap)', count: 'sum(a.visits)' },
  keptOfCustomer: 's.longest_gap',
  isSparse: true,
  counts: 'completed',
  needs: ['appointments:read'],
  looks: 'back',
  isMean: true,
};
