import { timeOfDay as filter } from '../filters/time-of-day.js';
import type { Group } from '../definitions.js';

/** Mornings, afternoons and evenings, by the start of a job. */
export const partOfDay: Group = {
  name: 'part_of_day',
  words: {
    en: 'part of the day|by part of the day|morning or afternoon|mornings vs afternoons|morning vs afternoon',
    es: 'parte del dia|por parte del dia|manana o tarde',
  },
  title: { en: 'by part of the day', es: 'por parte del día' },
  rows: ['jobs'],
  sql: (zone) => {
    const hour = `date_part('hour', a.starts_at at time zone ${zone})`;
    return `case when ${hour} < 12 then 'morning' when ${hour} < 17 then 'afternoon' else 'evening' end`;
  },
  said: (key, language) => filter.said([key], language, false),
};
