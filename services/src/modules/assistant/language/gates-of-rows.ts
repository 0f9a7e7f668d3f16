import { daysBetween } from '../../../platform/time/zone.js';
import { having, isOf, isPlainWord, type Gate } from './gate.js';
import type { Span } from './spans.js';

const soFar: Gate = {
  name: 'so far ends today, and what is booked does not',
  leaves: ({ parts, plan: { measure, period, filters }, today }) =>
    (measure === 'jobs' || measure === 'worth' || measure === 'hours') &&
    (period?.to ?? '') > today &&
    !filters.some(({ name }) => name === 'status')
      ? parts.spans.filter(({ words }) => /\b(?:so far|hasta ahora)$/.test(words.join(' ')))
      : [],
};

const firstDays: Gate = {
  name: 'the first ten days are no ten jobs',
  leaves: ({ parts, plan }) =>
    plan.group === undefined
      ? parts.spans.filter(
          ({ number }, at) =>
            number?.value === plan.limit &&
            number !== undefined &&
            /^(?:days?|weeks?|months?|dias?|semanas?|meses)$/.test(
              parts.spans[at + 1]?.words[0] ?? '',
            ),
        )
      : [],
};

const cheapService: Gate = {
  name: 'what a service costs is not what it brings',
  leaves: ({ parts, plan }) =>
    plan.group === 'service' && plan.measure !== 'average'
      ? having(parts, /^(?:cheapest|expensive|priciest|caro|barato)$/)
      : [],
};

const COMPLETED = new Set(['visits', 'revenue', 'spent', 'average', 'per_hour']);
const alsoBooked: Gate = {
  name: 'what was done is not what is booked',
  leaves: ({ parts, plan }) =>
    COMPLETED.has(plan.measure) && !plan.filters.some(({ name }) => name === 'upcoming')
      ? parts.spans.filter(
          (span) =>
            isOf(span, /^(?:booked|rebooked|scheduled|reservado|agendado)$/) &&
            span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'upcoming'),
        )
      : [],
};

const lastOfCustomers: Gate = {
  name: 'the last job of a sort is one job',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.want === 'list' && plan.limit === undefined
      ? parts.spans.filter(
          (span) => isOf(span, /^(?:last|first|ultimo|ultima|primero|primera)$/) && !span.period,
        )
      : [],
};

const whichJob: Gate = {
  name: 'which job is no customer',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' && !parts.all('measure').some(({ tag }) => tag.name === 'customers')
      ? parts.spans.filter(
          (span, at) =>
            span.tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs') &&
            isOf(parts.spans[at - 1] ?? span, /^(?:which|what|cual|que)$/),
        )
      : [],
};

/** Words that rank, also within a longer phrase: 'most booked'. */
const RANKS = /^(?:most|best|top|busiest|biggest|slowest|least|worst)$/;
const isRank = (span: Span) =>
  RANKS.test(span.words[0] ?? '') && !span.period && !isPlainWord(span);
const unranked: Gate = {
  name: 'the most of something is ranked',
  leaves: ({ parts, plan }) =>
    plan.order === undefined &&
    plan.limit === undefined &&
    plan.group === undefined &&
    plan.compare === undefined
      ? parts.spans.filter(
          (span) =>
            isRank(span) &&
            span.tags.every(({ kind }) => kind === 'measure' || kind === 'order') &&
            plan.measure !== 'gap',
        )
      : [],
};

const gained: Gate = {
  name: 'customers that I got are those who were added',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && having(parts, /^(?:did|have)$/).length > 0
      ? having(parts, /^(?:get|got|gain|gained|win|won)$/)
          .filter(isPlainWord)
          .filter((span) => isOwn(parts.spans, span))
      : [],
};
const isOwn = (spans: readonly Span[], span: Span) =>
  /^(?:i|we)$/.test(spans[spans.indexOf(span) - 1]?.words.at(-1) ?? '');

const A_FEW_DAYS = 8;
const unlike: Gate = {
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

/** Of which rows a plan is: those it must not leave out, and those it must not add. */
export const GATES_OF_ROWS: readonly Gate[] = [
  soFar,
  firstDays,
  cheapService,
  alsoBooked,
  lastOfCustomers,
  whichJob,
  unranked,
  gained,
  unlike,
];
