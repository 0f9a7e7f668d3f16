import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import { having, isPlainWord, type Gate } from './gate.js';
import { saysAny } from '../pieces/said.js';
import type { Parts } from '../pieces/parts.js';
import { wordSet } from '../../words/word-set.js';

/** What was done that no record tells, as it is said, and the word of it that is left over. */
const ACTS: readonly { phrases: Phrases; word: string }[] = [
  {
    phrases: new Phrases(everyOf('called|calling', 'about|asking|wanting|to')),
    word: 'called|calling',
  },
  {
    phrases: new Phrases(
      everyOf('did|do|have|had', 'i|we', 'order|ordered'),
      // What time we started is that of the first job.
      everyOf('jobs|cars|many|what', 'did|have', 'i|we', 'start|started'),
      everyOf('did|have', 'i|we', 'start|started', 'with|working'),
    ),
    word: 'order|ordered|start|started',
  },
  // When somebody could come is not when they do.
  {
    phrases: new Phrases(everyOf('work|works', 'best|better|', 'for')),
    word: 'work|works',
  },
];

type Act = (typeof ACTS)[number];
const leftOf = ({ phrases, word }: Act, parts: Parts) =>
  saysAny(parts, phrases) ? having(parts, wordSet(word)).filter(isPlainWord) : [];

const acts: Gate = {
  name: 'what somebody did is in no record',
  leaves: ({ parts }) => ACTS.flatMap((act) => leftOf(act, parts)),
};

const RAN_OVER = {
  phrases: new Phrases(everyOf('ran|went|run', 'over|long|late|behind')),
  word: 'ran|went|run',
};
const ranOver: Gate = {
  name: 'how long a job is was booked so, and nobody knows whether it ran over',
  // 'Jobs that ran over 4 hours' are as long.
  leaves: ({ parts }) =>
    parts.spans.some(({ number }) => number !== undefined) ? [] : leftOf(RAN_OVER, parts),
};

const between: Gate = {
  name: 'who is between two customers is neither of them',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ name, values }) => name === 'customer' && values.length > 1)
      ? having(parts, wordSet('between|entre')).filter(isPlainWord)
      : [],
};

export const GATES_OF_ACTS: readonly Gate[] = [acts, ranOver, between];
