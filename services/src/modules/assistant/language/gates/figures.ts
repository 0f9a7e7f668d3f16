import { daysBetween } from '../../../../platform/time/zone.js';
import { hasFilter, having, isOf, isPlainWord, type Gate } from './gate.js';
import { wordSet } from '../../words/word-set.js';

const AN_HOUR = wordSet('hour|a hour|an hour|a hr|an hr');
export const hourly: Gate = {
  name: 'an hour later is nothing that an hour brings',
  leaves: ({ parts, plan }) =>
    plan.measure === 'per_hour'
      ? parts.spans.filter(
          (span, at) =>
            AN_HOUR.has(span.words.join(' ')) &&
            wordSet('late|later|early|earlier|sooner|back|forward|long|before|after').has(
              parts.spans[at + 1]?.words[0] ?? '',
            ),
        )
      : [],
};

export const yearlyThing: Gate = {
  name: 'a yearly plan is nothing that is told by year',
  leaves: ({ parts, plan }) =>
    plan.group !== undefined
      ? parts.spans.filter(
          (span, at) =>
            /(?:ly|mensual|anual)$/.test(span.words.join(' ')) &&
            wordSet('a|an|the|un|una').has(parts.spans[at - 1]?.words.at(-1) ?? ''),
        )
      : [],
};

export const andTotal: Gate = {
  name: 'an average and a total are two figures',
  leaves: ({ parts, plan }) =>
    plan.measure === 'average' || plan.measure === 'per_hour'
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, wordSet('total')) &&
            isPlainWord(span) &&
            wordSet('and|y').has(parts.spans[at - 1]?.words.at(-1) ?? ''),
        )
      : [],
};

export const firstDays: Gate = {
  name: 'the first ten days are no ten jobs',
  leaves: ({ parts, plan }) =>
    plan.group === undefined
      ? parts.spans.filter(
          ({ number }, at) =>
            number?.value === plan.limit &&
            number !== undefined &&
            wordSet('day~|week~|month~|dia~|semana~|meses').has(
              parts.spans[at + 1]?.words[0] ?? '',
            ),
        )
      : [],
};

export const cheapService: Gate = {
  name: 'what a service costs is not what it brings',
  leaves: ({ parts, plan }) =>
    plan.group === 'service' && plan.measure !== 'average'
      ? having(parts, wordSet('cheapest|expensive|priciest|caro|barato'))
      : [],
};

const A_FEW_DAYS = 8;
export const unlike: Gate = {
  name: 'a year beside a quarter is no comparison',
  leaves: ({ parts, plan: { period, compare } }) => {
    if (typeof compare !== 'object' || !period?.from || !period.to || !compare.from || !compare.to)
      return [];
    const [short, long] = [
      daysBetween(period.from, period.to),
      daysBetween(compare.from, compare.to),
    ].sort((one, other) => one - other);
    const isUnlike = (long ?? 0) > 2 * (short ?? 0) + A_FEW_DAYS;
    return isUnlike ? parts.periods().map(({ span }) => span) : [];
  },
};

const SPENT = wordSet('spent|spend|spends|paid|pay|pays|gastaron|pagaron');
const AND = wordSet('and|y');
export const sumApart: Gate = {
  name: 'who had a service and spent so much did not spend it on that',
  leaves: ({ parts, plan }) =>
    hasFilter(plan, 'service') && plan.filters.some(({ name }) => name.startsWith('paid_at_'))
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, SPENT) &&
            parts.spans.slice(Math.max(0, at - AFTER_AND), at).some((each) => isOf(each, AND)),
        )
      : [],
};
/** 'And have spent', 'and who also paid' */
const AFTER_AND = 3;
