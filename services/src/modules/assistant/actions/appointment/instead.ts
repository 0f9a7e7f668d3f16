import type { Token } from '../../language/tokens.js';
import { isBareClock } from '../../language/times.js';
import { Phrases } from '../phrases.js';

const INSTEAD = new Phrases(
  'do|lets do|lets go with|lets say|ill take|i will take|we will take|well take|go with|put it at|put him at|put her at|add|throw in|nah|do it|then|actually|wait|no|i meant|i mean|make it|make that|instead|change it to|change that to|how about|what about|sorry|ok|and|or|better|rather',
  'mejor|espera|no|cambialo a|que tal|y|o|quise decir',
);

/** It suits: said of a time, and of nothing else. */
const SUITS = new Phrases(
  'then|works|works better|works best|is fine|is good|is great|is perfect|is better|sounds good|sounds great|would be good|would be fine|would be great|would work|will do|will work|for him|for her|for me|for us|one|oclock|o clock|please',
  'esta bien|esta bueno|me sirve|le sirve|me queda bien|por favor',
);
function withoutSuits(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (_, index) => index > 0 && SUITS.runAt(tokens, index) === tokens.length - index,
  );
  return at < 0 ? tokens : tokens.slice(0, at);
}

/** 'Actually Thursday', 'make it 2 instead': what comes in the place of what was asked; a number alone is a time. */
export function withoutInstead(said: readonly Token[]): Token[] {
  const tokens = withoutSuits(said);
  const [first, ...others] = tokens.slice(INSTEAD.runAt(tokens, 0));
  if (!first) return [];
  const isHour = isBareClock(first.word) && INSTEAD.runAt(others, 0) === others.length;
  if (isHour) return [{ ...first, word: 'at' }, first];
  const end = others.at(-1)?.word === 'instead' ? -1 : undefined;
  return [first, ...others.slice(0, end)];
}
