import { numberOf } from '../../language/periods/rule.js';
import type { Token } from '../../words/tokens.js';
import { DOWN, LESS, MORE, UP } from './change-words.js';
import { wordSet } from '../../words/word-set.js';

export const PERCENT = /^(?:percent|%)$/;
export const MONEY = wordSet('dollar~|bucks|dolares|pesos');
export const AMOUNT = /^(\$)?(\d[\d,]*(?:\.\d{1,2})?)(%)?$/;

export interface Amount {
  value: number;
  isPercent: boolean;
  /** It has a sign or a word of money. */
  isMoney: boolean;
  at: number;
  length: number;
}

/** 'Ten bucks' is as much as '10 bucks'. */
const spelledOut = (tokens: readonly Token[]) =>
  tokens.map((token, at) => {
    const value = isUnit(tokens[at + 1]) ? numberOf(token.word) : undefined;
    return value === undefined ? token : { ...token, word: String(value) };
  });
const isUnit = (token: Token | undefined) =>
  PERCENT.test(token?.word ?? '') || MONEY.has(token?.word ?? '');

export function amountIn(said: readonly Token[]): Amount | undefined {
  const tokens = spelledOut(said);
  const at = tokens.findLastIndex(({ word }) => AMOUNT.test(word));
  const [, sign, digits = '', percent] = AMOUNT.exec(tokens[at]?.word ?? '') ?? [];
  if (at < 0) return undefined;
  const next = tokens[at + 1]?.word ?? '';
  const isPercent = percent !== undefined || PERCENT.test(next) || next === 'por';
  const isWord = PERCENT.test(next) || MONEY.has(next);
  return {
    value: Number(digits.replaceAll(',', '')),
    isPercent,
    isMoney: sign !== undefined || MONEY.has(next),
    ...{ at, length: isWord ? 2 : next === 'por' ? 3 : 1 },
  };
}

/** Whether a price goes up or down, where a word says so. */
export function signIn(tokens: readonly Token[]): 1 | -1 | undefined {
  return UP.in(tokens) || MORE.in(tokens) ? 1 : DOWN.in(tokens) || LESS.in(tokens) ? -1 : undefined;
}

export const isAmount = (token: Token | undefined) => AMOUNT.test(token?.word ?? '');
