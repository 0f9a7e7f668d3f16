import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const AMOUNT = /^\$?\d[\d,]*(?:\.\d+)?k?$/;
/** Words that make two numbers an amount rather than hours or years. */
const OF_MONEY = wordSet(
  'spend~|spent|spending|cost~|pay|paid|priced|worth|dollars|bucks|gasta|gastan|gasto|gastaron|dolares|pesos',
);
const LEAST = 'minimum';
const MOST = 'maximum';

/** Smallest amount without a word of money; lower numbers may be hours. */
const LEAST_AMOUNT = 50;
const A_YEAR = /^(?:19|20)\d\d$/;
const ROWS = wordSet('job~|appointment~|detail~|ticket~|trabajo~|cita~');
/** Verbs that change a price from one amount to another. */
const CHANGES = wordSet(
  'raise|change|set|increase|lower|drop|bump|cut|reduce|update|adjust|move|sube|baja|cambia|pon',
);
const LEADS = wordSet('between|from|entre|de');

const amountOf = (word: string) =>
  AMOUNT.test(word) ? Number(word.replace(/[$,k]/g, '')) * (word.endsWith('k') ? 1000 : 1) : 0;

/** Index of the first of two linked amounts: 'between 300 and 500', '200 to 400'. */
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

/** 'Más de 300' arrives here as 'more of 300'. */
export const withThan = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.word === 'of' &&
    wordSet('more|less').has(tokens[at - 1]?.word ?? '') &&
    AMOUNT.test(tokens[at + 1]?.word ?? '')
      ? { ...token, word: 'than' }
      : token,
  );

/** 'Between 500 and 1000' as a minimum and a maximum. */
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
