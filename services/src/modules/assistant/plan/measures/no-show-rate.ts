import type { Measure } from '../definitions.js';

/** Percentage of jobs that were no-shows. */
export const noShowRate: Measure = {
  name: 'no_show_rate',
  words: {
    en: 'no show rate|noshow rate|rate of no shows|no show percentage|no show percent|percentage of no shows|percent of no shows|share of no shows|how often do people no show|how often do people not show up|how often do customers no show',
    es: 'tasa de no llegaron|porcentaje de plantones|tasa de plantones|porcentaje de ausencias|tasa de ausencias',
  },
  title: { en: 'share of jobs nobody came to', es: 'parte de citas a las que nadie llegó' },
  unit: 'percent',
  rows: 'jobs',
  sql: '(100.0 * count(*) filter (where a.no_show) / nullif(count(*), 0))::float8',
  needs: ['appointments:read'],
  looks: 'back',
};
