import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** How a question begins. */
export const OPENS = new Phrases('how|what|whats|who|whos|when|did|do|does|is|are');
const OF_DAYS_ES = new Phrases('que hay|que tengo|que tenemos|cuantos|cuantas|cuanto');
const OF_SOMEBODY_ES = new Phrases(everyOf('|ya', 'confirmo|pago|cancelo|llego|viene'));
/** 'Y ya confirmó Ana' */
const asksOfSomebodyEs = (words: WordTokens, from: number, at: number): boolean =>
  OF_DAYS_ES.lengthAt(words, from) > 0 && OF_SOMEBODY_ES.lengthAt(words, at) > 0;

/** 'And is Ana confirmed': somebody stands between the two. */
const OF_SOMEBODY = wordSet('is|did|does|has|was');
const SAID_OF = wordSet(
  'confirmed|confirm|coming|booked|scheduled|paid|pay|here|on|in|done|ready|due|cancelled|canceled|cancel|show|late|one',
);
const NOBODY = wordSet('not|been|never|still|also|already|now|only|just|a|an|the|had');
/** Behind 'who' it goes on with what is asked of them: 'who is due and has a ceramic booked'. */
const WHO = new Phrases('who|whos|which|anyone|anybody|customers|clients|jobs|list|show');
const IS = wordSet('is|did');
const LONGEST_NAME = 3;
export function asksOfSomebody(words: WordTokens, from: number, at: number): boolean {
  const [verb, name, ...rest] = words.slice(at).map(({ word }) => word);
  const verbs = WHO.lengthAt(words, from) > 0 ? IS : OF_SOMEBODY;
  const isNamed = name !== undefined && !NOBODY.has(name) && !SAID_OF.has(name);
  if (asksOfSomebodyEs(words, from, at)) return true;
  return (
    (OPENS.lengthAt(words, from) > 0 || WHO.lengthAt(words, from) > 0) &&
    verbs.has(verb ?? '') &&
    isNamed &&
    rest.slice(0, LONGEST_NAME).some((word) => SAID_OF.has(word))
  );
}
