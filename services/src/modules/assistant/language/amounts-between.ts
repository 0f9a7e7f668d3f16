import type { Token } from './tokens.js';

const AMOUNT = /^\$?\d[\d,]*(?:\.\d+)?k?$/;
/** Without one of these two numbers may be hours, or years. */
const OF_MONEY =
  /^(?:spend|spends|spent|spending|cost|costs|pay|paid|priced|worth|dollars|bucks|gasta|gastan|gasto|gastaron|dolares|pesos|\$.+)$/;
const LEAST = 'minimum';
const MOST = 'maximum';

/** 'Who spent between 500 and 1000' spent at least the one and at most the other. */
export function withAmountsBetween(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => word === 'between' || word === 'entre');
  const [, from, and, to] = tokens.slice(at);
  const areAmounts =
    at >= 0 &&
    AMOUNT.test(from?.word ?? '') &&
    /^(?:and|y)$/.test(and?.word ?? '') &&
    AMOUNT.test(to?.word ?? '');
  if (!areAmounts || !tokens.some(({ word }) => OF_MONEY.test(word))) return [...tokens];
  return tokens.map((token, index) => {
    if (index === at) return { ...token, word: LEAST };
    return index === at + 2 ? { ...token, word: MOST } : token;
  });
}
