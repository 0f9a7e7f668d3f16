import { formatTime } from '../../../../platform/time/zone.js';
import type { Group } from '../definitions.js';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** Hour in which a job begins. An array of names is much faster than formatting each time. */
export const hour: Group = {
  name: 'hour',
  words: {
    en: 'hour of the day|time of day|time of the day|by hour|what time|which hour|what hour|hour of day|start time|by start time|by time of day|each hour|every hour|busiest hour|best hour|worst hour|best time of day|worst time of day|busiest time|slowest hour|what times',
    es: 'hora del dia|momento del dia|por hora del dia|a que hora|que hora|cual hora|horas del dia|hora de inicio|hora mas ocupada|hora pico|horario',
  },
  title: { en: 'by hour', es: 'por hora' },
  rows: ['jobs'],
  sql: (zone) =>
    `('{${HOURS.join()}}'::text[])[1 + date_part('hour', a.starts_at at time zone ${zone})::integer]`,
  isTime: true,
  said: (key) => formatTime(`${key}:00`),
};
