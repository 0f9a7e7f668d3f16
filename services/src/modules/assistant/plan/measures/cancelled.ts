import type { Measure } from '../definitions.js';

/** Number of cancelled jobs. */
export const cancelled: Measure = {
  name: 'cancelled',
  words: {
    en: 'cancellation|cancelation|cancels|cancellations|cancelled|canceled|cancelled jobs|canceled jobs|cancelled on me|canceled on me|called off|fell through|fall through|falls through|bailed|backed out|dropped out|flaked',
    es: 'cancelacion|cancelaciones|cancelado|cancelada|cancelados|canceladas|cancelaron|cancelo|citas canceladas|anulado|anulada|anulaciones',
  },
  title: { en: 'cancelled jobs', es: 'trabajos cancelados' },
  unit: 'count',
  rows: 'jobs',
  sql: 'count(*)::integer',
  counts: 'cancelled',
  needs: ['appointments:read'],
  looks: 'both',
  kept: { cancelled: 'coalesce(sum(d.cancelled), 0)::integer' },
};
