import { Phrases } from '../../words/phrases.js';
import { MEASURES } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { isPast } from '../plan-of/asked.js';
import type { Change } from './changed.js';
import { everyOf } from '../../words/every-of.js';
import { pointsBack } from './follow-up.js';
import type { Chosen } from '../plan-of/measure-rules/rule.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';
import type { WordTokens } from '../../words/tokens.js';
import { NO_SHOW, ROWS_OF, STATUS_OF } from './turn.js';
import { COMPLETED } from '../plan-of/who-came.js';

const FOR_NEW = new Sayings(['<lead>* <for> <for>* <our>? new|first_time <ones>'], {
  lead: 'and|so|ok|what about|how about|just|only',
  for: 'for|from|of|with|by|only|just|on',
  ones: 'customers|clients|people|ones|folks',
});
const FIRST = { name: 'visit', values: ['first'] };
const OF_JOBS = new Set(['revenue', 'average', 'worth', 'jobs', 'visits', 'hours', 'per_hour']);
/** 'And for new customers', of what was made: by those who were here for the first time. */
const isForNew = ({ text, before }: Said) =>
  OF_JOBS.has(before.measure) && FOR_NEW.says(spelled(text));

/** A follow-up, what it would ask by itself, and what was asked before it. */
export interface Said {
  text: string;
  parts: Parts;
  before: Plan;
  today: string;
  chosen: Chosen | undefined;
  own: Plan;
}

const asksPeople = (parts: Parts) => parts.has('count') || parts.has('want');

/** 'Excluding fleet customers' says whose, not what. */
const isWhose = ({ parts, own }: Said) =>
  own.measure === 'customers' && own.filters.length > 0 && !asksPeople(parts);

/** 'Which ones came once' are some of those who were added. */
const isOfNewOnes = ({ text, before, own }: Said) =>
  before.measure === 'new_customers' && own.measure === 'customers' && pointsBack(text);

const AND_HOW_MANY = new Phrases(everyOf('and|y', 'how many|cuantos|cuantas'));
const OF_THEM = new Phrases('of', everyOf('de', 'ellos|ellas|esos|esas|estos|estas'));
const asksHowMany = (words: WordTokens) => {
  const lead = AND_HOW_MANY.lengthAt(words, 0);
  return lead > 0 && lead < words.length && OF_THEM.lengthAt(words, lead) === 0;
};
/** 'And how many returning', beside those who were added, are others. */
const isOfOldOnes = ({ text, before, own }: Said) =>
  before.measure === 'new_customers' &&
  asksHowMany(spelled(text)) &&
  !pointsBack(text) &&
  own.filters.some(({ name, values }) => name === 'visit' && values.includes('returning'));

export const isOther = (said: Said) =>
  said.chosen?.isNamed === true &&
  said.own.measure !== said.before.measure &&
  !isWhose(said) &&
  !isForNew(said) &&
  !isOfNewOnes(said);

/** What is worked out instead, and what became of the jobs it is of; undefined where that is of other rows. */
export function otherMeasure(said: Said): Pick<Change, 'measure' | 'filters'> | undefined {
  const { parts, before, own } = said;
  const words = spelled(said.text);
  if (isForNew(said))
    return { filters: own.filters.some(({ name }) => name === FIRST.name) ? [] : [FIRST] };
  const isPlain = before.group === undefined;
  // The most of those is counted, also where they were told in dollars.
  const isCounted = isPlain && says(words, MOST_OF_THOSE) && !says(words, PAID);
  // 'How many full details in there', of what came to so much, is a count of its jobs.
  const isOfRows = isPlain && parts.has('count') && !parts.has('amount');
  const rows = isOfRows && !namesOther(said) && ROWS_OF[before.measure];
  const counted = isCounted
    ? { measure: countedLike(before, 'jobs') }
    : rows
      ? { measure: rows }
      : {};
  // Of so many hours some are hours of something.
  if (before.measure === 'hours' && isPlain && says(words, PART_OF) && !says(words, SAYS_JOBS))
    return { filters: [] };
  if (isOfOldOnes(said)) return { measure: 'customers', filters: [] };
  if (!isOther(said)) return { ...counted, filters: [] };
  // 'How many people', after who cancelled or was added, are those who did or were.
  const isOfPeople = own.measure === 'customers' && parts.has('count');
  if (before.measure === 'new_customers' && isOfPeople && own.filters.length === 0)
    return { filters: [] };
  if (isOfAdded(before, own.measure)) return undefined;
  // What was called off took no hours.
  if (CALLED_OFF.has(before.measure) && own.measure === 'hours') return undefined;
  const measure = isBookedYet(said) ? 'worth' : countedLike(before, own.measure);
  // 'They', after who did not come, are those who did not.
  const isThat = parts.has('count') && says(words, IS_THAT);
  const isOfThem = isPlain && (says(words, THEY) || isThat || isOfPeople);
  const status = isOfThem ? STATUS_OF[before.measure] : undefined;
  // So many jobs they are already.
  if (status !== undefined && JOBS.has(own.measure) && isThat) return { filters: [] };
  if (status !== undefined && own.measure !== 'customers' && measure !== 'lost') return undefined;
  // What is lost is of all that was called off, unless it was said otherwise.
  const isOfLost = measure === 'lost' && before.measure === 'no_shows';
  const ofStatus = isOfLost ? NO_SHOW : (status ?? (isOfDone(said) ? COMPLETED : undefined));
  return { measure, ...counted, filters: ofStatus ? [ofStatus] : [] };
}

/** 'And how many cancelled' is no count of those that were done. */
const namesOther = ({ parts, own }: Said) => parts.has('measure') && !JOBS.has(own.measure);

const countsOf = (measure: string) => MEASURES.find(({ name }) => name === measure)?.counts;
/** How many customers it is that something was made of: those whose jobs are done. */
const isOfDone = ({ parts, before, own }: Said) =>
  parts.has('count') &&
  own.measure === 'customers' &&
  countsOf(before.measure) === 'completed' &&
  own.filters.every(({ name }) => name !== 'status');

const says = (words: WordTokens, phrases: Phrases) => phrases.in(words) !== undefined;
const PART_OF = new Phrases(everyOf('how', 'many|much', 'of', 'them|those|these|that|it'));
const SAYS_JOBS = new Phrases('jobs|cars|visits|appointments|customers');
export const THEY = new Phrases('they|them|those|these|ellos|ellas|esos');
const IS_THAT = new Phrases(everyOf('is|was|are|were', 'that|it'));
const PAID = new Phrases('spent|spend|paid|pay|pays');
const MOST_OF_THOSE = new Phrases(everyOf('most|least|fewest', 'of', 'those|them|these'));

const CALLED_OFF = new Set(['cancelled', 'no_shows']);
const WORTH = new Set(['worth', 'revenue']);

/** The jobs of what was made are those that are done, and what was called off came to what was lost. */
export function countedLike(before: Plan, measure: string): string {
  if (CALLED_OFF.has(before.measure) && WORTH.has(measure)) return 'lost';
  return measure === 'jobs' && countsOf(before.measure) === 'completed' ? 'visits' : measure;
}

/** 'How much will they bring' after the jobs of days to come: nothing of that is made yet. */
const isBookedYet = ({ parts, before, own, today }: Said) =>
  own.measure === 'revenue' &&
  before.measure === 'jobs' &&
  ((own.period ?? before.period)?.from ?? '') >= today &&
  !isPast(parts);

const JOBS = new Set(['jobs', 'visits']);
/** What those who were added did is not what was done on the days on which they were. */
function isOfAdded(before: Plan, measure: string): boolean {
  const of = (name: string) => MEASURES.find((each) => each.name === name);
  return of(before.measure)?.at !== undefined && of(measure)?.rows === 'jobs';
}
