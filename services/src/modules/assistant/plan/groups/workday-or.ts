import { weekday as filter } from '../filters/weekday.js';
import type { Group } from '../definitions.js';

const numberOf = (day: string) => `extract(isodow from ${day})::integer`;

/** A group of several days against a single one. Each side is one row. */
const setsOfDays = (
  parts: Pick<Group, 'name' | 'words' | 'title'>,
  key: (number: string) => string,
): Group => ({
  ...parts,
  rows: ['jobs'],
  sql: (zone) => key(numberOf(`(a.starts_at at time zone ${zone})`)),
  ofDay: (day) => key(numberOf(day)),
  said: (value, language) => filter.said([value], language, false),
});

/** Saturdays or Sundays against Monday to Friday. */
export const weekendDayOrWorkday = setsOfDays(
  {
    name: 'weekend_day_or_workday',
    words: {
      en: 'weekdays vs weekend days|weekend days vs weekdays|weekdays and weekend days',
      es: 'entre semana vs sabados',
    },
    title: { en: 'by weekend day or weekdays', es: 'por día del fin de semana o entre semana' },
  },
  (number) => `case when ${number} > 5 then ${number}::text else 'workday' end`,
);

/** Fridays, or another weekday, against weekends. */
export const workdayOrWeekend = setsOfDays(
  {
    name: 'workday_or_weekend',
    words: {
      en: 'each weekday vs weekends|each weekday vs the weekend|each weekday and weekends',
      es: 'cada dia vs fin de semana',
    },
    title: { en: 'by weekday or weekends', es: 'por día entre semana o fines de semana' },
  },
  (number) => `case when ${number} > 5 then 'weekend' else ${number}::text end`,
);
