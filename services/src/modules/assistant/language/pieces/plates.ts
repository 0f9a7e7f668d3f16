import { isPhraseWord } from '../lexicon/index.js';
import type { Names } from './spans.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const PLATE = wordSet('plate~|tag~|placa~');
const BETWEEN = wordSet(
  'number|ending|ends|end|in|with|that|is|are|has|like|the|numero|termina|terminada|en|que|es|con',
);
const LICENSE = wordSet('license|licence|number');
const LETTERS = /^[a-z\d]{2,8}$/;

/** 'Whose plate ends in 4X2', 'license plate abc 123': the token after the word is a plate. */
export function platesIn(tokens: readonly Token[]): Names {
  const word = tokens.findIndex((token) => PLATE.has(token.word));
  if (word < 0) return new Map();
  let at = word + 1;
  while (BETWEEN.has(tokens[at]?.word ?? '')) at += 1;
  const isPart = (index: number) => LETTERS.test(tokens[index]?.word ?? '');
  const hasDigit = (index: number) => /\d/.test(tokens[index]?.word ?? '');
  let end = at;
  // 'ABC 123' has two parts; in 'ends in 47, whose is it' the second word is no part.
  const isOther = (index: number) => hasDigit(index - 1) && isPhraseWord(tokens[index]?.word ?? '');
  while (isPart(end) && end - at < 2 && (end === at || !isOther(end))) end += 1;
  const plate = tokens
    .slice(at, end)
    .map((token) => token.word)
    .join('');
  if (!/\d/.test(plate)) return new Map();
  const from = LICENSE.has(tokens[word - 1]?.word ?? '') ? word - 1 : word;
  return new Map([[from, { tag: { kind: 'plate', plate }, length: end - from }]]);
}
