import { plannedHours } from '../../../scheduling/index.js';
import type { Measure } from '../definitions.js';

/** Booked hours. Cancelled jobs have none. */
export const hours: Measure = {
  name: 'hours',
  words: {
    en: 'how many hours did we book|how many hours did i book|how many hours have we booked|hours|hrs|hour|hr|time booked|hours booked|booked hours|hours of work|work hours|hours worked|man hours|shop hours|how long do i work|how long am i working|how long is my day|how long is the day|how long of a day|workload|how many hours',
    es: 'horas|hora|hrs|horas reservadas|horas de trabajo|horas trabajadas|tiempo reservado|carga de trabajo|cuantas horas',
  },
  title: { en: 'booked hours', es: 'horas reservadas' },
  unit: 'hours',
  rows: 'jobs',
  sql: `coalesce(sum(${plannedHours('a')}), 0)::float8`,
  counts: 'booked',
  listedBy: plannedHours('a'),
  needs: ['appointments:read'],
  looks: 'both',
};
