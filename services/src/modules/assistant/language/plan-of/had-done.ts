import { FILTERS } from '../../plan/filters/index.js';
import type { Filter, Plan } from '../../plan/plan.js';
import { isBookedIn } from './asked.js';
import { TO_COME } from './from-today.js';
import { looksOf } from './looks.js';
import type { Parts } from '../pieces/parts.js';
import { saysCame } from './was-done.js';
import { COMPLETED } from './who-came.js';
import { wordSet } from '../../words/word-set.js';

/** What says by itself which of their jobs are meant. */
const SAYS_WHICH = new Set([
  'status',
  'upcoming',
  'due',
  ...FILTERS.filter(({ isOfSum }) => isOfSum !== undefined).map(({ name }) => name),
]);
const isHad = ({ name, not, only }: Filter) => name === 'service' && !not && !only;

const OF_WHO_CAME = wordSet('customers|jobs|hours');
const OF_OTHER_DAYS = wordSet('here_in|not_since');
/** 'Who visited this month', 'how many customers came in': of days that are not over, nobody who is still to come. */
function saysWhoCame(parts: Parts, plan: Plan, today: string): boolean {
  const { measure, group, filters, period, compare } = plan;
  const isOfDays = period?.from !== undefined && period.from < today && compare === undefined;
  const isOpen = isOfDays && (period.to ?? today) >= today;
  const isSaid = filters.some(
    ({ name, only }) => SAYS_WHICH.has(name) || OF_OTHER_DAYS.has(name) || only === true,
  );
  return isOpen && !isSaid && OF_WHO_CAME.has(measure) && group === undefined && saysCame(parts);
}

/** Whoever 'got a ceramic' has been given one: what is only booked, of days that are not over, is none yet. */
export function ofWhatWasDone(parts: Parts, plan: Plan, today: string): Plan {
  const { measure, group, filters, period } = plan;
  if (saysWhoCame(parts, plan, today)) return { ...plan, filters: [...filters, COMPLETED] };
  const isOfPeople = measure === 'customers' && group === undefined && filters.some(isHad);
  if (!isOfPeople || filters.some(({ name }) => SAYS_WHICH.has(name))) return plan;
  const isOpen = (period?.from ?? today) <= today && (period?.to ?? today) >= today;
  return isOpen && looksOf(parts, 'both', filters.filter(isHad)) === 'back'
    ? { ...plan, filters: [...filters, COMPLETED] }
    : plan;
}

const isDone = ({ name, values, not }: Filter) =>
  name === COMPLETED.name && !not && values.join() === 'completed';
const isOnce = (filter: Filter, at: number, all: readonly Filter[]) =>
  all.findIndex((other) => JSON.stringify(other) === JSON.stringify(filter)) === at;

/** What goes on over what was done: of days to come, and of what is booked, nothing is done yet. */
export function afterWhatWasDone(parts: Parts, plan: Plan, today: string): Plan {
  const filters = plan.filters.filter(isOnce);
  if (plan.group !== undefined) return plan;
  const isAhead = (plan.period?.from ?? '') > today;
  const isOfBooked = isBookedIn(parts) && filters.every(({ name }) => name !== 'upcoming');
  const kept = isAhead || isOfBooked ? filters.filter((each) => !isDone(each)) : filters;
  const isToCome = isOfBooked && !isAhead && kept.length < filters.length;
  return ofBoth({ ...plan, filters: isToCome ? [...kept, TO_COME] : kept }, today);
}

/** No job is of two services: 'how many of them had an interior too' asks who had both. */
function ofBoth(plan: Plan, today: string): Plan {
  const { order: _order, limit: _limit, ...rest } = plan;
  const isOfJobs = plan.measure === 'jobs' || plan.measure === 'visits';
  if (!isOfJobs || plan.filters.filter(isHad).length < 2) return plan;
  const isOver = (plan.period?.to ?? today) < today;
  const isSaid = isOver || plan.filters.some(({ name }) => SAYS_WHICH.has(name));
  const filters = isSaid ? plan.filters : [...plan.filters, COMPLETED];
  return { ...rest, measure: 'customers', filters };
}
