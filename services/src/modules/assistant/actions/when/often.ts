import { numberOf } from '../../language/periods/rule.js';
import { unitOf } from '../../language/periods/units.js';
import { Phrases } from '../../words/phrases.js';

/** What is done again and again: a card is for one time. */
const OFTEN = new Phrases(
  'every|every other|each|weekly|biweekly|bi weekly|monthly|once a week|once a month|twice a month|recurring|repeating',
  'cada|cada dos|semanal|mensual|quincenal',
);

/** Where it says how often: 'monthly', 'every 4 weeks', the first word of 'every Friday'. */
export function oftenIn(words: readonly { word: string }[]) {
  const found = OFTEN.in(words);
  if (!found) return undefined;
  const end = found.at + found.length;
  const count = numberOf(words[end]?.word) === undefined ? 0 : 1;
  const isUnit = unitOf(words[end + count]?.word) !== undefined;
  return { at: found.at, length: found.length + (isUnit ? count + 1 : 0) };
}
