import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { Token } from '../../words/tokens.js';
import { serviceAt } from '../pieces/vocabulary.js';
import { wordSet } from '../../words/word-set.js';

const TAKES = wordSet('take|takes|took|taking|tarda|tardan|lleva|llevan|toma|toman');
/** The word of a measure of its own; 'how long' alone may be of anything. */
const LENGTH = 'duration';

const IS = wordSet('is|was|are|were');
const CLOCK = /^(?:\d{1,2}:\d\d|\d{1,2}(?:am|pm)?|\d{3,4})$/;
/** 'How long is the 830', 'how long will I be at Toni's', 'how long for Toni': how long that is booked for. */
function isOfStay(tokens: readonly Token[], at: number): boolean {
  const [is, the, clock] = tokens.slice(at, at + 3).map(({ word }) => word);
  if (IS.has(is ?? '') && wordSet('the|my|our').has(the ?? '') && CLOCK.test(clock ?? ''))
    return true;
  return STAYS.lengthAt(tokens, at) > 0;
}
const STAYS = new Phrases(
  'for',
  everyOf(
    'am|are|will|do|should|would',
    'i|we|they|the crew',
    'be|',
    'be|at|there|with|stay|spend',
  ),
);
const JOB = wordSet('job~|appointment~|detail~|average|typical|usual');
/** 'How long is the average job' */
const isOfJob = (tokens: readonly Token[], at: number) =>
  IS.has(tokens[at]?.word ?? '') && tokens.slice(at + 1, at + 4).some(({ word }) => JOB.has(word));

const OF_A_CAR = wordSet('for|on|with');
/** 'How long is a wash and wax', and not how long it is good for. */
function isOfService(tokens: readonly Token[], at: number, services: Services): boolean {
  if (!IS.has(tokens[at]?.word ?? '')) return false;
  const words = tokens.map(({ word }) => word);
  const start = wordSet('a|an|the|our|my').has(words[at + 1] ?? '') ? at + 2 : at + 1;
  const named = serviceAt(words, start, services);
  const next = named && words[start + named.length];
  return named !== undefined && (next === undefined || OF_A_CAR.has(next));
}
type Services = readonly { name: string }[];

/** 'How long do they go between visits' */
const isBetween = (word: string, next: string | undefined) =>
  wordSet('go|goes|wait|pasan').has(word) && wordSet('between|entre').has(next ?? '');

const UNITS = wordSet('hours|hrs|minutes|mins');
const IN_GENERAL = wordSet('does|do|should|will|would');
/** 'How many hours does a ceramic take' asks how long it takes. */
function withHowLong(tokens: readonly Token[]): Token[] {
  const [how, many, unit, does] = tokens;
  const isAsked =
    how?.word === 'how' &&
    many?.word === 'many' &&
    UNITS.has(unit?.word ?? '') &&
    IN_GENERAL.has(does?.word ?? '') &&
    tokens.some(({ word }) => TAKES.has(word));
  return isAsked && many
    ? [...tokens.slice(0, 1), { ...many, word: 'long' }, ...tokens.slice(3)]
    : [...tokens];
}

/** 'How long does a full detail take' asks for its length; 'how long does it last' does not. */
export function withLengths(given: readonly Token[], services: Services): Token[] {
  const tokens = withHowLong(given);
  const at = tokens.findIndex(
    ({ word }, index) =>
      (word === 'long' && tokens[index - 1]?.word === 'how') ||
      (wordSet('cuanto|tiempo').has(word) && TAKES.has(tokens[index + 1]?.word ?? '')),
  );
  const takes = tokens
    .slice(at + 1)
    .findIndex(
      ({ word }, index, rest) =>
        TAKES.has(word) ||
        isBetween(word, rest[index + 1]?.word) ||
        (index === 0 &&
          (isOfJob(tokens, at + 1) ||
            isOfStay(tokens, at + 1) ||
            isOfService(tokens, at + 1, services))),
    );
  if (at < 0 || takes < 0) return [...tokens];
  const length = tokens.map((token, index) => (index === at ? { ...token, word: LENGTH } : token));
  // 'Tarda' says nothing more.
  return length.filter((_, index) => index !== at + 1 + takes);
}
