import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { CALLED_OFF } from './asked.js';
import { everyOf } from '../../words/every-of.js';
import { isOfOneStretch } from './group-rules.js';
import type { Parts } from '../pieces/parts.js';
import { SO_FAR } from './looks.js';
import { isOne, saysAny, tokensOf } from '../pieces/said.js';
import type { Shape } from './shape.js';
import { folded, type WordTokens } from '../../words/tokens.js';
import { saysCrewDid } from './was-done.js';
import { COMPLETED } from './who-came.js';
import { wordSet } from '../../words/word-set.js';

const RATES = new Set(['cancel_rate', 'no_show_rate']);
const UP_TO_TODAY = { en: 'up to today', es: 'hasta hoy' };

/** 'The last 5 jobs' are done; 'the slowest month this year' is none that is still to come. */
export function pastOnly(
  { measure, group, order }: Shape,
  { period }: Pick<Plan, 'period'>,
  today: string,
): Partial<Plan> {
  const isOfAllDays = period?.from === undefined && period?.to === undefined;
  if (measure === 'jobs' && group === undefined && order === 'latest' && isOfAllDays)
    return { measure: 'visits' };
  // What is still to come has not been called off yet.
  const isLastOff = CALLED_OFF.has(measure) && order === 'latest' && isOfAllDays;
  if ((RATES.has(measure) && !period) || isLastOff)
    return { period: { to: today, said: UP_TO_TODAY } };
  // What is busiest may be to come.
  const isRanked =
    isTimeGroup(group) && (order === 'least' || (order === 'most' && measure !== 'jobs'));
  const isRunning =
    period?.to !== undefined && period.to > today && (period.from ?? today) <= today;
  return isRanked && isRunning
    ? { period: { ...(period.from && { from: period.from }), to: today } }
    : {};
}

const STRETCHES = new Set<string | undefined>(['day', 'week', 'month', 'quarter', 'year']);

/** 'The most jobs in one day' were so ever. */
export function recordOf(
  parts: Parts,
  { order, group, limit }: Shape,
  { period }: Pick<Plan, 'period'>,
): Partial<Plan> | undefined {
  const isRanked = order === 'most' || order === 'least';
  // 'My best week' is the best of all; the worst of all is the one in which the records began.
  const isBest = STRETCHES.has(group) && limit === 1 && order === 'most';
  const isOne = isOfOneStretch(parts) || isBest;
  if (!isRanked || period !== undefined || !isOne) return undefined;
  return { period: { said: { en: 'of all time', es: 'de todos los tiempos' } } };
}

const isOfStatus = ({ name }: Filter) => name === 'status';
const DONE = new Set(['took', 'did', 'was', 'were', 'ran', 'went']);
const COUNTED = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);
const TOTAL = new Phrases('total number');
const ALL = new Set(['all', 'every', 'todos', 'todas']);
/** 'All my no-shows' are of no month. */
export function everOf(
  parts: Parts,
  { measure, want }: Shape,
  { period, compare }: Pick<Plan, 'period' | 'compare'>,
  filters: readonly Filter[],
): Partial<Plan> | undefined {
  const said = parts.spans.filter(({ words }) => words.some((word) => ALL.has(word)));
  // 'All jobs over 500', 'every ceramic' are of any day; all jobs alone are those to come.
  const isOfKind =
    measure === 'jobs' && want === 'list' && filters.length > 0 && !filters.some(isOfStatus);
  const isOfAll = (CALLED_OFF.has(measure) || isOfKind) && said.length > 0;
  // 'Jobs that took longer than 4 hours' were done.
  const wasDone = isOfKind && parts.spans.some(({ words }) => words.some((word) => DONE.has(word)));
  // 'The total number of jobs' is of all of them.
  const isTotal = want === 'value' && COUNTED.has(measure) && saysAny(parts, TOTAL);
  if (!(isOfAll || wasDone || isTotal) || period || compare !== undefined) return undefined;
  parts.use(...said);
  return { period: { said: { en: 'of all time', es: 'de todos los tiempos' } } };
}

/** What is so far ends today, also of what is booked. */
export function soFar(
  parts: Parts,
  { period, compare }: Pick<Plan, 'period' | 'compare'>,
  today: string,
) {
  const isSaid = parts.spans.some((span) => !span.period && isOne(span, SO_FAR));
  const isCut =
    isSaid && period?.to !== undefined && period.to > today && (period.from ?? today) <= today;
  return isCut && compare === undefined
    ? { period: { ...period, to: today, ends: period.to } }
    : undefined;
}

const WORK = wordSet('jobs|hours');
const DONE_JOBS = 'washed|cleaned|detailed|worked|finished|completed|coated|polished';
const WE_DID = new Phrases(everyOf('did|have', 'i|we'), everyOf('i|we', 'have'));
const DO = new Phrases('do|done|wash|clean|detail|work|finish|complete|coat|polish', DONE_JOBS);
const WORKED = new Phrases(
  everyOf('i|we', `did|${DONE_JOBS}`),
  'hice|hicimos|lave|lavamos|trabaje|trabajamos|limpie|limpiamos|termine|terminamos',
);
const IS = wordSet('are|am|were|was');
/** 'What have we already done', 'what we washed', but no 'cars we are cleaning'. */
const saysWorked = (words: WordTokens): boolean =>
  words.some((_, at) => {
    const verb = at + WE_DID.lengthAt(words, at);
    const isDone = verb > at && [verb, verb + 1].some((each) => DO.lengthAt(words, each) > 0);
    return isDone || (WORKED.lengthAt(words, at) > 0 && !IS.has(words[at - 1]?.word ?? ''));
  });
const WE_HAD = new Phrases(everyOf('have|did', 'i|we', 'had|have|gotten'));
const HAD = wordSet('tuve|tuvo|tuvimos|tuvieron|tenido');
const OF_WHO_CAME = new Set([...WORK, 'customers']);
/** 'How many jobs have we had this month', which is not over: none that is still to come. */
const saysHad = ({ spans }: Parts): boolean =>
  WE_HAD.in(tokensOf(spans)) !== undefined ||
  spans.some(({ raw }) =>
    folded(raw)
      .split(' ')
      .some((word) => HAD.has(word)),
  );

const isWorkDone = (parts: Parts, measure: string): boolean =>
  WORK.has(measure) && (saysWorked(tokensOf(parts.spans)) || saysCrewDid(parts));

/** 'How many cars did we do', of no days: none that is still to come. */
export function doneOfNoDays(parts: Parts, plan: Plan): Plan {
  const { want, measure, group, period, compare, per, goal, filters } = plan;
  const isPlain = want === 'value' && measure === 'jobs' && goal === undefined;
  const isOpen = [group, period, compare, per].every((each) => each === undefined);
  if (!isPlain || !isOpen || filters.some(isOfStatus)) return plan;
  if (!isWorkDone(parts, measure) && !saysHad(parts)) return plan;
  return filters.length === 0
    ? { ...plan, measure: 'visits' }
    : { ...plan, filters: [...filters, COMPLETED] };
}

/** What was done of days that are not over, of which some is still to come. */
export function isDoneSoFar(parts: Parts, measure: string, today: string): boolean {
  const isWorked = isWorkDone(parts, measure);
  const isHad = !isWorked && OF_WHO_CAME.has(measure) && saysHad(parts);
  if (!isWorked && !isHad) return false;
  return parts.periods().some(({ period }) => {
    const { from, to } = period.resolve({ today, looks: 'near' });
    // Of today alone all were had, done or not.
    const isBegun = from !== undefined && (isHad ? from < today : from <= today);
    return isBegun && (to === undefined || to >= today);
  });
}

/** What is not over yet is told beside the same days before. */
export function isSoFar(
  { measure, group }: Shape,
  { period, compare }: Pick<Plan, 'period' | 'compare'>,
  parts: Parts,
  isAverage: boolean,
): boolean {
  const [first] = parts.periods();
  return (
    measure === 'revenue' &&
    !isAverage &&
    group === undefined &&
    period !== undefined &&
    compare === undefined &&
    first?.span.words[0] === 'this'
  );
}
