import { daysBetween } from '../../../../platform/time/zone.js';
import type { Period } from '../../plan/plan.js';
import { lookUp } from '../../words/look-up.js';
import type { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

/** Date of a question, and the direction in which a day without a year is resolved. */
export interface Moment {
  /** Date in the time zone of the business. */
  today: string;
  looks: 'back' | 'ahead' | 'near';
}

/** Period found in the words. */
export interface FoundPeriod {
  length: number;
  resolve(moment: Moment): Period;
}

/** One way to name days, in a file of its own. Words are in lower case, in English. */
export interface PeriodRule {
  name: string;
  /** Longest period that begins at this word. */
  at(words: readonly string[], start: number): FoundPeriod | undefined;
}

const NUMBERS: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, un: 1, una: 1, two: 2, couple: 2, three: 3, few: 3, four: 4, five: 5 },
  ...{ six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ fourteen: 14, fifteen: 15, twenty: 20, thirty: 30, sixty: 60, ninety: 90 },
};

/** Number of 'three' or '3', up to three digits because years have four. */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return lookUp(NUMBERS, word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined);
}

/** Year of '2026'. */
export const yearOf = (word: string | undefined): number | undefined =>
  word !== undefined && /^(?:19[7-9]|20[0-4])\d$/.test(word) ? Number(word) : undefined;

export const pad = (value: number) => String(value).padStart(2, '0');

/** Date in this year, or in an adjacent year according to `looks`. */
export function nearest(at: (year: number) => string, { today, looks }: Moment): string {
  const year = Number(today.slice(0, 4));
  const here = at(year);
  const now = today.slice(0, here.length);
  if (looks === 'near') {
    const away = (day: string) => Math.abs(daysBetween(today, day.padEnd(10, '-15')));
    return (
      [here, at(year - 1), at(year + 1)].sort((one, other) => away(one) - away(other))[0] ?? here
    );
  }
  if (looks === 'back') return here > now ? at(year - 1) : here;
  return here < now ? at(year + 1) : here;
}

/** Number of words in a row that are in the set. */
export function skip(words: readonly string[], start: number, these: ReadonlySet<string>): number {
  let length = 0;
  while (these.has(words[start + length] ?? '')) length += 1;
  return length;
}

const LONGEST = 5;
/** Length of the longest phrase at this word. */
export const lengthOf = (phrases: Phrases, words: readonly string[], start: number): number =>
  phrases.lengthAt(
    words.slice(start, start + LONGEST).map((word) => ({ word })),
    0,
  );

export const LEADING = wordSet('in|on|during|for|of|the|en|el|la|los|las|del|de');
