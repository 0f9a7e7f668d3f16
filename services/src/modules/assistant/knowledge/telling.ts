import { stemOf } from '../text.js';
import type { AskedWord } from './asked-words.js';

const stemsOf = (words: string) => new Set(words.split(' ').map(stemOf));

/** Whom and what everything here is about: they tell nothing of what is asked. */
const OF_EVERYTHING = stemsOf('customer client job appointment visit day people detailer');
/** Told of a thing, not things: what it costs, in which mood somebody is, in which season. */
const MINOR = stemsOf(
  'charge price pricing cost dirty filthy grimy dull mad angry upset pissed unhappy detail ' +
    'summer winter spring fall autumn january february march april june july august september october november december',
);
/** To look at what is named, a page need not say that it is looked at. */
const LOOKS = stemsOf('see find view read show check');

const isIn =
  (stems: ReadonlySet<string>) =>
  ({ forms: [stem = ''] }: AskedWord) =>
    stems.has(stem);
const isOfEverything = (word: AskedWord) =>
  isIn(OF_EVERYTHING)(word) || /^detailing$/i.test(word.raw);
const isLook = isIn(LOOKS);
const isMinor = (word: AskedWord) => isIn(MINOR)(word) || isLook(word);

type Words = readonly AskedWord[];
const orAll = (some: Words, all: Words) => (some.length > 0 ? some : all);

/** Those that say what a question of the trade is about. */
export function tellingOf(wanted: Words): Words {
  const telling = wanted.filter((word) => !isOfEverything(word));
  return orAll(
    telling.filter((word) => !isMinor(word)),
    telling,
  );
}

/** Those that a page of the product must have: it is about customers, or about something else. */
export function neededOfPage(wanted: Words): Words {
  const things = wanted.filter(({ forms: [stem = ''] }) => !/^(?:day|peopl|detail)/.test(stem));
  const told = things.filter((word) => !isLook(word));
  return told.some((word) => !isOfEverything(word)) ? told : orAll(things, wanted);
}

/** Those that are asked about; 'how do I start a job' asks of starting and of jobs, however common both are. */
export function wantedOf(asked: Words): Words {
  const wanted = asked.filter(({ isAside }) => !isAside);
  if (wanted.length > 0) return wanted;
  const common = asked.filter((word) => word.isAct || isOfEverything(word));
  return common.length > 1 ? common : [];
}
