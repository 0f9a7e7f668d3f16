import { withPeriod } from '../../plan/periods.js';
import { hasFilter, having, isOf, type Gate } from './gate.js';
import { wordAfter as after, wordBefore as before } from '../pieces/said.js';
import { wordSet } from '../../words/word-set.js';

const mostOfThem: Gate = {
  name: 'most of the customers are no ranking',
  leaves: ({ parts, plan }) =>
    plan.group !== undefined
      ? parts.spans.filter(
          (span) =>
            span.words.join(' ') === 'most' &&
            after(parts, span) === 'of' &&
            before(parts, span) !== 'the',
        )
      : [],
};

const whoLess: Gate = {
  name: 'who spent less than before is no ranking',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' && plan.compare !== undefined
      ? having(parts, wordSet('less|fewer|down|menos'))
      : [],
};

const bothOf: Gate = {
  name: 'who had both is not who had either',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    plan.filters.some(({ name, values }) => name === 'crew' && values.length > 1)
      ? having(parts, wordSet('both'))
      : [],
};

const bothCars: Gate = {
  name: 'who has both a car and a truck has two',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    hasFilter(plan, 'vehicle') &&
    plan.filters.filter(({ name }) => name === 'service').length < 2
      ? having(parts, wordSet('both'))
      : [],
};

const newAhead: Gate = {
  name: 'new customers who come are none who will be added',
  leaves: ({ parts, plan, today }) =>
    plan.measure === 'new_customers' && (plan.period?.from ?? '') > today
      ? parts.all('measure').map(({ span }) => span)
      : [],
};

const twoCars: Gate = {
  name: 'who has a Tesla and a truck has not either of them',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    plan.filters.some(({ name, values }) => name === 'vehicle' && values.length > 1)
      ? parts.spans.filter(
          (span, at) =>
            wordSet('and|y').has(span.words.join(' ')) &&
            parts.spans[at - 1]?.name?.kind === 'vehicle' &&
            wordSet('an|a|una|un').has(after(parts, span)),
        )
      : [],
};

const anyDay: Gate = {
  name: 'whether there is such a day is no job',
  leaves: ({ parts, plan }) =>
    plan.group === undefined &&
    wordSet('any|is there a|is there an|are there any').has(parts.spans[0]?.words.join(' ') ?? '')
      ? parts.spans
          .slice(1, 2)
          .filter((span) => isOf(span, wordSet('day~|morning~|afternoon~|week~')) && !span.period)
      : [],
};

const whichFirst: Gate = {
  name: 'which of two is done first is no job',
  leaves: ({ parts, plan }) =>
    plan.order === 'earliest' &&
    plan.period === undefined &&
    parts.spans.filter(({ name }) => name?.kind === 'service').length > 1 &&
    parts.spans.some((span) => isOf(span, wordSet('or')))
      ? having(parts, wordSet('first'))
      : [],
};

const firstAndLater: Gate = {
  name: 'first visits and later ones are all there are',
  leaves: ({ parts, plan }) =>
    plan.group !== 'visit' &&
    plan.filters.some(({ name, values }) => name === 'visit' && values.length > 1)
      ? parts.all('value').flatMap(({ span, tag }) => (tag.filter === 'visit' ? [span] : []))
      : [],
};

/** Both of two, and those of which there are more or less than before. */
const besideNone: Gate = {
  name: 'nothing is put beside other days that has no days',
  leaves: ({ parts, plan, today }) =>
    plan.compare !== undefined && withPeriod(plan, today).plan.period?.from === undefined
      ? parts.all('compare').map(({ span }) => span)
      : [],
};

const BESIDE = wordSet('vs|versus|against|compared|contra|comparado');
const COUNTED = new Set(['jobs', 'customers']);
const besideAnother: Gate = {
  name: 'cars beside trucks are not how many of those',
  leaves: ({ parts, plan }) =>
    plan.compare === undefined && plan.group === undefined && COUNTED.has(plan.measure)
      ? parts.spans.slice(0, 1).filter(({ words: [first = ''] }) => BESIDE.has(first))
      : [],
};

const OF_VISITS = new Set(['visits_at_least', 'visits_at_most', 'times', 'times_at_least']);
const cameAhead: Gate = {
  name: 'how often somebody was here is of no days to come',
  leaves: ({ parts, plan, today }) =>
    plan.filters.some(({ name }) => OF_VISITS.has(name)) && (plan.period?.from ?? '') > today
      ? parts.periods().map(({ span }) => span)
      : [],
};

export const GATES_OF_BOTH: readonly Gate[] = [
  cameAhead,
  besideNone,
  besideAnother,
  mostOfThem,
  whoLess,
  bothOf,
  bothCars,
  newAhead,
  twoCars,
  anyDay,
  whichFirst,
  firstAndLater,
];
