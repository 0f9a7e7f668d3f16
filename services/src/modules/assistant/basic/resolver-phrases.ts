import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';

const SENDS = new Phrases(everyOf('please|', 'send|write|text|message'));
const OF_THEM = new Phrases('for|of');
/** What is to be sent to somebody is no word of the notes. */
export function asksToSend(words: WordTokens): boolean {
  const length = SENDS.lengthAt(words, 0);
  return length > 0 && OF_THEM.lengthAt(words, length) === 0;
}

const WHY = new Phrases(everyOf('and|so|', 'why|how come|por que'));
export const asksWhy = (words: WordTokens): boolean => WHY.begin(words);

const BEST = new Phrases(
  everyOf('what is|whats|which is|which|', 'the|a|', 'best|right|safest|good|strongest'),
);
const WHICH = wordSet('what|which');
const IS_BEST = new Phrases(everyOf('is|are|work|works', 'the|', 'best', 'for|on'));
/** 'What soap is best for', 'which of the pads works best on': so many words stand before that. */
const MOST_BEFORE = 4;
const FOR = wordSet('for|on');
/** Those are the business's own. */
const OWN = new Phrases(
  'day|days|month|week|weekend|year|quarter|season|hour|time|customer|customers|client|clients|service|services|seller|sellers|job|jobs|van|vans|bay|crew|crews|revenue|money|sales|me|us',
);
/** 'What is the best wax for black cars' */
export function asksForProduct(words: WordTokens): boolean {
  if (OWN.in(words) !== undefined) return false;
  const length = BEST.lengthAt(words, 0);
  if (length > 0 && words.slice(length + 1).some(({ word }) => FOR.has(word))) return true;
  const found = WHICH.has(words[0]?.word ?? '') ? IS_BEST.in(words, 2) : undefined;
  return found !== undefined && found.at <= MOST_BEFORE;
}

const MAKES = wordSet('make|mark|set|keep|leave');
const CLOSED = wordSet('closed|off|unavailable|blocked|open');
/** 'Make Wednesdays closed' is no revenue of Wednesdays. */
export const asksToClose = (words: WordTokens): boolean =>
  MAKES.has(words[0]?.word ?? '') && CLOSED.has(words.at(-1)?.word ?? '');

const MAY = new Phrases(everyOf('can|could', 'i|we|you', 'still|also|just|'), 'puedo|se puede');
const CHANGES = new Phrases(
  'add|assign|block|change|delete|edit|hide|lock|merge|move|remove|rename|switch|undo',
  'agregar|borrar|cambiar|mover|poner',
);
/** 'Can I change which van does a job' asks whether it can be done, and for no figure of vans. */
export function asksIfChangeable(words: WordTokens): boolean {
  const length = MAY.lengthAt(words, 0);
  return length > 0 && CHANGES.lengthAt(words, length) > 0;
}

const OPENING = new Phrases('and|now|ok|please|can you|could you');
const IN_LANGUAGE = new Phrases(
  everyOf(
    `|${everyOf('say|send|write|put|do|make', 'it|that|this')}`,
    'in|en',
    'spanish|english|espanol|ingles',
  ),
);
/** 'In Spanish for Bo' goes on from a message. */
export function asksInLanguage(message: string): boolean {
  const words = spelled(message);
  return IN_LANGUAGE.lengthAt(words, OPENING.runAt(words, 0)) > 0;
}
