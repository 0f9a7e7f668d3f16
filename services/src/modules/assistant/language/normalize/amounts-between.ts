import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const AMOUNT = /^\$?\d[\d,]*(?:\.\d+)?k?$/;
/** Without one of these two numbers may be hours, or years. */
const OF_MONEY = wordSet(
  'spend~|spent|spending|cost~|pay|paid|priced|worth|dollars|bucks|gasta|gastan|gasto|gastaron|dolares|pesos',
);
const LEAST = 'minimum';
const MOST = 'maximum';

/** Hours go to 24, and years begin with 19 or 20. */
const LEAST_AMOUNT = 50;
const A_YEAR = /^(?:19|20)\d\d$/;
const ROWS = wordSet('job~|appointment~|detail~|ticket~|trabajo~|cita~');
/** A price that is changed goes from one to the other. */
const CHANGES = wordSet(
  'raise|change|set|increase|lower|drop|bump|cut|reduce|update|adjust|move|sube|baja|cambia|pon',
);
const LEADS = wordSet('between|from|entre|de');

const amountOf = (word: string) =>
  AMOUNT.test(word) ? Number(word.replace(/[$,k]/g, '')) * (word.endsWith('k') ? 1000 : 1) : 0;

/** Where two amounts stand, of which the second is linked to the first: 'between 300 and 500', '200 to 400'. */
function amountsIn(words: readonly string[]): number {
  if (words.some((word) => CHANGES.has(word))) return -1;
  const isSaid = words.some((word) => OF_MONEY.has(word) || (word.startsWith('$') && word !== '$'));
  const isOfRows = words.some((word) => ROWS.has(word));
  return words.findIndex((word, at) => {
    const [link = '', last = ''] = words.slice(at + 1, at + 3);
    const isLed = LEADS.has(words[at - 1] ?? '');
    const isLinked = wordSet('to|a').has(link) || (isLed && wordSet('and|y').has(link));
    if (!AMOUNT.test(word) || !AMOUNT.test(last) || !isLinked) return false;
    const isOther = A_YEAR.test(word) || A_YEAR.test(last);
    return isSaid || (isOfRows && !isOther && amountOf(word) >= LEAST_AMOUNT);
  });
}

/** 'More of 300' is how it is said in Spanish. */
export const withThan = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.word === 'of' &&
    wordSet('more|less').has(tokens[at - 1]?.word ?? '') &&
    AMOUNT.test(tokens[at + 1]?.word ?? '')
      ? { ...token, word: 'than' }
      : token,
  );

/** 'Who spent between 500 and 1000' spent at least the one and at most the other. */
export function withAmountsBetween(tokens: readonly Token[]): Token[] {
  const at = amountsIn(tokens.map(({ word }) => word));
  const [first, link] = tokens.slice(at, at + 2);
  if (at < 0 || !first || !link) return [...tokens];
  const isLed = LEADS.has(tokens[at - 1]?.word ?? '');
  return [
    ...tokens.slice(0, isLed ? at - 1 : at),
    { ...first, word: LEAST },
    first,
    { ...link, word: MOST },
    ...tokens.slice(at + 2),
  ];
}
