import { weekdayOf } from './weekdays.js';
import { addDays } from '../../../../platform/time/zone.js';
import type { PeriodRule } from './rule.js';
import { unitAround } from './units.js';

const A_WEEK = 7;

/** over the weekend, not that of a date: the one that was, of what is done; else the one that comes */
export const overWeekend: PeriodRule = {
  name: 'over the weekend',
  at(words, start) {
    const [over = '', the, weekend, of] = words.slice(start, start + 4);
    const isPlain = the === 'the' && weekend === 'weekend' && of !== 'of';
    if (over !== 'over' || !isPlain) return undefined;
    return {
      length: 3,
      resolve({ today, looks }) {
        const { from, to } = unitAround(today, 'weekend');
        if (looks !== 'back' || from === undefined || from <= today) return { from, to };
        return unitAround(addDays(from, -A_WEEK), 'weekend');
      },
    };
  },
};

const OF_WHAT =
  /^(?:days?|weeks?|months?|weekends?|quarters?|jobs?|customers?|clients?|services?|sales?|clientes?|servicios?|trabajos?|ventas?|citas?)$/;
const UNITS = ['year', 'month'] as const;

/** best day of the year, job of the month: of the one that it is now */
export const ofTheYear: PeriodRule = {
  name: 'of the year',
  at(words, start) {
    const of =
      words[start] === 'del' ? 1 : words[start] === 'of' && words[start + 1] === 'the' ? 2 : 0;
    const unit = UNITS.find((each) => words[start + of] === each);
    const what = words[start - 1] ?? '';
    const isOfDays = OF_WHAT.test(what) || weekdayOf(what) !== undefined;
    if (!unit || of === 0 || !isOfDays) return undefined;
    const said = {
      year: { en: 'this year', es: 'este año' },
      month: { en: 'this month', es: 'este mes' },
    }[unit];
    return { length: of + 1, resolve: ({ today }) => ({ ...unitAround(today, unit), said }) };
  },
};
