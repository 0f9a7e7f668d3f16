import type { Measure } from '../definitions.js';

/** Number of visits, which are completed jobs. */
export const visits: Measure = {
  name: 'visits',
  words: {
    en: 'visit|visits|times|how often|how many times|how many visits|come in|came in|been here how many|often|frequent|most frequent|loyal|most loyal|repeat|most visits|jobs done|completed jobs|finished jobs|jobs completed|jobs finished',
    es: 'visita|visitas|veces|cuantas veces|que tan seguido|con que frecuencia|vino|vinieron|ha venido|han venido|frecuente|frecuentes|mas fiel|mas fieles|trabajos hechos|trabajos terminados|trabajos completados',
  },
  title: { en: 'completed jobs', es: 'trabajos terminados' },
  unit: 'count',
  rows: 'jobs',
  sql: 'count(*)::integer',
  counts: 'completed',
  needs: ['appointments:read'],
  looks: 'back',
  kept: { completed: 'coalesce(sum(d.completed), 0)::integer' },
  keptOfCustomer: 's.visits',
};
