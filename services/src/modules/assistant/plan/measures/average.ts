import type { Measure } from '../definitions.js';

/** Average price of a completed job. */
export const average: Measure = {
  name: 'average',
  words: {
    en: 'average car worth|avg car worth|average vehicle worth|average ticket worth|avg job price|average job price|avg price per job|average price per job|avg job worth|average job worth|average worth of a job|per vehicle|a typical job|typical|normal|normally|usual|usually|typically|average|avg|average ticket|avg ticket|average sale|avg sale|average price|avg price|average value|mean ticket|per job|per car|per ticket|per appointment|per detail|a job|each job|per visit|a pop|aov|ticket size|typical ticket|on average',
    es: 'promedio|media|promedio de ticket|promedio por ticket|promedio del ticket|ticket promedio|ticket medio|por trabajo|por cita|por carro|por coche|por auto|por servicio hecho|en promedio|valor medio|precio medio|precio promedio',
  },
  title: { en: 'average ticket', es: 'ticket promedio' },
  unit: 'money',
  rows: 'jobs',
  sql: 'avg(a.price_cents)::float8',
  counts: 'completed',
  needs: ['revenue:read'],
  looks: 'back',
  isMean: true,
  kept: { completed: '(sum(d.completed_cents) / nullif(sum(d.completed), 0))::float8' },
  keptOfCustomer: '((s.spent_cents - s.opening_cents)::float8 / nullif(s.visits, 0))',
};
