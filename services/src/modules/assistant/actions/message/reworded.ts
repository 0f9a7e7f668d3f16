import { everyOf } from '../../words/every-of.js';
import { Sayings } from '../../language/forms/sayings.js';
import type { WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';

const BIT = 'a|bit|little|lot|way|much|more|less|really|very|too';
/** 'Make it a bit friendlier', 'reword that' */
const REWORDS = new Sayings(
  [
    `<lead>* <make> <it> sound? ${BIT}* <manner>`,
    `<lead>* <reword> <it>`,
    '<lead>* change the tone|wording',
    `<lead>* ${BIT}* <comparative> <lead>*`,
    '<lead>* it|that|this|thats|its? is? too|way <length>',
    '<lead>* hazlo|ponlo|escribelo un|poco|mas* <manera>',
    '<lead>* un|poco* mas <manera> <lead>*',
  ],
  {
    lead: 'ok|no|and|but|now|please|actually|can you|could you|y|por favor',
    make: 'make|write|say|keep|sound',
    it: 'it|that|this|the message|the text|the draft|that message|that text|that draft',
    reword:
      'reword|rewrite|rephrase|re word|re write|re phrase|change the tone of|change the wording of',
    manner:
      'nicer|friendlier|kinder|warmer|softer|politer|shorter|longer|simpler|clearer|funnier|better|casual|formal|professional|polite|friendly|nice|short|personal|pushy|detailed',
    comparative:
      'nicer|friendlier|kinder|warmer|softer|politer|shorter|longer|simpler|clearer|funnier|more casual|more formal|more professional|more polite|more friendly|more personal|less formal|less pushy',
    length: 'long|short|wordy|formal|casual|pushy|harsh|cold|rude|stiff',
    manera: 'amable|corto|corta|largo|larga|formal|amistoso|amistosa',
  },
);

export const ADD_LEAD = new Phrases('no|and|but|also|y');
const THING_HEADS = new Phrases(
  everyOf('add|put in|mention|include|agrega|pon', 'a|an|some|un|una|the|el|la'),
);
const MOST_OF_THING = 3;
const SAYS = wordSet('is|are|was|were|will|can|has|have|had|changed|es|esta|hay');
/** 'Add a smiley', 'mention the price': what is to be in it is named, and not what it says of that. */
export function thingToAdd(words: WordTokens): WordTokens | undefined {
  const from = ADD_LEAD.runAt(words, 0);
  const length = THING_HEADS.lengthAt(words, from);
  const thing = words.slice(from + length);
  const isThing = thing.length <= MOST_OF_THING && !thing.some(({ word }) => SAYS.has(word));
  return length > 0 && isThing ? thing : undefined;
}
const OF_TEXTS = wordSet(
  'smiley|emoji|emojis|heart|wink|joke|link|signature|greeting|exclamation|photo|picture|price|time|date|address|carita|firma|saludo|precio|hora|fecha',
);

/** What nobody but a writer could do with the words of a draft. */
export const asksToReword = (words: WordTokens): boolean =>
  REWORDS.says(words) || (thingToAdd(words)?.some(({ word }) => OF_TEXTS.has(word)) ?? false);
