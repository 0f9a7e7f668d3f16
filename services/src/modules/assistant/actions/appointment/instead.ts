import type { Token } from '../../words/tokens.js';
import { numberOf } from '../../language/periods/rule.js';
import { isBareClock } from '../../language/periods/times.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

const INSTEAD = new Phrases(
  'do|lets do|lets go with|lets say|ill take|i will take|we will take|well take|go with|put it at|put him at|put her at|move it to|move that to|push it to|switch it to|add|throw in|nah|do it|then|actually|wait|no|i meant|i mean|make it|make that|instead|change it to|change that to|how about|what about|sorry|ok|and|or|better|rather',
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

/** 'Thursday rather than Wednesday', 'Saturday not Friday': what it was is no part of what it becomes. */
const RATHER_THAN = new Phrases(
  'rather than|instead of|and not|but not|not|no longer',
  'en vez de|en lugar de|y no|no',
);
const NOT = new Phrases('not', 'no');
function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  const found = RATHER_THAN.in(tokens.slice(1));
  return found ? tokens.slice(0, found.at + 1) : tokens;
}

/** 'Not Friday, Saturday': what it is stands behind the comma. */
function withoutDeniedFirst(tokens: readonly Token[]): readonly Token[] {
  const at = NOT.lengthAt(tokens, 0) > 0 ? tokens.findIndex(isBehindComma) : -1;
  return at > 0 ? tokens.slice(at) : tokens;
}
const isBehindComma = ({ start }: Token, at: number, all: readonly Token[]) =>
  start - (all[at - 1]?.end ?? start) > 1;

/** An hour, in digits or in letters. */
function hourOf({ word }: Token): string | undefined {
  if (isBareClock(word)) return word;
  const hour = wordSet('an|a').has(word) ? undefined : numberOf(word);
  return hour !== undefined && isBareClock(String(hour)) ? String(hour) : undefined;
}

/** 'Actually Thursday', 'make it 2 instead': what comes in the place of what was asked; a number alone is a time. */
export function withoutInstead(said: readonly Token[]): Token[] {
  const suited = withoutSuits(said);
  const led = withoutDeniedFirst(suited.slice(INSTEAD.runAt(suited, 0)));
  const [first, ...others] = withoutDenied(led);
  if (!first) return [];
  const run = INSTEAD.runAt(others, 0);
  const hour = run === others.length || run > 1 ? hourOf(first) : undefined;
  if (hour !== undefined)
    return [
      { ...first, word: 'at' },
      { ...first, word: hour },
      // 'Make it 10 and add tire shine'
      ...others.slice(run),
    ];
  const end = others.at(-1)?.word === 'instead' ? -1 : undefined;
  return [first, ...others.slice(0, end)];
}
