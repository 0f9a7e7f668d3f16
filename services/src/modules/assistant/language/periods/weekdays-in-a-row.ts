import { addDays, weekday } from '../../../../platform/time/zone.js';
import { numberOf, type PeriodRule } from './rule.js';
import { wordSet } from '../../words/word-set.js';
import { WEEKDAYS } from './weekdays.js';

const BACK = wordSet('last|past|previous');
const AHEAD = wordSet('next|coming');
const A_WEEK = 7;

/** Number of the first day: 1 for 'mondays', 6 for 'weekends'. */
function begins(plural: string): number | undefined {
  if (plural === 'weekends') return WEEKDAYS.indexOf('saturday') + 1;
  const at = WEEKDAYS.findIndex((day) => `${day}s` === plural);
  return at < 0 ? undefined : at + 1;
}

/** last 3 Saturdays, next two weekends: the range only; a filter selects the weekday */
export const weekdaysInARow: PeriodRule = {
  name: 'weekdays in a row',
  at(words, start) {
    const turn = words[start] ?? '';
    const count = numberOf(words[start + 1]);
    const plural = words[start + 2] ?? '';
    const number = begins(plural);
    const isTurn = BACK.has(turn) || AHEAD.has(turn);
    if (!isTurn || count === undefined || count < 1 || number === undefined) return undefined;
    const more = plural === 'weekends' ? 1 : 0;
    return {
      length: 2,
      resolve({ today }) {
        const since = (weekday(today) - number + A_WEEK) % A_WEEK;
        // The last ones exclude an unfinished one, and the next ones exclude today.
        const last = addDays(today, -(since > more ? since : since + A_WEEK));
        const next = addDays(today, A_WEEK - since);
        const weeks = A_WEEK * (count - 1);
        return BACK.has(turn)
          ? { from: addDays(last, -weeks), to: addDays(last, more) }
          : { from: next, to: addDays(next, weeks + more) };
      },
    };
  },
};
