import { MEASURES } from '../plan/measures/index.js';
import type { Plan } from '../plan/plan.js';
import type { Change } from './changed.js';
import { pointsBack } from './follow-up.js';
import type { Chosen } from './measure-rule.js';
import type { Parts } from './parts.js';
import { NO_SHOW, ROWS_OF, STATUS_OF } from './turn.js';

const FOR_NEW =
  /^(?:(?:and|so|ok|what about|how about|just|only) )*(?:(?:for|from|of|with|by|only|just|on) )+(?:the |our |my )?(?:new|first time|first-time) (?:customers|clients|people|ones|folks)\W*$/i;
const FIRST = { name: 'visit', values: ['first'] };
const OF_JOBS = new Set(['revenue', 'average', 'worth', 'jobs', 'visits', 'hours', 'per_hour']);
/** 'And for new customers', of what was made: by those who were here for the first time. */
const isForNew = ({ text, before }: Said) => OF_JOBS.has(before.measure) && FOR_NEW.test(text);

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

const AND_HOW_MANY = /^(?:and|y) (?:how many|cu[aá]nt[oa]s) (?!of\b|de (?:ell|es))/i;
/** 'And how many returning', beside those who were added, are others. */
const isOfOldOnes = ({ text, before, own }: Said) =>
  before.measure === 'new_customers' &&
  AND_HOW_MANY.test(text) &&
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
  const { text, parts, before, own } = said;
  if (isForNew(said))
    return { filters: own.filters.some(({ name }) => name === FIRST.name) ? [] : [FIRST] };
  const isPlain = before.group === undefined;
  // The most of those is counted, also where they were told in dollars.
  const isCounted = isPlain && MOST_OF_THOSE.test(text) && !PAID.test(text);
  // 'How many full details in there', of what came to so much, is a count of its jobs.
  const rows = isPlain && parts.has('count') && !parts.has('amount') && ROWS_OF[before.measure];
  const counted = isCounted
    ? { measure: countedLike(before, 'jobs') }
    : rows
      ? { measure: rows }
      : {};
  // Of so many hours some are hours of something.
  if (before.measure === 'hours' && isPlain && PART_OF.test(text) && !SAYS_JOBS.test(text))
    return { filters: [] };
  if (isOfOldOnes(said)) return { measure: 'customers', filters: [] };
  if (!isOther(said)) return { ...counted, filters: [] };
  if (isOfAdded(before, own.measure)) return undefined;
  const measure = countedLike(before, own.measure);
  // 'They', after who did not come, are those who did not.
  const status = isPlain && THEY.test(text) ? STATUS_OF[before.measure] : undefined;
  if (status !== undefined && own.measure !== 'customers' && measure !== 'lost') return undefined;
  // What is lost is of all that was called off, unless it was said otherwise.
  const ofStatus = measure === 'lost' && before.measure === 'no_shows' ? NO_SHOW : status;
  return { measure, ...counted, filters: ofStatus ? [ofStatus] : [] };
}

const PART_OF = /\bhow (?:many|much) of (?:them|those|these|that|it)\b/i;
const SAYS_JOBS = /\b(?:jobs|cars|visits|appointments|customers)\b/i;
const THEY = /\b(?:they|them|those|these|ellos|ellas|esos)\b/i;
const PAID = /\b(?:spent|spend|paid|pays?)\b/i;
const MOST_OF_THOSE = /\b(?:most|least|fewest) of (?:those|them|these)\b/i;

const CALLED_OFF = new Set(['cancelled', 'no_shows']);
const WORTH = new Set(['worth', 'revenue']);

/** The jobs of what was made are those that are done, and what was called off came to what was lost. */
export function countedLike(before: Plan, measure: string): string {
  if (CALLED_OFF.has(before.measure) && WORTH.has(measure)) return 'lost';
  const counts = MEASURES.find(({ name }) => name === before.measure)?.counts;
  return measure === 'jobs' && counts === 'completed' ? 'visits' : measure;
}

/** What those who were added did is not what was done on the days on which they were. */
function isOfAdded(before: Plan, measure: string): boolean {
  const of = (name: string) => MEASURES.find((each) => each.name === name);
  return of(before.measure)?.at !== undefined && of(measure)?.rows === 'jobs';
}
