import { daysBetween } from '../../../../platform/time/zone.js';
import { isOf, isPlainWord, type Gate } from './gate.js';
import { wordAfter, wordBefore } from '../pieces/said.js';
import { wordSet } from '../../words/word-set.js';

const POINTS = wordSet('it|they|them|those|that|el|ella|ellos');
const IS = wordSet('is|was|are|were|fue|fueron|es|son');
/** 'How many no shows this year who was it' asks for them as well. */
const whoWasIt: Gate = {
  name: 'who it was stands in no figure',
  leaves: ({ parts, plan }) => {
    const [who, is, it] = parts.spans.slice(-3);
    const isAsked =
      parts.spans.length > 3 &&
      plan.want === 'value' &&
      plan.group === undefined &&
      who?.tags.some(({ kind }) => kind === 'want') === true &&
      is !== undefined &&
      it !== undefined &&
      isOf(is, IS) &&
      isOf(it, POINTS);
    return isAsked ? [who, is, it] : [];
  },
};

const KINDS = wordSet('type|types|kind|kinds|segment|category|categories|tier|tipo');
const kindOfCustomer: Gate = {
  name: 'by what sort of customer is not by customer',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer'
      ? parts.spans.filter(
          (span) =>
            isOf(span, KINDS) && wordSet('customer|client|cliente').has(wordBefore(parts, span)),
        )
      : [],
};

const endOfDay: Gate = {
  name: 'the end of a day is not all of it',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        isPlainWord(span) &&
        isOf(span, wordSet('end')) &&
        wordAfter(parts, span) === 'of' &&
        parts.spans.slice(at + 2, at + 4).some((each) => isOf(each, wordSet('day|shift|workday'))),
    ),
};

const PLUS = wordSet('plus|including|counting|incluyendo|mas');
const plusCancelled: Gate = {
  name: 'jobs and the cancelled ones are not the cancelled ones alone',
  leaves: ({ parts, plan }) =>
    plan.measure === 'cancelled' || plan.measure === 'no_shows'
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, PLUS) &&
            parts.spans
              .slice(0, at)
              .some(({ tags }) =>
                tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs'),
              ),
        )
      : [],
};

const LENGTHS: Record<string, number> = { day: 1, weekday: 1, week: 7, month: 31, quarter: 92 };
/** 'My best day this month compared to September' is no month beside another. */
const bestOfTwo: Gate = {
  name: 'one day of some is not all of them beside others',
  leaves: ({ parts, plan: { compare, group, per, period } }) => {
    if (typeof compare !== 'object' || group !== undefined || per !== undefined) return [];
    if (!period?.from || !period.to) return [];
    const length = daysBetween(period.from, period.to) + 1;
    return parts
      .groups()
      .filter(({ span, tag }) => !span.period && length > (LENGTHS[tag.name] ?? length))
      .map(({ span }) => span);
  },
};

const dearest: Gate = {
  name: 'whoever got the dearest job did not get the most of them',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' && (plan.measure === 'jobs' || plan.measure === 'visits')
      ? parts.spans.filter((span) =>
          isOf(span, wordSet('expensive|priciest|cheapest|dearest|caro')),
        )
      : [],
};

const eachMonth: Gate = {
  name: 'the first week of each month is of more than one',
  leaves: ({ parts }) =>
    parts.periods().flatMap(({ span }) => (isOf(span, wordSet('each|every|cada')) ? [span] : [])),
};

/** What stands at the end of a question, and is more than it seems. */
export const GATES_OF_TAILS: readonly Gate[] = [
  whoWasIt,
  kindOfCustomer,
  endOfDay,
  plusCancelled,
  bestOfTwo,
  dearest,
  eachMonth,
];
