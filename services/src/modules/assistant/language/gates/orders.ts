import { isTimeGroup } from '../../plan/groups/index.js';
import { MEASURES } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';
import { isBareMost, isBookedIn, isOfPeople, OF_LOSS } from '../plan-of/asked.js';
import { having, isOf, unitOf, type Gate } from './gate.js';

const orderSpans = (parts: Parts) => parts.all('order').filter(({ span }) => !span.period);
const isMeasure = (parts: Parts, raw: string) =>
  parts.all('measure').some(({ span }) => span.raw === raw);

const ENDS = new Set<Plan['order']>(['latest', 'earliest']);
/** An order in the question must be in the plan. */
const orders: Gate = ({ parts, plan }) =>
  plan.want === 'value' && unitOf(plan) !== 'day'
    ? orderSpans(parts)
        .filter(({ span, tag }) => {
          const isLost = plan.order === undefined && plan.group === undefined;
          const isOther = ENDS.has(tag.order) && !ENDS.has(plan.order);
          // The largest growth is not the largest figure.
          const isGrown = plan.group !== undefined && saysGrown(parts);
          return (isLost || isOther || isGrown) && !isMeasure(parts, span.raw);
        })
        .map(({ span }) => span)
    : [];

const saysGrown = (parts: Parts) => parts.all('compare').some(({ tag }) => tag.with === 'before');

const OF_MONEY = new Set(MEASURES.filter(({ unit }) => unit === 'money').map(({ name }) => name));
const PRICED = wordSet(
  'ticket|sale|expensive|priciest|cheapest|paid|pay~|charged|charge|worth|cost~|caro|cara|barato',
);
const saysMoney = (parts: Parts) =>
  parts.has('amount') ||
  parts.all('measure').some(({ tag }) => OF_MONEY.has(tag.name)) ||
  having(parts, PRICED).length > 0;
/** 'Most done' ranks by count, 'dearest' by price. */
const dearest: Gate = ({ parts, plan }) => {
  const ends = orderSpans(parts).map(({ span }) => span);
  if (plan.want === 'list' && plan.group === undefined && !saysMoney(parts))
    return plan.measure === 'hours' ? [] : ends.filter((span) => isBareMost(span));
  return plan.want === 'value' && unitOf(plan) === 'count'
    ? having(parts, PRICED).filter((span) => !span.name && ends.length > 0)
    : [];
};

const BUSY = wordSet('busiest|ocupado|lleno');
const OF_BUSY = new Set(['jobs', 'visits', 'hours']);
const LONG = wordSet('longest|shortest');
const OF_LENGTH = new Set(['hours', 'length', 'gap', 'between', 'new_customers']);
/** 'Busiest' ranks by jobs, 'longest' by hours. */
const busiest: Gate = ({ parts, plan }) => [
  ...(OF_BUSY.has(plan.measure) ? [] : having(parts, BUSY)),
  ...(OF_LENGTH.has(plan.measure) ? [] : having(parts, LONG)),
];

const USUALLY = wordSet('usually|typically|normally|usual|normalmente');
const WE_USUALLY = new Phrases(everyOf('i|we', 'usually|typically|normally'));
/** 'What do they usually get' asks for a service; 'what do we usually get' for the average. */
const usually: Gate = ({ parts, plan }) =>
  plan.measure === 'average' &&
  !parts.has('amount') &&
  plan.per === undefined &&
  !saysAny(parts, WE_USUALLY)
    ? having(parts, USUALLY)
    : [];

/** A single day has no busiest day. */
const oneDay: Gate = ({ parts, plan: { period, group, order } }) =>
  period?.from !== undefined && period.from === period.to && isTimeGroup(group) && order
    ? parts.groups().map(({ span }) => span)
    : [];

/** Customers have no order by date, and no group by month. */
const people: Gate = ({ parts, plan }) => {
  if (plan.measure === 'customers' && isTimeGroup(plan.group))
    return parts.all('group').map(({ span }) => span);
  const isOfEnd = plan.measure === 'customers' && ENDS.has(plan.order);
  return isOfEnd ? orderSpans(parts).map(({ span }) => span) : [];
};

/** The last visit of each customer is not the last visit of the period. */
const lastOfEach: Gate = ({ parts, plan }) =>
  plan.limit === 1 && plan.order === 'latest' && plan.period !== undefined && isOfPeople(parts)
    ? parts
        .all('measure')
        .filter(({ span, tag }) => tag.name === 'last_visit' && span.words.at(-1) !== 'one')
        .map(({ span }) => span)
    : [];

const STRETCH = wordSet('in a day|in a week|in a month');
/** 'In a week' is a rate, not the next week. */
const aWeek: Gate = ({ parts, plan }) =>
  plan.per === undefined && plan.group === undefined
    ? parts.spans.filter(({ words }) => STRETCH.has(words.join(' ')) && plan.want === 'value')
    : [];

const SO_OFTEN = wordSet('once|twice|times|veces|vez');
/** Numbers of bookings or cancellations are not numbers of visits. */
const bookedOften: Gate = ({ parts, plan: { filters, measure } }) => {
  const isOfTimes = filters.some(
    ({ name }) => /^(?:visits|times)_?/.test(name) || name === 'visit',
  );
  const isOther = OF_LOSS.has(measure) || filters.some(({ name }) => name === 'upcoming');
  const isOften = parts.spans.filter((span) => span.number !== undefined || isOf(span, SO_OFTEN));
  return isOfTimes && (isOther || isBookedIn(parts)) ? isOften : [];
};

/** Gates of 'most', 'first' and 'longest'. */
export const ORDER_GATES: readonly Gate[] = [
  orders,
  dearest,
  busiest,
  usually,
  oneDay,
  people,
  lastOfEach,
  aWeek,
  bookedOften,
];
