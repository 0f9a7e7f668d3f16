import { wordSet } from '../../words/word-set.js';
import type { FoundPeriod, PeriodRule } from './rule.js';

const REST = wordSet('rest|remainder');

/** rest of December, of next week, of the summer: the days still to come */
export const restOf = (
  find: (words: readonly string[], start: number) => FoundPeriod | undefined,
): PeriodRule => ({
  name: 'what is left of some days',
  at(words, start) {
    const isRest = REST.has(words[start] ?? '') && words[start + 1] === 'of';
    const at = words[start + 2] === 'the' ? start + 3 : start + 2;
    const of = isRest ? find(words, at) : undefined;
    return (
      of && {
        length: at - start + of.length,
        resolve({ today }) {
          const { said: _, ...days } = of.resolve({ today, looks: 'ahead' });
          const isRunning = days.from !== undefined && days.from < today;
          return isRunning && (days.to ?? today) >= today ? { ...days, from: today } : days;
        },
      }
    );
  },
});
