import type { FilterKind } from '../definitions.js';
import { WEEKDAYS } from '../weekdays.js';
import { saysClosed, type Closed } from './closed.js';

const SHORT = ['mon', 'tue|tues', 'wed|weds', 'thu|thur|thurs', 'fri', 'sat', 'sun'];
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const DAYS: readonly Closed[] = [
  ...WEEKDAYS.map(({ number, one, many }, index) => ({
    value: number,
    words: {
      en: `${plain(one.en)}|${SHORT[index] ?? ''}`,
      es: `${plain(one.es)}|${plain(many.es)}`,
    },
    said: many,
  })),
  {
    value: 'weekend',
    words: {
      en: 'weekend|weekends|on the weekend|on weekends|sat and sun|saturday and sunday|saturdays and sundays',
      es: 'fin de semana|fines de semana|finde|findes|sabado y domingo|sabados y domingos',
    },
    said: { en: 'weekends', es: 'fines de semana' },
  },
  {
    value: 'workday',
    words: {
      en: 'weekday|weekdays|workday|workdays|during the week|monday to friday|monday through friday|mon to fri|mon fri',
      es: 'entre semana|dia de semana|dias de semana|dias laborales|dia laborable|dias laborables|lunes a viernes|de lunes a viernes',
    },
    said: { en: 'Monday to Friday', es: 'de lunes a viernes' },
  },
];

/** Weekdays of a value that stands for several. */
export const NUMBERS_OF_WEEKDAYS: Record<string, number[]> = {
  weekend: [6, 7],
  workday: [1, 2, 3, 4, 5],
};

/** Weekday numbers of the values. Monday is 1. */
export const numbersOfWeekdays = (values: readonly string[]): Set<number> =>
  new Set(values.flatMap((value) => NUMBERS_OF_WEEKDAYS[value] ?? [Number(value)]));

const onDay = (values: readonly string[], day: string): string =>
  `extract(isodow from ${day}) in (${[...numbersOfWeekdays(values)].sort().join(', ')})`;

export const weekday: FilterKind = {
  name: 'weekday',
  values: DAYS,
  rows: ['jobs', 'customers'],
  of: 'job',
  sql: (values, _bind, zone) => onDay(values, `(a.starts_at at time zone ${zone})`),
  ofDay: (values, _bind, day) => onDay(values, day),
  said: saysClosed(DAYS),
};
