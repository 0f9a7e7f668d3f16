import { everyOf } from '../../words/every-of.js';
import { tokensOf, type WordTokens } from '../../words/tokens.js';
import type { Language } from '../../plan/plan.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

const LEAD = new Phrases('that|saying|to say|a|a big|a quick|a nice');
const THANKS = new Phrases(
  'thank|thanks|thank you|thx|thanking him|thanking her|thanking them|thanking',
  'gracias',
);
const SO_MUCH = new Phrases('so much|a lot');
const FOR = new Phrases('for', 'por');
/** Of these the text of the occasion speaks. */
const COMING = new Phrases(
  everyOf('the|his|her|their|your', 'visit|business'),
  'coming|coming in|coming by|stopping by|venir|su visita',
);
/** 'Tell him thanks for the review' asks for none; for coming in, and for the business, there is a text. */
export function isThanksFor(tokens: WordTokens, isThanked = false): boolean {
  const at = LEAD.lengthAt(tokens, 0);
  const thanks = THANKS.lengthAt(tokens, at);
  const end = at + thanks + SO_MUCH.lengthAt(tokens, at + thanks);
  // 'Thank Ana for yesterday': the verb has said it.
  const isFor = (thanks > 0 || isThanked) && FOR.lengthAt(tokens, end) > 0;
  const coming = COMING.lengthAt(tokens, end + 1);
  // 'For coming in today' says more than that.
  return isFor && tokens.length > end + 1 && (coming === 0 || tokens.length > end + 1 + coming);
}

const THANKING = new Phrases(everyOf('thanking', '|him|her|them'));
/** 'Thanking her for coming in', as it is said to her. */
export function thanked(words: string, language: Language): string {
  const tokens = tokensOf(words);
  const length = THANKING.lengthAt(tokens, 0);
  return length === 0 ? words : `${THANK_YOU[language]}${words.slice(tokens[length - 1]?.end)}`;
}

/** 'A holiday thank you', 'a big thank you': how big it is says nothing. */
const KIND = new Set(['big', 'huge']);
const NOTE = new Set(['note', 'text', 'message', 'card', 'email']);
const MOST_BEFORE = 3;
/** 'A holiday thank you' is a thank-you, of which the text does not say what for. */
export function thanksOf(words: string): string | undefined {
  const tokens = tokensOf(words);
  const found = THANKS.in(tokens, 1);
  const isOne = wordSet('an|a').has(tokens[0]?.word ?? '') && found !== undefined;
  const rest = found ? tokens.slice(found.at + found.length) : [];
  const isAll = rest.length === 0 || (rest.length === 1 && NOTE.has(rest[0]?.word ?? ''));
  if (!isOne || !isAll || found.at === 1 || found.at > MOST_BEFORE) return undefined;
  return KIND.has(tokens[1]?.word ?? '')
    ? undefined
    : words.slice(tokens[1]?.start, tokens[found.at - 1]?.end);
}

const NAMED = new Set(['thank', 'thanks', 'gracias']);
export const namesThanks = (tokens: WordTokens) => tokens.some(({ word }) => NAMED.has(word));

export const THANK_YOU: Record<Language, string> = { en: 'thank you', es: 'gracias' };
