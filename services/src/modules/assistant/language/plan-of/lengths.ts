import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { serviceAt } from '../pieces/vocabulary.js';

/** Word of the length measure; 'how long' alone is ambiguous. */
const LENGTH = 'duration';
const TAKES = wordSet('take|takes|took|taking|tarda|tardan|lleva|llevan|toma|toman');
const BETWEEN = wordSet('go|goes|wait|pasan');
/** 'How long is the 830', 'is the average job', 'will I be at Toni's', 'for Toni'. */
const STAYS = new Phrases(
  'for',
  everyOf('am|are|will|do|should|would', 'i|we|they', 'be|', 'be|at|there|with|stay|spend'),
  everyOf(
    'is|was|are|were',
    'the|my|our|a|an',
    'average|typical|usual|next|last|first|',
    'job|appointment|detail',
  ),
);
const CLOCK = /^(?:\d{1,2}:\d\d|\d{1,2}(?:am|pm)?|\d{3,4})$/;
const IS = wordSet('is|was|are|were');
const ARTICLE = wordSet('a|an|the|our|my');

/** Whether the words after 'how long' ask for a duration. */
function takesTime(
  tokens: readonly Token[],
  at: number,
  services: readonly { name: string }[],
): boolean {
  const words = tokens.map(({ word }) => word);
  const start = ARTICLE.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  if (STAYS.lengthAt(tokens, at) > 0) return true;
  if (!IS.has(words[at] ?? '')) return false;
  const named = serviceAt(words, start, services);
  const next = named && words[start + named.length];
  const isService = named !== undefined && (next === undefined || wordSet('for|on|with').has(next));
  return CLOCK.test(words[start] ?? '') || isService;
}

/** 'How long does a full detail take' asks for a duration; 'how long does it last' does not. */
export function withLengths(
  tokens: readonly Token[],
  services: readonly { name: string }[],
): Token[] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      (word === 'long' && tokens[index - 1]?.word === 'how') ||
      (wordSet('cuanto|tiempo').has(word) && TAKES.has(tokens[index + 1]?.word ?? '')),
  );
  const isLength = (word: string, index: number) =>
    TAKES.has(word) ||
    (BETWEEN.has(word) && wordSet('between|entre').has(tokens[index + 1]?.word ?? ''));
  const takes = tokens.findIndex(({ word }, index) => index > at && isLength(word, index));
  const isSaid = at >= 0 && (takes >= 0 || takesTime(tokens, at + 1, services));
  if (!isSaid) return [...tokens];
  // 'Take' is dropped, because the measure includes it.
  return tokens.flatMap((token, index) =>
    index === at ? [{ ...token, word: LENGTH }] : index === takes ? [] : [token],
  );
}
