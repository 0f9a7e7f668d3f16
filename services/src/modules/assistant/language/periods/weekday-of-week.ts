import { addDays } from '../../../../platform/time/zone.js';
import { LEADING, skip, type FoundPeriod, type PeriodRule } from './rule.js';
import { shift, unitAround } from './units.js';
import { weekdayOf } from './weekdays.js';

const WEEKS: Record<string, number> = { this: 0, next: 1, last: -1, previous: -1 };
/** With two weekdays the week may belong to both: 'Monday and Friday next week'. */
const isOnlyDay = (words: readonly string[]) =>
  words.filter((word) => weekdayOf(word) !== undefined).length === 1;

/** friday next week, friday of next week, next week on friday */
export const weekdayOfWeek: PeriodRule = {
  name: 'a weekday of the week around now',
  at(words, start) {
    const isDayFirst = weekdayOf(words[start]) !== undefined;
    const week = isDayFirst ? start + 1 + skip(words, start + 1, LEADING) : start;
    const weeks = WEEKS[words[week] ?? ''];
    if (weeks === undefined || words[week + 1] !== 'week') return undefined;
    const day = isDayFirst ? start : week + 2 + skip(words, week + 2, LEADING);
    const number = weekdayOf(words[day]);
    if (number === undefined || !isOnlyDay(words)) return undefined;
    return dayOfWeek(number, weeks, (isDayFirst ? week + 2 : day + 1) - start);
  },
};

const dayOfWeek = (number: number, weeks: number, length: number): FoundPeriod => ({
  length,
  resolve({ today }) {
    const { from } = unitAround(shift(today, 'week', weeks), 'week');
    const day = addDays(from, number - 1);
    return { from: day, to: day };
  },
});
