import { isTimeGroup } from '../../plan/groups/index.js';
import { MEASURES, WANTS_ROWS } from '../../plan/measures/index.js';
import { isComing } from '../../plan/periods.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import { CALLED_OFF, isBookedIn, isPast, OF_PEOPLE, saysWord } from '../plan-of/asked.js';
import { fromToday, TO_COME } from '../plan-of/from-today.js';
import { planOf } from '../plan-of/index.js';
import { measureOf } from '../plan-of/measure-of.js';
import type { Chosen } from '../plan-of/chosen.js';
import { COMPLETED } from '../plan-of/who-came.js';
import type { Parts } from '../pieces/parts.js';
import { carried } from './carried.js';
import { changed, type Change } from './changed.js';
import { daysOf, weekdayWithin } from './days.js';
import { addsTo, pointsBack } from './follow-up.js';
import { turned } from './index.js';
import { POINTERS } from './pronouns.js';
import { isOfSomebody, rowsOf, unordered, unsplit } from './turn.js';

/** Follow-up, its plan if it stood alone, and the previous plan. */
interface Said {
  text: string;
  parts: Parts;
  before: Plan;
  today: string;
  chosen: Chosen | undefined;
  own: Plan;
}

/** Plan of a follow-up: a named measure with days starts anew, other parts change the plan. */
export function followed(
  text: string,
  parts: Parts,
  before: Plan,
  today: string,
): Plan | undefined {
  const whole = turned(parts, before, today);
  if (whole) return whole;
  if (countsRows(parts, before)) return followed(text, parts, unsplit(before), today);
  const chosen = measureOf(parts);
  const own = planOf(parts, today, usualOf(parts, before));
  if (!own) return undefined;
  const said = { text, parts, before, today, chosen, own };
  if (asksAnew(said)) return carried(parts, own, { before, them: [] }, today);
  if (chosen?.one !== undefined && (isOfSomebody(own) || isOfSomebody(before)))
    return isOfSomebody(own) ? own : ofSamePerson(own, before);
  const next = changedBy(said);
  if (!next) return undefined;
  const plan = stillOpen(parts, next, today);
  const isNext = plan.order === 'earliest' && saysWord(parts, NEXT);
  const isToCome = chosen?.one === 'next_visit' || isNext;
  return stillToCome(isToCome ? fromToday(plan, today) : plan, before);
}

/** 'How many of those were full details' counts in a group whose rows are all shown. */
function countsRows(parts: Parts, { measure, group, limit }: Plan): boolean {
  const those = parts.spans.filter(({ words }) => words.some((word) => POINTERS.has(word)));
  const isOfJobs = JOBS.has(measure) && group !== undefined && !isTimeGroup(group);
  const isCount = isOfJobs && group !== 'customer' && limit === undefined && parts.has('count');
  if (isCount) parts.use(...those);
  return isCount && those.length > 0;
}

const NEXT = wordSet('next|proximo|proxima|siguiente');

const asksAnew = ({ text, parts, before, chosen }: Said): boolean =>
  chosen?.isNamed === true &&
  // 'And how much since June' is about what was counted before.
  parts.has('measure') &&
  !pointsBack(text) &&
  (parts.periods().length > 0 || (before.measure === chosen.measure && !addsTo(text)));

const isDone = ({ name, values, not }: Filter) =>
  name === 'status' && !not && values.join() === 'completed';
/** Drops 'completed' for future or booked jobs; a group is not a list. */
function stillOpen(parts: Parts, plan: Plan, today: string): Plan {
  const split = plan.group === undefined ? plan : { ...plan, want: 'value' as const };
  const isAhead = (plan.period?.from ?? '') > today;
  const isOfBooked = isBookedIn(parts) && plan.filters.every(({ name }) => name !== 'upcoming');
  if (!(isAhead || isOfBooked) || !plan.filters.some(isDone)) return split;
  const filters = plan.filters.filter((each) => !isDone(each));
  return { ...split, filters: isOfBooked && !isAhead ? [...filters, TO_COME] : filters };
}

/** 'And his last visit' takes only the customer of the previous plan. */
const ofSamePerson = (plan: Plan, before: Plan): Plan => ({
  ...plan,
  filters: [
    ...plan.filters.filter(({ name, not }) => name !== 'customer' && !(name === 'status' && not)),
    ...before.filters.filter(({ name }) => name === 'customer'),
  ],
});

/** 'The last one' of a total is one of its jobs. */
function usualOf(parts: Parts, { measure, group }: Plan): string {
  const isRow = parts.all('order').some(({ tag }) => ROW_ORDERS.has(tag.order));
  return isRow && group === undefined ? (rowsOf(measure) ?? measure) : measure;
}
const ROW_ORDERS = new Set<Plan['order']>(['latest', 'earliest']);

/** Previous plan with the parts that the follow-up names. */
function changedBy(said: Said): Plan | undefined {
  const { parts, before, own, today } = said;
  const measured = otherMeasure(said);
  if (measured === undefined || isOfReturn(said) || isOfBoth(said)) return undefined;
  const rest = restOf(said);
  const isRow = rest.limit !== undefined && rest.group === undefined && before.group === undefined;
  const isList = isRow || rest.show !== undefined;
  const want = isList ? 'list' : wantAfter(parts, isOther(said) ? own.measure : before.measure);
  // A single row has no comparison, and a few rows have no total.
  const few = before.want === 'list' ? before.limit : undefined;
  if (few !== undefined && (rest.compare || (few > 1 && want === 'value'))) return undefined;
  const days = own.period && weekdayWithin(parts, before);
  const measure = isRow ? rowMeasure(said) : measured.measure;
  return changed(isOfRanked(said) ? unsplit(before) : ofAllRows(said), {
    ...(measure !== undefined && { measure }),
    filters: [...asPaid(own.filters, before), ...measured.filters, ...(days?.filters ?? [])],
    period: days ? days.period : daysOf(parts, own.period, before, today),
    isSplitAnew: parts.has('group'),
    ...(want && { want }),
    rest,
  });
}

/** The last job of a list is completed, unless the list is of future jobs. */
function rowMeasure({ before, own, today }: Said): string | undefined {
  const rows = rowsOf(before.measure);
  const isOfStatus = before.filters.some(({ name }) => name === 'status');
  const isOver = (before.period?.from ?? '') <= today && !isOfStatus;
  return rows === 'jobs' && own.measure === 'visits' && isOver ? 'visits' : rows;
}

/** 'How many' and amounts ask for a figure; 'who' asks for a list. */
function wantAfter(parts: Parts, measure: string): Plan['want'] | undefined {
  if (parts.has('count') || !WANTS_ROWS.has(measure)) return 'value';
  const asksRows = parts.all('want').some(({ tag }) => tag.want === 'who' || tag.want === 'list');
  return asksRows ? 'list' : undefined;
}

/** A new measure ranks differently, so a ranking of days is shown whole. */
function ofAllRows({ own, before }: Said): Plan {
  const isOfFirst = before.limit === 1 && isTimeGroup(before.group) && own.order === undefined;
  if (!isOfFirst || own.measure === before.measure) return before;
  const { order: _order, limit: _limit, ...rest } = before;
  return rest;
}

/** A customer of a ranking, or one value of a group, ends the grouping. */
const isOfRanked = ({ own, before, parts }: Said) =>
  (before.group === 'customer' && isOfSomebody(own) && !isOfSomebody(before)) ||
  (before.group !== undefined &&
    parts.groups().length === 0 &&
    own.filters.some((each) => isOneOf(each, before.group)));
const isOneOf = (filter: Filter, group: string | undefined) =>
  filter.name === group && filter.values.length === 1 && !filter.not;

/** Group, order, limit and comparison of the follow-up. */
function restOf(said: Said): Change['rest'] {
  const { parts, before, own } = said;
  const { measure: _m, filters: _f, period: _p, want: _w, compare, ...others } = own;
  // An implicit comparison needs a plan without group and average.
  const isAlone = before.group === undefined && before.per === undefined && before.want === 'value';
  const isAsked = parts.has('compare') || (isAlone && before.measure === 'revenue');
  // 'And last year' after the spending of a customer keeps the customer.
  const isOfOne = isOfSomebody(before) && before.group === undefined && !parts.has('group');
  const shown = isOfOne || isOfRanked(said) ? unordered(others) : others;
  return { ...shown, ...(compare !== undefined && isAsked && { compare }) };
}

/** 'Excluding fleet customers' is a filter, not a measure. */
const isWhose = ({ parts, own }: Said) =>
  own.measure === 'customers' &&
  own.filters.length > 0 &&
  !parts.has('count') &&
  !parts.has('want');

const isOther = (said: Said) =>
  said.chosen?.isNamed === true && said.own.measure !== said.before.measure && !isWhose(said);

const measureNamed = (measure: string) => MEASURES.find(({ name }) => name === measure);
const isOfDone = (measure: string) => measureNamed(measure)?.counts === 'completed';
const JOBS = new Set(['jobs', 'visits']);
const WORTH = new Set(['worth', 'revenue']);

/** Measure and filters of the follow-up; undefined if its rows are not those of before. */
function otherMeasure(said: Said): Pick<Change, 'measure' | 'filters'> | undefined {
  const { parts, before, own, today } = said;
  if (!isOther(said)) {
    // 'How many full details in there' after a total counts its jobs.
    const isCount = parts.has('count') && !parts.has('amount') && before.group === undefined;
    const names = parts.has('measure') && !JOBS.has(own.measure);
    return { measure: isCount && !names ? rowsOf(before.measure) : undefined, filters: [] };
  }
  const { measure } = own;
  // 'Who is new' on the schedule does not ask who was added.
  if (measure === 'new_customers' && JOBS.has(before.measure)) return undefined;
  const isOfPeople = OF_PEOPLE.has(before.measure);
  if (measure === 'share' && (isOfPeople || JOBS.has(before.measure)))
    return { measure: isOfPeople ? 'share_of_customers' : 'share_of_jobs', filters: [] };
  // Jobs of customers added in a period are not the jobs of that period.
  const isOfAdded = measureNamed(before.measure)?.at !== undefined;
  if (isOfAdded && measureNamed(measure)?.rows === 'jobs') return undefined;
  if (CALLED_OFF.has(before.measure) && !CALLED_OFF.has(measure)) {
    const noShow = before.measure === 'no_shows' ? [{ name: 'status', values: ['no-show'] }] : [];
    return WORTH.has(measure) || measure === 'lost'
      ? { measure: 'lost', filters: noShow }
      : undefined;
  }
  const isAhead = ((own.period ?? before.period)?.from ?? '') >= today;
  if (measure === 'revenue' && before.measure === 'jobs' && isAhead && !isPast(parts))
    return { measure: 'worth', filters: [] };
  if (measure === 'jobs' && isOfDone(before.measure)) return { measure: 'visits', filters: [] };
  const isOfStatus = own.filters.some(({ name }) => name === 'status');
  const isOfVisits = measure === 'customers' && isOfDone(before.measure) && !isOfStatus;
  return { measure, filters: isOfVisits ? [COMPLETED] : [] };
}

const isOfVisit = ({ name }: Filter) => name === 'visit';
/** 'Came back' after a cancellation or a first visit is not the filter 'returning'. */
const isOfReturn = ({ before, own }: Said) =>
  own.filters.some(isOfVisit) &&
  (CALLED_OFF.has(before.measure) ||
    before.measure === 'new_customers' ||
    before.filters.some(isOfVisit));

const isOfService = ({ name, not }: Filter) => name === 'service' && !not;
/** 'How many of them also had a full detail': no job has two services. */
const isOfBoth = ({ text, before, own }: Said) =>
  before.filters.some(isOfService) && own.filters.some(isOfService) && pointsBack(text);

/** 'Over 1000' after 'spent over 500 this year' stays within this year. */
const asPaid = (filters: Plan['filters'], before: Plan): Plan['filters'] =>
  before.filters.some(({ name }) => name.startsWith('paid_'))
    ? filters.map((each) => ({ ...each, name: each.name.replace(/^spent_/, 'paid_') }))
    : filters;

/** A list of jobs without days is of upcoming jobs, so its count and total are too. */
function stillToCome(plan: Plan, before: Plan): Plan {
  const isOfList = before.want !== 'value' && before.measure === 'jobs' && isComing(before);
  const isOpen = plan.want === 'value' && plan.period === undefined && plan.compare === undefined;
  if (!isOfList || !isOpen || plan.filters.some(({ name }) => name === 'status')) return plan;
  const measure = WORTH.has(plan.measure) || plan.measure === 'spent' ? 'worth' : plan.measure;
  return measure === 'worth' || measure === 'jobs' || measure === 'hours'
    ? { ...plan, measure, filters: [...plan.filters, TO_COME] }
    : plan;
}
