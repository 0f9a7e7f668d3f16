import { numberOf } from '../../language/periods/rule.js';
import { Phrases } from '../../words/phrases.js';
import { MINE } from './slot-at.js';
import { PLACES, PRONOUN, SO_MANY, THEM_ALL } from './phrases.js';
import type { FoundWhom, Place } from './place.js';
import { wordSet } from '../../words/word-set.js';

const FIRST = wordSet('first|top|primeros|primeras');
const OF_THEM = new Phrases('of them|of those|ones|customers|clients|people|de ellos');
const MOST_FIRST = 20;
/** 'The first three' of a list */
export function firstSomeAt({ tokens, at }: Place): FoundWhom | undefined {
  const start = MINE.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const count = FIRST.has(tokens[start]?.word ?? '')
    ? numberOf(tokens[start + 1]?.word)
    : undefined;
  if (count === undefined || count < 2 || count > MOST_FIRST) return undefined;
  const to = start + 2 + OF_THEM.lengthAt(tokens, start + 2);
  return { whom: { kind: 'last', isEach: true, isMany: true, first: count }, from: at, to };
}

/** 'The second one' of a list */
export function placeAt({ tokens, at }: Place): FoundWhom | undefined {
  const start = MINE.has(tokens[at]?.word ?? '') ? at + 1 : at;
  for (const [phrases, nth] of PLACES) {
    const length = phrases.lengthAt(tokens, start);
    if (length > 0) return { whom: { kind: 'last', nth }, from: at, to: start + length };
  }
  return undefined;
}

const MANY = wordSet('them|they|those|these|each|ellos|ellas|les');
export function pronounAt({ tokens, at }: Place): FoundWhom | undefined {
  for (const [phrases, count] of SO_MANY) {
    const found = phrases.lengthAt(tokens, at);
    const whom = { kind: 'last' as const, isEach: true as const, isMany: true as const, count };
    if (found > 0) return { whom, from: at, to: at + found };
  }
  const each = THEM_ALL.lengthAt(tokens, at);
  const length = Math.max(each, PRONOUN.lengthAt(tokens, at));
  const whom = {
    kind: 'last' as const,
    ...(each > 0 && { isEach: true as const }),
    ...((each > 0 || MANY.has(tokens[at]?.word ?? '')) && { isMany: true as const }),
  };
  return length > 0 ? { whom, from: at, to: at + length } : undefined;
}
