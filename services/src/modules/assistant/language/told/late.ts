import { wordSet } from '../../words/word-set.js';
import { isBareClock } from '../periods/times.js';
import { Phrases } from '../../words/phrases.js';
import { said, type Rule } from './first-parts.js';
import { THEM } from './first-words.js';

const WE_ARE = new Phrases('im|i am|we are|were|running|gonna be|going to be');
const NO_ONE = wordSet(
  'lunch|dinner|breakfast|work|school|church|meeting|today|tomorrow|day|everything|everyone|what|who|this|that|it',
);
const TELL = new Phrases('text|tell|message|call');

/** 'Running 30 late for my next one text them': whom it is told comes behind what is told. */
export const lateThenTell: Rule = (words) => {
  const late = words.findIndex(({ word }) => word === 'late');
  const end = words.length - 2;
  const isTold = TELL.lengthAt(words, end) === 1 && THEM.has(words.at(-1)?.word ?? '');
  const isLate = late > 0 && WE_ARE.lengthAt(words, 0) > 0 && words[late + 1]?.word === 'for';
  const whom = words.slice(late + 2, isTold ? end : undefined);
  // Whoever waits is to be told, said or not; nobody waits at lunch.
  if (!isLate || whom.length === 0 || (!isTold && whom.some(({ word }) => NO_ONE.has(word))))
    return undefined;
  const tell = isTold ? said(words.slice(end, -1)) : ['text'];
  const [my, hour] = whom;
  const isClock = whom.length === 2 && my?.word === 'my' && isBareClock(hour?.word ?? '');
  return [
    ...tell,
    ...said(whom),
    ...(isClock ? ['oclock'] : []),
    ...said(words.slice(0, late + 1)),
  ];
};

const WAY = wordSet('later|earlier|sooner');
const UNIT = wordSet('hour|hours|hr|hrs|min|mins|minutes');
const COUNT = /^(?:an?|\d+)$/;
/** 'Make Brian Foster an hour later': by how much he is moved. */
export const madeLater: Rule = ([make, ...words]) => {
  const [count, unit, way] = words.slice(-3);
  const isAway =
    make?.word === 'make' &&
    COUNT.test(count?.word ?? '') &&
    UNIT.has(unit?.word ?? '') &&
    WAY.has(way?.word ?? '');
  const name = isAway ? words.slice(0, -3) : [];
  const isName = name.length > 1 && !name.some(({ word }) => THEM.has(word));
  return isName ? ['move', ...said(words)] : undefined;
};
