import { addDays } from '../../../../platform/time/zone.js';
import { periodAt, type FoundPeriod } from '../../language/periods/index.js';
import { monthOf } from '../../language/periods/months.js';
import type { Period } from '../../plan/plan.js';
import { singular } from './slot-at.js';
import { wordSet } from '../../words/word-set.js';

/** So far ahead nobody is booked yet: 'everyone from October', in November, was here. */
const FARTHEST = 92;
/** The days that people are told by, the nearest of them. */
export function nearest(days: FoundPeriod, today: string, isBack = false): Period {
  const ahead = days.resolve({ today, looks: 'ahead' });
  const isFar = ahead.from !== undefined && ahead.from > addDays(today, FARTHEST);
  return isBack || isFar ? days.resolve({ today, looks: 'back' }) : ahead;
}

/** 'Wed and Thurs': days of which one follows the other are one stretch; days apart are none. */
export function daysOfPeopleAt(
  words: readonly string[],
  start: number,
  today: string,
): FoundPeriod | undefined {
  const first = periodAt(words, start);
  const and = start + (first?.length ?? 0);
  const second = first && AND.has(words[and] ?? '') ? periodAt(words, and + 1) : undefined;
  if (!first || !second) return first;
  const resolve: FoundPeriod['resolve'] = (look) => {
    const [one, other] = [first.resolve(look), second.resolve(look)];
    return { from: one.from, to: other.to };
  };
  const look = { today, looks: 'ahead' } as const;
  const [{ to }, { from }] = [first.resolve(look), second.resolve(look)];
  const isNext = to !== undefined && from === addDays(to, 1);
  return isNext ? { ...first, resolve, length: and + 1 + second.length - start } : undefined;
}
const AND = wordSet('and|y|e');

/** 'Last week's', 'October's' */
export const ofDays = (word: string) =>
  wordSet('weeks|weekends|months|years').has(word) || monthOf(word.replace(/s$/, '')) !== undefined
    ? word.replace(/s$/, '')
    : singular(word);
