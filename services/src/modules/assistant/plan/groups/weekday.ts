import type { Group } from '../definitions.js';
import { WEEKDAYS } from '../weekdays.js';

const ofDay = (day: string) => `extract(isodow from ${day})::integer::text`;

export const weekday: Group = {
  name: 'weekday',
  words: {
    en: 'most popular day|most popular day to book|busiest day to book|weekdays by|weekdays ranked|rank my weekdays|rank weekdays|rank the weekdays|weekday|day of the week|days of the week|day of week|by weekday|per weekday|each weekday|which weekday|what weekday|when am i busiest|when are we busiest|when is it busiest|when am i slowest|when is it slowest|which day of the week|what day of the week|what day of week|by day of the week|busiest day|slowest day|best day|worst day',
    es: 'dia de la semana|dias de la semana|por dia de la semana|que dia de la semana|cual dia de la semana|mejor dia|peor dia|dia mas ocupado|dia mas flojo|dia mas lleno',
  },
  title: { en: 'by weekday', es: 'por día de la semana' },
  rows: ['jobs'],
  sql: (zone) => ofDay(`(a.starts_at at time zone ${zone})`),
  ofDay,
  isTime: true,
  said: (key, language) => WEEKDAYS.find(({ number }) => number === key)?.many[language] ?? key,
};
