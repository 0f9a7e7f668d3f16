import { weekday } from '../../../../platform/time/zone.js';
import { dateAt } from './months.js';
import type { Moment, PeriodRule } from './rule.js';
import { weekdayOf } from './weekdays.js';

const LOOKS: readonly Moment['looks'][] = ['near', 'ahead', 'back'];

/** monday the 7th, sat dec 5, friday 4 december; the year follows from the weekday */
export const weekdayDates: PeriodRule = {
  name: 'a weekday with its date',
  at(words, start) {
    const number = weekdayOf(words[start]);
    if (number === undefined) return undefined;
    const at = start + (words[start + 1] === 'the' ? 2 : 1);
    const date = dateAt(words, at);
    if (!date) return undefined;
    return {
      length: at - start + date.length,
      resolve(moment) {
        const all = [moment.looks, ...LOOKS].map((looks) => date.resolve({ ...moment, looks }));
        return all.find(({ from }) => from && weekday(from) === number) ?? all[0] ?? {};
      },
    };
  },
};
