import { addYears, daysBetween } from '../../../../platform/time/zone.js';
import { holidayBefore } from '../periods/holidays.js';
import { unitAround, unitAs } from '../periods/units.js';
import { says, withoutCompare, type Turn } from './turn.js';

/** Of a single day another year tells little, and of a half the whole of it may be meant. */
const [A_WEEK, A_FEW_MONTHS] = [6, 190];

/** 'And last year', after November, is the November of it; after a year it is the year before. */
export const sameLastYear: Turn = {
  name: 'the same days of last year',
  of: (parts, before) => {
    const [found, ...others] = parts.periods();
    const isBare = found !== undefined && others.length === 0 && says(parts, [], 'period');
    const { period } = before;
    if (!isBare || found.span.words.join(' ') !== 'last year' || !period) return undefined;
    const { from, to } = period;
    const own = unitAs(period);
    if (from === undefined || to === undefined || own === 'year') return undefined;
    const days = daysBetween(from, to) + 1;
    const holiday = days === 1 ? holidayBefore(from) : undefined;
    if (holiday) return { ...withoutCompare(before), period: { from: holiday, to: holiday } };
    if (days < A_WEEK || days > A_FEW_MONTHS) return undefined;
    const then = addYears(from, -1);
    return {
      ...withoutCompare(before),
      period: own && own !== 'week' ? unitAround(then, own) : { from: then, to: addYears(to, -1) },
    };
  },
};
