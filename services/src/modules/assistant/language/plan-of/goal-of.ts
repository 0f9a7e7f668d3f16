import { Phrases } from '../../words/phrases.js';
import { isOnlyOf } from '../../words/only-of.js';
import { MEASURES } from '../../plan/measures/index.js';
import type { Goal } from '../../plan/plan.js';
import { hasDays, isBookedIn, isNamed, isPast, isThing } from './asked.js';
import { everyOf } from '../../words/every-of.js';
import type { Chosen } from './measure-rules/rule.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny, tokensOf } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** A figure that is held against a number, and what is worked out for it. */
export interface Held {
  goal: Goal;
  measure: string;
}

/** 'Did we make 15k', 'is tomorrow over 500' ask whether it is so much. */
const ASKS_WHETHER = new Phrases(
  'is|are|am|was|were|do|does|did|have|has|had|will|can|hit|reached|passed|over|past',
  'esta|estamos|llegamos|pasamos|llegue|pase|hicimos|hice|ganamos|gane',
);
/** 'How far are we from 20k' */
const ASKS_HOW_FAR = new Phrases(
  everyOf('how', 'far|close|short|near|much|many'),
  everyOf('cuanto', 'nos|me|', 'falta'),
);
const LEFT = wordSet('need|far|close|short|near|till|until|away|left|more|extra|further|falta');
/** What says no more than the question does, once the number has its place. */
const HELD_WORDS = new Phrases(
  'need|needed|more|extra|another|make it|get to|got to',
  'hit|hits|hitting|reach|reached|reaching|break|broke|broken|breaking|crack|cracked|cross|crossed|top|topped|beat',
  'pass|passed|surpass|surpassed|exceed|exceeded|past|clear|cleared|meet|met|over|above|under|below',
  'far|close|short|near|nearly|away|left|yet|still|gonna|going|goal|target|quota|mark|till|until',
  'falta|faltan|llegar|llegamos|pasamos|meta',
);
const MONEY_NOUN = wordSet('bucks|dollars|dolares|pesos|usd');
/** A smaller number without a sign is as likely of jobs. */
const LEAST_MONEY = 100;

/** Rows are asked for: 'anything over 300', 'jobs over 300'. */
const ROWS = new Phrases(
  'any|anything|anyone|anybody|who|whos|which|customer|customers|client|clients|people|list|show',
  'algo|alguien|quien',
);

const COUNTED = new Set(['jobs', 'visits', 'new_customers', 'cancelled', 'no_shows']);
const unitOf = (measure: string) => MEASURES.find(({ name }) => name === measure)?.unit;
const isBound = (span: Span | undefined) =>
  span?.tags.some(({ kind }) => kind === 'bound') ?? false;

/** 'Hit 20 jobs' counts, where what is counted stands right behind the number; so does 'how many more jobs to 100'. */
function isCounted(parts: Parts, { number }: Span, next: Span | undefined, measure: string) {
  const isOwn =
    isThing(next) ||
    next?.tags.some((tag) => tag.kind === 'measure' && tag.name === measure) === true;
  return (isOwn || parts.has('count')) && COUNTED.has(measure) && number?.isMoney !== true;
}

/** What the money is of: 'is tomorrow over 500' is of what is booked. */
function moneyOf(parts: Parts, { measure, isNamed: isSure }: Chosen): string | undefined {
  const isAhead = parts.periods().some(({ span }) => span.words.some((word) => AHEAD.has(word)));
  const booked = isAhead && !isPast(parts) ? 'worth' : 'revenue';
  // What is left to a number is that number less what there is.
  const isLeftTo = parts.spans.some(({ words }) => words.includes('left')) && !isBookedIn(parts);
  const isSum = measure === 'revenue' || (measure === 'worth' && isLeftTo);
  if (unitOf(measure) === 'money') return isSum ? booked : measure;
  const isOfRows = isSure && parts.all('measure').some(({ tag }) => tag.name === measure);
  if (isOfRows || !COUNTED.has(measure)) return undefined;
  return booked;
}
const AHEAD = wordSet('next|tomorrow');

/** The one number of a question that asks whether, or by how much, a figure reaches it. */
export function goalOf(parts: Parts, chosen: Chosen, isAfter = false): Held | undefined {
  const isHowFar =
    saysAny(parts, ASKS_HOW_FAR) && parts.spans.some(({ words }) => words.some(isLeft));
  const isAsked = isHowFar || ASKS_WHETHER.begin(tokensOf(parts.spans));
  if (!isAsked || parts.groups().length > 0) return undefined;
  const [only, ...others] = parts.spans.filter(({ number }) => number !== undefined);
  if (!only?.number || others.length > 0) return undefined;
  // 'And how far are we from 15k' is of the days that were spoken of.
  const isOfSome = hasDays(parts) || isNamed(parts) || (isAfter && isHowFar);
  if (!isOfSome && chosen.measure !== 'average') return undefined;
  const at = parts.spans.indexOf(only);
  // 'His next two appointments' are the first of them.
  if (wordSet('next|last|first').has(parts.spans[at - 1]?.words.at(-1) ?? '')) return undefined;
  const next = parts.spans[at + 1];
  const isCount = isCounted(parts, only, next, chosen.measure);
  const { value } = only.number;
  const isMoney =
    !saysAny(parts, ROWS) &&
    (only.number.isMoney || value >= LEAST_MONEY || MONEY_NOUN.has(next?.words[0] ?? ''));
  const measure = isCount ? chosen.measure : isMoney ? moneyOf(parts, chosen) : undefined;
  if (measure === undefined) return undefined;
  use(parts, only, isCount);
  return { measure, goal: { unit: isCount ? 'count' : 'money', value } };
}

const isLeft = (word: string) => LEFT.has(word);

function use(parts: Parts, number: Span, isCount: boolean): void {
  const around = [parts.beside(number, -1), parts.beside(number, 1)];
  parts.use(
    number,
    ...around.filter((each): each is Span => isBound(each)),
    ...parts.spans.filter(
      (span) =>
        isOnlyOf([HELD_WORDS], tokensOf([span])) ||
        (!isCount && MONEY_NOUN.has(span.words.join(' '))),
    ),
  );
}
