import { everyOf } from '../../words/every-of.js';
import { normalized } from '../../language/normalize/normalize.js';
import type { WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';

const LEAD = new Phrases('and|so|ok|also|y');
const HOW_LONG = 'how long|how much time|about how long|for how long';
const IT = 'it|that|this|one|they|one of those|each|each one|each of them|they each|they all';
/** How long something takes that was just spoken of. */
const ITS_LENGTH = new Phrases(
  [
    everyOf(HOW_LONG, 'does|do|would|will|is|s', IT, 'take|going to take|run|'),
    everyOf(
      HOW_LONG,
      'it|that|this|they|each|each one|they each|they all',
      'takes|take|will take|would take|runs',
    ),
    'how longs that|how longs it',
    everyOf(
      'how long|how much time',
      'should|do',
      'i|we',
      'plan|plan for|block|block off|set aside|allow|need|book',
      '|it|that|for it|for that',
    ),
  ].join('|'),
  'cuanto me tardo|cuanto tardo|cuanto nos tardamos|cuanto tardamos|cuanto tiempo me lleva|cuanto tarda|cuanto dura|cuanto duran|cuanto tardan|cuanto dura cada uno|cuanto dura el servicio|cuanto tiempo toma|cuanto se tarda|cuanto tiempo es',
);
const BARE = new Phrases(HOW_LONG, 'y cuanto|y cuanto tiempo|cuanto tiempo');

/** 'How long does it last' is not how long the job takes. */
const LASTS = wordSet('last|lasts|hold|holds|stay|stays|cure|keep');
export function saysItsLength(words: WordTokens): boolean {
  const found = ITS_LENGTH.in(words);
  const next = found && words[found.at + found.length]?.word;
  return (found !== undefined && !LASTS.has(next ?? '')) || isBare(words);
}

/** 'And how long', 'how long it takes': nothing else is said. */
export function isBareLength(text: string): boolean {
  const { tokens } = normalized(text);
  const lead = LEAD.runAt(tokens, 0);
  const length = ITS_LENGTH.lengthAt(tokens, lead);
  return isBare(tokens) || (length > 0 && lead + length === tokens.length);
}

function isBare(words: WordTokens): boolean {
  const lead = LEAD.runAt(words, 0);
  return [lead, 0].some((from) => {
    const length = BARE.lengthAt(words, from);
    return length > 0 && from + length === words.length;
  });
}
