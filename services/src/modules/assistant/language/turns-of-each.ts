import type { Parts } from './parts.js';
import { countedLike } from './measure-after.js';
import { wordsOf, type Turn } from './turn.js';

const HOW_MANY_EACH =
  /^(?:and |so )?how many(?: (?:jobs|cars|visits|appointments))?(?: (?:was|were|is|are)(?: that| there)?| did (?:we|i|they) (?:do|have))? (?:in |for |of )?(?:each|per (?:month|week|day|service|van|one))(?: (?:month|week|day|one|of (?:them|those)))?$/;
const ofEach = (parts: Parts) => HOW_MANY_EACH.test(wordsOf(parts).join(' '));

/** 'How many jobs each', of what was told month by month in dollars. */
export const countOfEach: Turn = {
  name: 'how many jobs each of what was split had',
  isWhole: true,
  of: (parts, before) =>
    before.group !== undefined && before.group !== 'customer' && ofEach(parts)
      ? { ...before, measure: countedLike(before, 'jobs') }
      : undefined,
};
export const asksCountOfEach = (parts: Parts, group?: string): boolean =>
  group !== undefined && ofEach(parts);
