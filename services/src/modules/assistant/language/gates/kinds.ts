import { isTimeGroup } from '../../plan/groups/index.js';
import { hasFilter, having, isOf, isPlainWord, saysVisit, type Gate } from './gate.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const COMES = wordSet('come|comes|coming|in|back|by|vienen|regresan|vuelven');
const EACH = wordSet('every|each|cada');
export const comesEach: Gate = {
  name: 'who comes every month is no count by month',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && isTimeGroup(plan.group) && !parts.has('count')
      ? parts.spans.filter(
          ({ words: [first = ''] }, at) =>
            (EACH.has(first) || first.endsWith('ly')) &&
            COMES.has(parts.spans[at - 1]?.words.at(-1) ?? ''),
        )
      : [],
};

const COMPLETED = new Set(['visits', 'revenue', 'spent', 'average', 'per_hour']);
/** Who booked something and cancelled it, did book it. */
const CALLED_OFF = new Set(['cancelled', 'no_shows']);
export const alsoBooked: Gate = {
  name: 'what was done is not what is booked',
  leaves: ({ parts, plan }) =>
    (COMPLETED.has(plan.measure) || CALLED_OFF.has(plan.measure)) &&
    !plan.filters.some(({ name }) => name === 'upcoming')
      ? parts.spans.filter(
          (span) =>
            isOf(
              span,
              CALLED_OFF.has(plan.measure)
                ? wordSet('rebooked|again')
                : wordSet('booked|rebooked|scheduled|reservado|agendado'),
            ) && span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'upcoming'),
        )
      : [],
};

/** 'What the bay earned compared to each van' is of all of them, and not of the bay alone. */
export const eachBesideOne: Gate = {
  name: 'each of several is not told of one',
  leaves: ({ parts, plan: { group, filters } }) =>
    filters.some(({ name, values, not }) => name === group && values.length === 1 && !not)
      ? parts.spans.filter((span, at) =>
          [span.words[0], parts.spans[at - 1]?.words.at(-1)].some((word) => EACH.has(word ?? '')),
        )
      : [],
};

export const lastOfCustomers: Gate = {
  name: 'the last job of a sort is one job',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.want === 'list' && plan.limit === undefined
      ? parts.spans.filter(
          (span) =>
            isOf(span, wordSet('last|first|ultimo|ultima|primero|primera')) &&
            !span.period &&
            !saysVisit(span) &&
            !hasFilter(plan, 'not_since'),
        )
      : [],
};

export const whichJob: Gate = {
  name: 'which job is no customer',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' && !parts.all('measure').some(({ tag }) => tag.name === 'customers')
      ? parts.spans.filter(
          (span, at) =>
            span.tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs') &&
            isOf(parts.spans[at - 1] ?? span, wordSet('which|what|cual|que')),
        )
      : [],
};

export const gained: Gate = {
  name: 'customers that I got are those who were added',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    !hasFilter(plan, 'visit') &&
    having(parts, wordSet('did|have')).length > 0
      ? having(parts, wordSet('get|got|gain|gained|win|won'))
          .filter(isPlainWord)
          .filter((span) => isOwn(parts.spans, span))
      : [],
};
const isOwn = (spans: readonly Span[], span: Span) =>
  wordSet('i|we').has(spans[spans.indexOf(span) - 1]?.words.at(-1) ?? '');
