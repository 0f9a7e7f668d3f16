import { actualHours, hasActualHours, plannedHours } from '../../../scheduling/index.js';
import type { Measure } from '../definitions.js';

/** Revenue of completed jobs per hour of work. */
export const perHour: Measure = {
  name: 'per_hour',
  words: {
    en: 'per hour|per hr|an hour|a hour|an hr|each hour|every hour|hourly|hourly rate|by the hour|$ per hour|dollars per hour|for my time|worth my time|worth the time|most profitable|per hour worked|rate per hour',
    es: 'por hora|la hora|cada hora|a la hora|por hr|por hora trabajada',
  },
  title: { en: 'revenue per hour worked', es: 'ingresos por hora trabajada' },
  unit: 'money_per_hour',
  rows: 'jobs',
  sql: `(sum(a.price_cents) / nullif(sum(${actualHours('a')}), 0))::float8`,
  where: hasActualHours('a'),
  planned: {
    title: { en: 'revenue per booked hour', es: 'ingresos por hora reservada' },
    sql: `(sum(a.price_cents) / nullif(sum(${plannedHours('a')}), 0))::float8`,
  },
  counts: 'completed',
  needs: ['revenue:read'],
  looks: 'back',
};
