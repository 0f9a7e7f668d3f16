import { daysBetween } from '../../../../platform/time/zone.js';
import type { Period } from '../../plan/plan.js';
import { lookUp } from '../../words/look-up.js';
import type { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

/** From when a question is asked, and which way a day without a year looks. */
export interface Moment {
  /** In the business's zone. */
  today: string;
  looks: 'back' | 'ahead' | 'near';
}

/** Words that name days. */
export interface FoundPeriod {
  length: number;
  resolve(moment: Moment): Period;
}

/** One way to name days; one file each. Words are in small letters, those of time in English. */
export interface PeriodRule {
  name: string;
  /** What begins at this word; the longest there is. */
  at(words: readonly string[], start: number): FoundPeriod | undefined;
}

const NUMBERS: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, un: 1, una: 1, two: 2, couple: 2, three: 3, few: 3, four: 4, five: 5 },
  ...{ six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ fourteen: 14, fifteen: 15, twenty: 20, thirty: 30, sixty: 60, ninety: 90 },
};

/** 'three', '3': at most three digits, since years have four. */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return lookUp(NUMBERS, word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined);
}

/** 2026 of '2026' and of '26 after an apostrophe. */
export const yearOf = (word: string | undefined): number | undefined =>
  word !== undefined && /^(?:19[7-9]|20[0-4])\d$/.test(word) ? Number(word) : undefined;

export const pad = (value: number) => String(value).padStart(2, '0');

/** This year's, unless that one lies in the other direction, or another year's is nearer. */
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

/** How many of these words stand here, whichever they are. */
export function skip(words: readonly string[], start: number, these: ReadonlySet<string>): number {
  let length = 0;
  while (these.has(words[start + length] ?? '')) length += 1;
  return length;
}

const LONGEST = 5;
/** How many words the longest of some short phrases has that begins here. */
export const lengthOf = (phrases: Phrases, words: readonly string[], start: number): number =>
  phrases.lengthAt(
    words.slice(start, start + LONGEST).map((word) => ({ word })),
    0,
  );

export const LEADING = wordSet('in|on|during|for|of|the|en|el|la|los|las|del|de');
