import type { Measure } from '../definitions.js';
import { dayOf } from './visit-before.sql.js';

/** Number of days with completed jobs. */
export const daysWorked: Measure = {
  name: 'days_worked',
  words: {
    en: 'days worked|work days|working days|days did we work|days did i work|days have we worked|days have i worked|days we worked|days i worked|days were we open|days did we do jobs|days with jobs',
    es: 'dias trabajados|dias trabajamos|dias trabaje|dias de trabajo|dias hemos trabajado',
  },
  title: { en: 'days worked', es: 'días trabajados' },
  unit: 'days',
  rows: 'jobs',
  sql: `count(distinct ${dayOf('a.starts_at')})::integer`,
  counts: 'completed',
  needs: ['appointments:read'],
  looks: 'back',
};
