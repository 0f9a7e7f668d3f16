import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { Sentence } from '../normalize/sentences.js';
import { tokensOf } from '../../words/tokens.js';

/** 'Plus', 'and also': whatever asks behind it asks something more. */
export const ALSO = new Phrases(
  'plus|also|and also|n also|& also|and plus|plus also|y tambien|y ademas|ademas',
);
const PEOPLE = everyOf(
  'customers|clients|ppl|people|folks|anyone|anybody|everyone|everybody|clientes|gente',
  'who|whos|with|w|w/|that|i|we|que|con',
);
const LISTED = new Phrases(
  PEOPLE,
  everyOf('|my|the|our', 'top'),
  'anything',
  everyOf('gimme|list|show|show me|give me', '|the|all|everyone'),
  'all my',
);
const FIGURE = new Phrases('total|avg|average|sales|revenue');
const ASKING = new Phrases(
  'how|hows|hw|what|whats|wat|wats|wht|who|whos|when|whens|which|where|wheres|any|did|do|does|is|are|was|were',
  everyOf('r', 'we|they|you'),
);
/** So many words are a question, and no 'which one' behind one. */
const LEAST_WORDS = 3;

/** What may stand behind what joins two questions, where the first of them asks too. */
const BEHIND = {
  also: [ASKING, LISTED, FIGURE],
  comma: [ASKING, LISTED],
  and: [LISTED],
};

/** 'When is Ana in, what did we make last week', 'what did we make plus people with a Ford': two that both ask. */
export function asksMore(
  { words }: Sentence,
  from: number,
  at: number,
  joint: keyof typeof BEHIND,
) {
  const areLong = at - from >= LEAST_WORDS && words.length - at >= LEAST_WORDS;
  const isAsking = [ASKING, LISTED].some((each) => each.lengthAt(words, from) > 0);
  const isAsked = BEHIND[joint].some((each) => each.lengthAt(words, at) > 0);
  return areLong && isAsked && (isAsking || joint === 'also');
}

const OF_IT = new Phrases('it|that|they|them|those|these|there|he|she|his|her|their|ellos');
const SHORT = 5;
/** 'And how much has Derek spent with us' says all that it asks, and follows up nothing. */
export const saysAll = (words: Sentence['words'], at: number): boolean =>
  words.length - at > SHORT && OF_IT.in(words, at) === undefined;

/** 'Customers with a BMW', behind another question: of all there are, and of nobody that was told. */
export function isListOfItsOwn(text: string): boolean {
  const words = tokensOf(text);
  return (
    words.length >= LEAST_WORDS && LISTED.lengthAt(words, 0) > 0 && OF_IT.in(words, 0) === undefined
  );
}
