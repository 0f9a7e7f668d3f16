import { addDays } from '../../../../platform/time/zone.js';
import type { PeriodRule } from './rule.js';
import { unitAround } from './units.js';

const OVER = /^(?:over|for|during|on)$/;
const A_WEEK = 7;

/** over the weekend: the one that was, of what is done; else the one that comes */
export const overWeekend: PeriodRule = {
  name: 'over the weekend',
  at(words, start) {
    const [over = '', the, weekend] = words.slice(start);
    if (!OVER.test(over) || the !== 'the' || weekend !== 'weekend') return undefined;
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
