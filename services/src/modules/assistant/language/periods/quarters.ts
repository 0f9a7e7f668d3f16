import { addDays, addMonths } from '../../../../platform/time/zone.js';
import type { Period } from '../../plan/plan.js';
import { nearest, numberOf, pad, yearOf, type FoundPeriod, type PeriodRule } from './rule.js';
import { lookUp } from '../../words/look-up.js';

const ORDINALS: Record<string, number> = {
  ...{ first: 1, '1st': 1, front: 1, primer: 1 },
  ...{ second: 2, '2nd': 2, back: 2, latter: 2, segundo: 2 },
  ...{ third: 3, '3rd': 3, tercer: 3, fourth: 4, '4th': 4, cuarto: 4 },
};

const STEPS: Record<string, number> = { last: -1, previous: -1, this: 0 };

export const ordinalOf = (word: string | undefined): number | undefined =>
  word === 'last' ? -1 : lookUp(ORDINALS, word);

const parts = (year: number, number: number, months: number): Period => {
  const from = `${year}-${pad((number - 1) * months + 1)}-01`;
  return { from, to: addDays(addMonths(from, months), -1) };
};

/** Number of the quarter or half, and length of its words. */
function whichAt(
  words: readonly string[],
  start: number,
): { number: number; months: number; length: number } | undefined {
  const short = /^([qh])([1-4])$/.exec(words[start] ?? '');
  if (short) return { number: Number(short[2]), months: short[1] === 'q' ? 3 : 6, length: 1 };
  const number = ordinalOf(words[start]);
  const kind = words[start + 1];
  if (number !== undefined && number > 0 && kind === 'quarter')
    return { number, months: 3, length: 2 };
  const isHalf =
    kind === 'half' &&
    (words[start + 2] !== 'of' ||
      yearOf(words[start + 3]) !== undefined ||
      words[start + 4] === 'year');
  if (number !== undefined && number > 0 && number < 3 && isHalf)
    return { number, months: 6, length: 2 };
  const named = words[start] === 'quarter' ? numberOf(words[start + 1]) : undefined;
  return named && named <= 4 ? { number: named, months: 3, length: 2 } : undefined;
}

export const quarters: PeriodRule = {
  name: 'quarters and halves',
  at(words, start): FoundPeriod | undefined {
    const which = whichAt(words, start);
    if (!which || which.number * which.months > 12) return undefined;
    const after = start + which.length;
    const of = words[after] === 'of' || words[after] === 'de' || words[after] === 'in' ? 1 : 0;
    const the = words[after + of] === 'the' ? 1 : 0;
    const year = yearOf(words[after + of]);
    const turn = words[after + of + the + 1] === 'year' ? words[after + of + the] : undefined;
    // 'Of the year' is this year.
    const isThis = the === 1 && words[after + of + 1] === 'year';
    const step = isThis ? 0 : lookUp(STEPS, turn);
    const length =
      year !== undefined ? of + 1 : isThis ? of + 2 : step !== undefined ? of + the + 2 : 0;
    return {
      length: which.length + length,
      resolve(moment) {
        const now = Number(moment.today.slice(0, 4));
        const start = (y: number) => parts(y, which.number, which.months).from ?? '';
        const inYear = year ?? (step === undefined ? undefined : now + step);
        return parts(
          inYear ?? Number(nearest(start, moment).slice(0, 4)),
          which.number,
          which.months,
        );
      },
    };
  },
};
