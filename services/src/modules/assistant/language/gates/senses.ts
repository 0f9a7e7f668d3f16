import { having, isOf, unitOf, type Gate } from './gate.js';
import { wordBefore as before, wordAfter } from '../pieces/said.js';
import { JOBS, PEOPLE } from './claims.js';
import { GATES_OF_LATE } from './late.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const timeBefore: Gate = {
  name: 'the time before is no stretch of days',
  leaves: ({ parts, plan }) =>
    plan.compare === 'before' && plan.period === undefined
      ? having(parts, wordSet('time')).filter(({ words }) => words.includes('before'))
      : [],
};

const comingBack: Gate = {
  name: 'whether people come back is no count of jobs',
  leaves: ({ parts, plan }) =>
    plan.compare !== undefined && plan.measure === 'jobs'
      ? parts
          .all('measure')
          .filter(({ tag, span }) => tag.name === 'next_visit' && isOf(span, wordSet('back')))
          .map(({ span }) => span)
      : [],
};

const lostPeople: Gate = {
  name: 'customers who are lost are no money',
  leaves: ({ parts, plan }) =>
    plan.measure === 'lost'
      ? parts.spans.filter(
          (span) =>
            PEOPLE.has(span.words.join(' ')) &&
            wordSet('lost|lose|losing').has(before(parts, span)),
        )
      : [],
};

const gapOfDay: Gate = {
  name: 'a gap of a day to come lies between no visits',
  leaves: ({ parts, plan, today }) =>
    plan.measure === 'gap' && (plan.period?.from ?? '') >= today
      ? parts.all('measure').map(({ span }) => span)
      : [],
};

const jobsBetween: Gate = {
  name: 'what lies between the jobs of a day are no visits',
  leaves: ({ parts, plan }) =>
    plan.measure === 'between' && plan.period !== undefined
      ? parts.spans.filter((span) => JOBS.has(span.words.join(' ')))
      : [],
};

const broughtIn: Gate = {
  name: 'who brought somebody in is not what they brought',
  leaves: ({ parts, plan }) =>
    unitOf(plan) === 'money' && isOf(parts.spans[0] ?? NOTHING, wordSet('who|quien'))
      ? parts.spans.filter(
          (span) =>
            isOf(span, wordSet('brought|bring~|trajo')) &&
            parts.beside(span, 1)?.name?.kind === 'customer',
        )
      : [],
};
const NOTHING: Span = { raw: '', words: [], tags: [] };

const isDone: Gate = {
  name: 'what time somebody is done is of no job that is done',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ values }) => values.includes('completed')) &&
    plan.filters.some(({ name }) => name === 'customer') &&
    wordSet('what|when|que|cuando').has(parts.spans[0]?.words[0] ?? '')
      ? having(parts, wordSet('done|finished|ready|listo'))
      : [],
};

const leftToSell: Gate = {
  name: 'what is left to sell is not booked',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        isOf(span, wordSet('sell|book|fill')) &&
        parts.spans[at - 1]?.words.at(-1) === 'to' &&
        isOf(parts.spans[at - 2] ?? span, wordSet('left|open|free|remaining')),
    ),
};

const wasConfirmed: Gate = {
  name: 'what was called off has no other status',
  leaves: ({ parts, plan }) =>
    plan.measure === 'no_shows' || plan.measure === 'cancelled'
      ? having(parts, wordSet('confirmed|pending|unconfirmed|scheduled'))
      : [],
};

const WAY = wordSet('order|way|method|technique|sequence');
/** 'Best order to detail an interior' is how it is done. */
const howDone: Gate = {
  name: 'in which order something is done is in no record',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span) =>
        WAY.has(span.words.at(-1) ?? '') &&
        wordSet('to|for').has(wordAfter(parts, span)) &&
        before(parts, span) !== 'in',
    ),
};

const fullTime: Gate = {
  name: 'full time is a sort of work, and no time of a job',
  leaves: ({ parts }) =>
    having(parts, wordSet('full|part')).filter(
      (span) => span.words.at(-1) === 'time' || wordAfter(parts, span) === 'time',
    ),
};

const fullOfMoney: Gate = {
  name: 'how full a day is, is no money: an average full is a service',
  leaves: ({ parts, plan }) =>
    unitOf(plan) === 'money'
      ? parts.spans.filter(({ words, name }) => !name && words.join(' ') === 'full')
      : [],
};

/** Words that a plan took in another sense than they were said in. */
export const GATES_OF_SENSES: readonly Gate[] = [
  timeBefore,
  ...GATES_OF_LATE,
  comingBack,
  lostPeople,
  gapOfDay,
  jobsBetween,
  broughtIn,
  isDone,
  leftToSell,
  wasConfirmed,
  howDone,
  fullTime,
  fullOfMoney,
];
