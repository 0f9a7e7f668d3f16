import type { Measure } from '../definitions.js';

/** Percentage of jobs that were cancelled. */
export const cancelRate: Measure = {
  name: 'cancel_rate',
  words: {
    en: 'cancellation rate|cancelation rate|cancel rate|rate of cancellations|cancellation percentage|cancelation percentage|cancellation percent|share of cancelled|share of canceled|percent cancelled|percent canceled|percentage of cancellations|percent of cancellations|how often do people cancel|how often do customers cancel|how often people cancel',
    es: 'tasa de cancelacion|tasa de cancelaciones|porcentaje de cancelaciones|porcentaje de cancelacion|porcentaje de citas canceladas|porcentaje de cancelados|por ciento de cancelaciones',
  },
  title: { en: 'share of jobs cancelled', es: 'parte de trabajos cancelados' },
  unit: 'percent',
  rows: 'jobs',
  sql: `(100.0 * count(*) filter (where a.status = 'cancelled') / nullif(count(*), 0))::float8`,
  needs: ['appointments:read'],
  looks: 'back',
  kept: {
    all: '(100.0 * sum(d.cancelled) / nullif(sum(d.booked) + sum(d.cancelled), 0))::float8',
  },
};
