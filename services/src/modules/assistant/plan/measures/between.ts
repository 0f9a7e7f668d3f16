import type { Measure } from '../definitions.js';
import { DAYS_SINCE_LAST, dayOf, KEPT_VISITS } from './visit-before.sql.js';

/** Average number of days between two visits of one customer, for customers with several visits. */
export const between: Measure = {
  name: 'between',
  words: {
    en: 'between visits|wait between visits|average wait between visits|time between visits|days between visits|gap between visits|weeks between visits|how long between visits|how long between|go between visits|average gap|average time between visits|average gap between visits|come back on average|comes back on average|usually come back|typically come back',
    es: 'entre visitas|intervalo entre visitas|tiempo entre visitas|dias entre visitas|intervalo promedio',
  },
  title: { en: 'average time between visits', es: 'tiempo promedio entre visitas' },
  unit: 'days',
  rows: 'jobs',
  sql: `avg(${DAYS_SINCE_LAST})::float8`,
  ofAll: {
    rows: KEPT_VISITS,
    sql: `(sum(${dayOf('a.last_visit_at')} - ${dayOf('a.first_visit_at')})
      / nullif(sum(a.visits - 1), 0)::float8)`,
    count: 'sum(a.visits)',
  },
  counts: 'completed',
  needs: ['appointments:read'],
  looks: 'back',
  isMean: true,
};
