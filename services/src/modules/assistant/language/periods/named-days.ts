import { addDays } from '../../../../platform/time/zone.js';
import type { Said } from '../../plan/plan.js';
import type { PeriodRule } from './rule.js';

const DAYS: readonly { phrase: string; ahead: number; said: Said }[] = [
  {
    phrase: 'day before yesterday',
    ahead: -2,
    said: { en: 'the day before yesterday', es: 'anteayer' },
  },
  {
    phrase: 'day after tomorrow',
    ahead: 2,
    said: { en: 'the day after tomorrow', es: 'pasado mañana' },
  },
  { phrase: 'yesterday', ahead: -1, said: { en: 'yesterday', es: 'ayer' } },
  { phrase: 'tomorrow', ahead: 1, said: { en: 'tomorrow', es: 'mañana' } },
  { phrase: 'today', ahead: 0, said: { en: 'today', es: 'hoy' } },
  { phrase: 'tonight', ahead: 0, said: { en: 'today', es: 'hoy' } },
  { phrase: 'right now', ahead: 0, said: { en: 'today', es: 'hoy' } },
  { phrase: 'last night', ahead: -1, said: { en: 'yesterday', es: 'ayer' } },
  { phrase: 'this day', ahead: 0, said: { en: 'today', es: 'hoy' } },
];

export function startsWith(words: readonly string[], start: number, phrase: string): boolean {
  const first = words[start];
  // Cheap check first: this runs for every word of a question and every phrase.
  if (first === undefined || !phrase.startsWith(first)) return false;
  return phrase.split(' ').every((word, index) => words[start + index] === word);
}

export const namedDays: PeriodRule = {
  name: 'named days',
  at(words, start) {
    const found = DAYS.find(({ phrase }) => startsWith(words, start, phrase));
    if (!found) return undefined;
    const { phrase, ahead, said } = found;
    return {
      length: phrase.split(' ').length,
      resolve({ today }) {
        const day = addDays(today, ahead);
        return { from: day, to: day, said };
      },
    };
  },
};
