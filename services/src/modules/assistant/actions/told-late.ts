import { Phrases } from './phrases.js';
import { said, type Rule } from './told-first-parts.js';
import { THEM } from './told-first-words.js';

const WE_ARE = new Phrases('im|i am|we are|were|running|gonna be|going to be');
const TELL = new Phrases('text|tell|message|call');

/** 'Running 30 late for my next one text them': whom it is told comes behind what is told. */
export const lateThenTell: Rule = (words) => {
  const late = words.findIndex(({ word }) => word === 'late');
  const tell = words.length - 2;
  const isSo =
    WE_ARE.lengthAt(words, 0) > 0 &&
    words[late + 1]?.word === 'for' &&
    TELL.lengthAt(words, tell) === 1 &&
    THEM.has(words.at(-1)?.word ?? '');
  const whom = words.slice(late + 2, tell);
  return isSo && late > 0 && whom.length > 0
    ? [...said(words.slice(tell, -1)), ...said(whom), ...said(words.slice(0, late + 1))]
    : undefined;
};
