import type { Token } from '../../language/tokens.js';
import { isBareClock } from '../../language/times.js';
import { Phrases } from '../phrases.js';

const INSTEAD = new Phrases(
  'add|throw in|nah|do it|then|actually|wait|no|i meant|i mean|make it|make that|instead|change it to|change that to|how about|what about|sorry|ok|and|or|better|rather',
  'mejor|espera|no|cambialo a|que tal|y|o|quise decir',
);

/** 'Actually Thursday', 'make it 2 instead': what comes in the place of what was asked; a number alone is a time. */
export function withoutInstead(tokens: readonly Token[]): Token[] {
  const [first, ...others] = tokens.slice(INSTEAD.runAt(tokens, 0));
  if (!first) return [];
  const isHour = isBareClock(first.word) && INSTEAD.runAt(others, 0) === others.length;
  if (isHour) return [{ ...first, word: 'at' }, first];
  const end = others.at(-1)?.word === 'instead' ? -1 : undefined;
  return [first, ...others.slice(0, end)];
}
