import { weekday as filter } from '../filters/weekday.js';
import type { Group } from '../definitions.js';

const ofDay = (day: string) =>
  `case when extract(isodow from ${day}) > 5 then 'weekend' else 'workday' end`;

/** Monday to Friday, and weekends. */
export const partOfWeek: Group = {
  name: 'part_of_week',
  words: {
    en: 'weekdays vs weekends|weekday vs weekend|weekend vs weekday|weekends vs weekdays|weekdays or weekends|weekday or weekend|weekends or weekdays|weekend or weekday|weekdays versus weekends|weekends versus weekdays|weekdays against weekends|weekdays and weekends|by part of the week',
    es: 'entre semana o fin de semana|entre semana contra fin de semana|fin de semana contra entre semana|entre semana vs fin de semana',
  },
  title: { en: 'by weekdays and weekends', es: 'entre semana y fin de semana' },
  rows: ['jobs'],
  sql: (zone) => ofDay(`(a.starts_at at time zone ${zone})`),
  ofDay,
  said: (key, language) => filter.said([key], language, false),
};
