import { clockAt, isBareClock, timeAt, withColon } from '../../language/periods/times.js';
import { wordSet } from '../../words/word-set.js';
import type { PieceFound } from './reading.js';

const LEADS = wordSet('at|around|about|the|my|las|la');
const BOUNDS = wordSet('after|before|until|by|from|since');
const COUNTED = wordSet(
  'jobs|cars|stops|appointments|customers|hours|minutes|days|trabajos|citas|carros',
);

/** '10:30', 'the 10 oclock', 'at 2', 'after 3': a number that counts something is none. */
export function timeOf(words: readonly string[], at: number): PieceFound | undefined {
  const word = words[at] ?? '';
  if (BOUNDS.has(word)) {
    const isClock =
      isBareClock(words[at + 1] ?? '') ||
      /^\d{1,2}(?::\d\d)?[ap]m$|:|^noon$/.test(words[at + 1] ?? '');
    const bound = isClock ? timeAt(words, at) : undefined;
    return bound && { piece: { kind: 'span', span: bound.span }, length: bound.length };
  }
  const lead = LEADS.has(word) ? 1 : 0;
  const isSaid = lead === 1 && isBareClock(words[at + 1] ?? '');
  const typed = isSaid ? words.map(withColon) : words;
  const clock = clockAt(typed, at + lead, isSaid);
  if (!clock || COUNTED.has(words[at + lead + clock.length] ?? '')) return undefined;
  return { piece: { kind: 'clock', time: clock.time }, length: lead + clock.length };
}
