import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import type { WordTokens } from '../words/tokens.js';

/** What was asked for is not to be done after all. */
const DROPS = new Phrases(
  'keep it|keep that|keep it as is|leave it as is|never mind|nevermind|nvm|forget it|forget that|ignore that|leave it|leave that|leave it alone|scratch that|skip it|skip that|drop it|undo|undo that|undo it|take that back|take it back|go back',
  everyOf('dont|do not', '|do it|do that|bother'),
  // 'Don't text her yet'
  everyOf(
    'dont|do not',
    'text|message|call|email|e mail|send|book|move|cancel|confirm|tell',
    '|her|him|them|it|that|those|anything|anybody',
  ),
  'olvidalo|dejalo|dejalo asi|no lo mandes|no lo hagas|ya no|no importa',
);
const DROPPED_WITH = new Phrases(
  'actually|no|ok|okay|oh|wait|on second thought|just|please|sorry|thanks|yet|today|now|for now|then|well|hm|hmm',
  'mejor|no|bueno|perdon|gracias|por ahora|entonces',
);
/** Nothing else is said with it. */
function isNothingElse(words: WordTokens): boolean {
  const found = DROPS.in(words);
  if (!found) return false;
  const rest = [...words.slice(0, found.at), ...words.slice(found.at + found.length)];
  return DROPPED_WITH.runAt(rest, 0) === rest.length;
}

/** 'Don't cancel Ana': as long as nobody confirms it, nothing is. */
const NOT_TO_CHANGE = new Phrases(
  everyOf(
    '|nevermind|never mind|nvm|no|wait|actually|please|ok',
    'dont|do not',
    'cancel|move|reschedule|delete|confirm',
  ),
  everyOf('no|mejor no', 'canceles|muevas|borres'),
);

const SCRAPS = new Phrases(
  everyOf('|no|ok|actually|wait', 'cancel|scrap|delete|remove|discard', 'it|that|this|the draft'),
  everyOf('|no|mejor', 'cancela|borra|quita', 'eso|esa|esto|el borrador'),
);
/** 'Cancel that', after a draft of what is not saved yet. */
export const isScrapped = (words: WordTokens): boolean => SCRAPS.isAllOf(words);

const BUT = new Phrases(everyOf('but|just|instead|only', '|just'), 'pero|solo|mejor');
const DOES = new Phrases(
  'remind|text|tell|message|email|ask|call|move|cancel|reschedule|push|confirm|book|switch|send|let|recuerdale|dile|avisale|mueve|cancela',
);
/** 'Don't cancel Ana, just remind her' */
const doesInstead = (words: WordTokens) =>
  words.some((_, at) => {
    const but = BUT.lengthAt(words, at);
    return but > 0 && DOES.lengthAt(words, at + but) > 0;
  });

export const isDropped = (words: WordTokens): boolean =>
  isNothingElse(words) || (NOT_TO_CHANGE.begin(words) && !doesInstead(words));
