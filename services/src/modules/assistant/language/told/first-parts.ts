import { spelledOut } from '../normalize/phone-words.js';
import { periodAt } from '../periods/index.js';
import { timeAt } from '../periods/times.js';
import type { Token } from '../../words/tokens.js';
import type { Phrases } from '../../words/phrases.js';
import { CHANGES, LONGEST_NAME, NO_NAME, POLITE, SAYING } from './first-words.js';
import { wordSet } from '../../words/word-set.js';

/** In no name. */
const ANY_OR_NOT = wordSet('any|anything|anyone|anybody|nothing|not|no|aun|todavia');

/** What was typed of these words. */
export const said = (words: readonly Token[]) => words.map(({ raw }) => raw);

/** 'Text Ana that', 'please ask her' */
export function isSaying(words: readonly Token[]): boolean {
  const at = POLITE.runAt(words, 0);
  // 'Call off Friday' calls nobody.
  return SAYING.lengthAt(words, at) > CHANGES.lengthAt(words, at);
}

/** Somebody's name, and nothing else, before what is told of them. */
export function nameIn(words: readonly Token[]): string[] | undefined {
  const isName =
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    !NO_NAME.has(words[0]?.word ?? '') &&
    // 'Anything not confirmed' is asked, and of 'Ana not confirmed' the opposite is told.
    !words.some(({ word }) => ANY_OR_NOT.has(word));
  return isName ? said(words) : undefined;
}

/** How many words here say when: an hour needs no 'at' between days. */
function lengthOfWhen(words: readonly string[], at: number): number {
  if (words[at] === 'the') return 1;
  const time = timeAt(['at', ...words.slice(at)], 0);
  return periodAt(words, at)?.length ?? timeAt(words, at)?.length ?? (time ? time.length - 1 : 0);
}

/** Days or hours, and nothing else: '(this) Friday at 9', 'the 7th'. */
export function areDays(words: readonly Token[]): boolean {
  const all = ['on', ...words.flatMap(({ word }) => spelledOut(word, undefined))];
  if (all.length < 2 || wordSet('last|yesterday').has(all[1] ?? '')) return false;
  let at = 1;
  for (let length = 1; length > 0 && at < all.length; at += length) length = lengthOfWhen(all, at);
  return at === all.length;
}

/** 'Ana just': the words behind the name that say nothing. */
export function withoutEnd(words: readonly Token[], idle: Phrases): readonly Token[] {
  const end = words.findIndex((_, at) => at > 0 && idle.runAt(words, at) === words.length - at);
  return end < 0 ? words : words.slice(0, end);
}

/** What a request is in other words; what is `isAsked` is no news. */
export type Rule = (words: readonly Token[], isAsked: boolean) => string[] | undefined;
