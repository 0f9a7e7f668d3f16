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
  /^(?:days?|weeks?|months?|weekends?|quarters?|jobs?|customers?|clients?|services?|sales?)$/;
const UNITS = ['year', 'month'] as const;

/** best day of the year, job of the month: of the one that it is now */
export const ofTheYear: PeriodRule = {
  name: 'of the year',
  at(words, start) {
    const unit = UNITS.find((each) => words[start + 2] === each);
    const isOf = words[start] === 'of' && words[start + 1] === 'the';
    if (!unit || !isOf || !OF_WHAT.test(words[start - 1] ?? '')) return undefined;
    const said = {
      year: { en: 'this year', es: 'este año' },
      month: { en: 'this month', es: 'este mes' },
    }[unit];
    return { length: 3, resolve: ({ today }) => ({ ...unitAround(today, unit), said }) };
  },
};
