import { addDays } from '../../../../platform/time/zone.js';
import { nearest, yearOf, type FoundPeriod, type Moment, type PeriodRule } from './rule.js';
import { lookUp } from '../../words/look-up.js';
import { wordSet } from '../../words/word-set.js';

/** Seasons of whole months; winter is December to February. */
const SEASONS: Record<string, string> = {
  ...{ spring: '03-01', summer: '06-01', fall: '09-01', autumn: '09-01', winter: '12-01' },
};
const ENDS: Record<string, string> = { '03-01': '05-31', '06-01': '08-31', '09-01': '11-30' };

export const seasons: PeriodRule = {
  name: 'seasons',
  at(words, start): FoundPeriod | undefined {
    const turn = ['last', 'this', 'next', 'past', 'previous'].includes(words[start] ?? '')
      ? words[start]
      : undefined;
    const at = turn === undefined ? start : start + 1;
    const first = lookUp(SEASONS, words[at]);
    if (first === undefined) return undefined;
    const of = words[at + 1] === 'of' ? 1 : 0;
    const year = yearOf(words[at + 1 + of]);
    if (turn === undefined && year === undefined && isVerb(words, at)) return undefined;
    return {
      length: at + 1 - start + (year === undefined ? 0 : 1 + of),
      resolve(moment) {
        const from = year === undefined ? turned(first, turn, moment) : `${year}-${first}`;
        return { from, to: lastDay(from, first) };
      },
    };
  },
};

/** 'Fall' is a verb in 'did revenue fall'. */
const isVerb = (words: readonly string[], at: number) =>
  words[at] === 'fall' &&
  FALLS.has(words[at - 1] ?? '') &&
  words.slice(0, at).some((word) => wordSet('did|does|do|will').has(word));
const FALLS = wordSet(
  'revenue|sales|income|money|business|jobs|bookings|numbers|ticket~|average|it|they|rate',
);

function turned(first: string, turn: string | undefined, moment: Moment): string {
  const at = (year: number) => `${year}-${first}`;
  const year = Number(moment.today.slice(0, 4));
  if (turn === undefined) return nearest(at, moment);
  const latest = at(year) <= moment.today ? year : year - 1;
  const isRunning = lastDay(at(latest), first) >= moment.today;
  if (turn === 'this') return at(isRunning ? latest : year);
  if (turn === 'next') return at(latest + 1);
  return at(isRunning ? latest - 1 : latest);
}

function lastDay(from: string, first: string): string {
  const year = Number(from.slice(0, 4));
  const end = ENDS[first];
  return end === undefined ? addDays(`${year + 1}-03-01`, -1) : `${year}-${end}`;
}
