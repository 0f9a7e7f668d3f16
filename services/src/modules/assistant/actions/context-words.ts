import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Token, WordTokens } from '../words/tokens.js';
import { Phrases } from '../words/phrases.js';
import { isOnlyOf } from '../words/only-of.js';
import { wordSet } from '../words/word-set.js';

/** Where it stands in the words. */
export interface Place {
  at: number;
  length: number;
}

/** A text with other words in that place. */
export const replaced = (
  text: string,
  tokens: readonly Token[],
  { at, length }: Place,
  words: string,
) => text.slice(0, tokens[at]?.start) + words + text.slice(tokens[at + length - 1]?.end);

const LEADS = new Phrases('and|so|ok|okay|no|actually|wait|y');
const bare = (tokens: readonly Token[]) => tokens.slice(LEADS.runAt(tokens, 0));

const HOW_MUCH = new Phrases(
  'how much|for how much',
  everyOf('at|for', 'what|which', 'price|cost'),
);
const WHAT = new Phrases(
  everyOf('what|how much', 'is|does|would|will'),
  'whats|how much for|how much',
);
const THAT = new Phrases('that|it|this');
const WILL = new Phrases('gonna|going to|cost|costs|run|be|go for');
const FOR_THEM = new Phrases('for him|for her|for them|for me|for us|him|her|them|me|us');
/** 'How much' */
export const isBareCost = (tokens: readonly Token[]): boolean => {
  const own = bare(tokens);
  return own.length > 0 && HOW_MUCH.lengthAt(own, 0) === own.length;
};
/** 'What do we charge for it' */
const CHARGED = new Phrases(
  everyOf(
    'what|how much',
    'do|should',
    'we|i|you',
    'charge|get|take|ask',
    'for it|for that|for one',
  ),
  everyOf('cuanto|a cuanto|en cuanto', 'cobro|cobramos|cuesta|vale|sale', '|por eso|eso'),
);
/** 'How much will that be' */
export const isItsCost = (tokens: readonly Token[]): boolean => {
  const own = bare(tokens);
  if (CHARGED.lengthAt(own, 0) === own.length) return own.length > 0;
  const what = WHAT.lengthAt(own, 0);
  const isThat = what > 0 && THAT.lengthAt(own, what) > 0;
  return isThat && isOnlyOf([WILL, FOR_THEM], own.slice(what + 1));
};
/** What something costs is asked, and nothing of which. */
export function asksCost(text: string): boolean {
  const { tokens } = normalized(text);
  return isBareCost(tokens) || isItsCost(tokens);
}

const AM_I = new Phrases('am i|are we|i am|im|is there anything|is anything|anything');
const FREE = new Phrases('free|open|available');
const AFTER = new Phrases('after|afterwards|then');
const IT = new Phrases('that|it|her|him|them');
/** 'Am I free after that' */
export function isFreeAfter(tokens: readonly Token[]): boolean {
  const own = bare(tokens);
  const isAsked = AM_I.lengthAt(own, 0) > 0 && AFTER.in(own) !== undefined;
  return isAsked && isOnlyOf([AM_I, FREE, AFTER, IT], own);
}

const ARTICLE = wordSet('an|a|the');
const MAKE_IT = new Phrases(everyOf('make|change|switch', 'it|that|this', '|to'));
/** 'Make it an interior': where the service begins. */
export function madeAt(tokens: readonly Token[]): Token | undefined {
  const own = bare(tokens);
  const service = own[MAKE_IT.lengthAt(own, 0)];
  return MAKE_IT.lengthAt(own, 0) > 0 && ARTICLE.has(service?.word ?? '') ? service : undefined;
}

const WRITES = new Phrases('text|message|email|e mail|remind|tell|let|warn|notify|ask');
const EVERYBODY = new Phrases('everybody|everyone|every one|all of them|all');
const SAID = new Set('a an the that we i it its were im to about know but except if'.split(' '));
/** 'Text everybody a reminder', after a list: those who stand in it. */
export function everybodyIn(tokens: WordTokens): Place | undefined {
  const at = WRITES.lengthAt(tokens, 0);
  const length = at > 0 ? EVERYBODY.lengthAt(tokens, at) : 0;
  const next = tokens[at + length]?.word;
  return length > 0 && (next === undefined || SAID.has(next)) ? { at, length } : undefined;
}

const DAY = 'day|time|morning|afternoon';
const THEN = new Phrases(
  'then|on then|the same day|on the same day|entonces|ese dia|el mismo dia|ese mismo dia',
  everyOf('|on', 'that', '|same', DAY),
);
const THERE = new Phrases('there|on there');
const PUTS = new Set('book put fit squeeze get take add anything room free open'.split(' '));
const AT = new Phrases('at|a las');
/** 'Book Ana then', 'is anything free that day': the days that were spoken of. */
export function thenIn(tokens: WordTokens): Place | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const isPut = tokens.slice(0, at).some(({ word }) => PUTS.has(word));
    const length = Math.max(THEN.lengthAt(tokens, at), isPut ? THERE.lengthAt(tokens, at) : 0);
    const isEnd = at + length === tokens.length || AT.lengthAt(tokens, at + length) > 0;
    if (length > 0 && isEnd) return { at, length };
  }
  return undefined;
}

const FITS = new Phrases(
  'fit|squeeze|room|space|can|could|would|is there|is anything|do i have|do we have|have i got|have we got|any|anything|got|hay|tengo|cabe',
);
const HOW_MANY = new Phrases('how many');
const ANY_DAY = new Set('when next soonest earliest ever week cuando'.split(' '));
/** 'Can we fit a full detail in' is of the days that were looked at; 'when am I free' of any. */
export function asksToFit(tokens: readonly Token[]): boolean {
  const own = bare(tokens);
  const isCounted = HOW_MANY.lengthAt(own, 0) > 0 && own.some(({ word }) => word === 'can');
  const fits = FITS.lengthAt(own, 0) > 0 || isCounted;
  return fits && !own.some(({ word }) => ANY_DAY.has(word));
}

const ASKS = new Set(
  'who what when where which how is are do does did can could text tell message move cancel'.split(
    ' ',
  ),
);
/** It says an hour, and asks nothing. */
export const tellsHour = (text: string, tokens: WordTokens): boolean =>
  tokens.some(({ word }) => /\d/.test(word) || wordSet('noon|mediodia').has(word)) &&
  !ASKS.has(tokens[0]?.word ?? '') &&
  !text.trimEnd().endsWith('?');

/** 'Do it': what was asked for last. */
const DO_IT = new Phrases(
  'do it|do that|go ahead|go for it|lets do it|lets do that|make it so|that works|works for me',
  'hazlo|dale|adelante',
);
export const isToDo = (tokens: WordTokens): boolean =>
  tokens.length > 0 && DO_IT.runAt(tokens, 0) === tokens.length;
