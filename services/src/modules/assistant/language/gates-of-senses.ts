import {
  having,
  isOf,
  unitOf,
  wordAfter as after,
  wordBefore as before,
  type Gate,
} from './gate.js';
import { JOBS, PEOPLE } from './gates-of-claims.js';
import type { Span } from './spans.js';

const timeBefore: Gate = {
  name: 'the time before is no stretch of days',
  leaves: ({ parts, plan }) =>
    plan.compare === 'before' && plan.period === undefined
      ? having(parts, /^time$/).filter(({ words }) => words.includes('before'))
      : [],
};

const RAN = /^(?:ran|run|runs|running|was|were|is|for|came|arrived|showed)$/;
const ranLate: Gate = {
  name: 'what ran late was not done in the evening',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ name }) => name === 'time_of_day')
      ? having(parts, /^(?:late|later|early)$/).filter((span) => RAN.test(before(parts, span)))
      : [],
};

const comingBack: Gate = {
  name: 'whether people come back is no count of jobs',
  leaves: ({ parts, plan }) =>
    plan.compare !== undefined && plan.measure === 'jobs'
      ? parts
          .all('measure')
          .filter(({ tag, span }) => tag.name === 'next_visit' && isOf(span, /^back$/))
          .map(({ span }) => span)
      : [],
};

const TIMES_AS = /^(?:as|more|less|mas)$/;
const twiceAs: Gate = {
  name: 'twice as much is no number of visits',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        /^(?:times|twice|veces)$/.test(span.words.at(-1) ?? '') &&
        TIMES_AS.test(parts.spans[at + 1]?.words[0] ?? ''),
    ),
};

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

const lostPeople: Gate = {
  name: 'customers who are lost are no money',
  leaves: ({ parts, plan }) =>
    plan.measure === 'lost'
      ? parts.spans.filter(
          (span) =>
            PEOPLE.test(span.words.join(' ')) && /^(?:lost|lose|losing)$/.test(before(parts, span)),
        )
      : [],
};

const whoLess: Gate = {
  name: 'who spent less than before is no ranking',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' && plan.compare !== undefined
      ? having(parts, /^(?:less|fewer|down|menos)$/)
      : [],
};

const bothOf: Gate = {
  name: 'who had both is not who had either',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    plan.filters.some(({ name, values }) => name === 'crew' && values.length > 1)
      ? having(parts, /^both$/)
      : [],
};

const twoCars: Gate = {
  name: 'who has a Tesla and a truck has not either of them',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    plan.filters.some(({ name, values }) => name === 'vehicle' && values.length > 1)
      ? parts.spans.filter(
          (span, at) =>
            /^(?:and|y)$/.test(span.words.join(' ')) &&
            parts.spans[at - 1]?.name?.kind === 'vehicle' &&
            /^(?:an?|una?)$/.test(after(parts, span)),
        )
      : [],
};

const aVisit: Gate = {
  name: 'who spends so much a visit is not who spent so much in all',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ name }) => /^(?:spent|paid|visits)_at/.test(name))
      ? parts.spans.filter(
          (span, at) =>
            span.number !== undefined &&
            A_VISIT.test(
              parts.spans
                .slice(at + 1)
                .flatMap(({ words }) => [...words])
                .join(' '),
            ),
        )
      : [],
};
const A_VISIT =
  /^(?:in |on |for )?(?:an?|per|each|every|one|a single) (?:visit|job|time|pop|ticket)\b/;

const gapOfDay: Gate = {
  name: 'a gap of a day to come lies between no visits',
  leaves: ({ parts, plan, today }) =>
    plan.measure === 'gap' && (plan.period?.from ?? '') >= today
      ? parts.all('measure').map(({ span }) => span)
      : [],
};

const anyDay: Gate = {
  name: 'whether there is such a day is no job',
  leaves: ({ parts, plan }) =>
    plan.group === undefined &&
    /^(?:any|is there an?|are there any)$/.test(parts.spans[0]?.words.join(' ') ?? '')
      ? parts.spans
          .slice(1, 2)
          .filter((span) => isOf(span, /^(?:days?|mornings?|afternoons?|weeks?)$/) && !span.period)
      : [],
};

const leftToSell: Gate = {
  name: 'what is left to sell is not booked',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        isOf(span, /^(?:sell|book|fill)$/) &&
        parts.spans[at - 1]?.words.at(-1) === 'to' &&
        isOf(parts.spans[at - 2] ?? span, /^(?:left|open|free|remaining)$/),
    ),
};

const wasConfirmed: Gate = {
  name: 'what was called off has no other status',
  leaves: ({ parts, plan }) =>
    plan.measure === 'no_shows' || plan.measure === 'cancelled'
      ? having(parts, /^(?:confirmed|pending|unconfirmed|scheduled)$/)
      : [],
};

const jobsBetween: Gate = {
  name: 'what lies between the jobs of a day are no visits',
  leaves: ({ parts, plan }) =>
    plan.measure === 'between' && plan.period !== undefined
      ? parts.spans.filter((span) => JOBS.test(span.words.join(' ')))
      : [],
};

const broughtIn: Gate = {
  name: 'who brought somebody in is not what they brought',
  leaves: ({ parts, plan }) =>
    unitOf(plan) === 'money' && isOf(parts.spans[0] ?? NOTHING, /^(?:who|quien)$/)
      ? parts.spans.filter(
          (span) =>
            isOf(span, /^(?:brought|brings?|trajo)$/) &&
            parts.beside(span, 1)?.name?.kind === 'customer',
        )
      : [],
};
const NOTHING: Span = { raw: '', words: [], tags: [] };

const partsOfDays: Gate = {
  name: 'how many evenings are no jobs',
  leaves: ({ parts }) =>
    parts.all('count').flatMap(({ span }) => {
      const next = parts.beside(span, 1);
      return next && isOf(next, /^(?:mornings|afternoons|evenings|nights)$/) ? [next] : [];
    }),
};

const isDone: Gate = {
  name: 'what time somebody is done is of no job that is done',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ values }) => values.includes('completed')) &&
    plan.filters.some(({ name }) => name === 'customer') &&
    /^(?:what|when|que|cuando)\b/.test(parts.spans[0]?.words.join(' ') ?? '')
      ? having(parts, /^(?:done|finished|ready|listo)$/)
      : [],
};

/** Words that a plan took in another sense than they were said in. */
export const GATES_OF_SENSES: readonly Gate[] = [
  bothOf,
  twoCars,
  aVisit,
  gapOfDay,
  anyDay,
  leftToSell,
  wasConfirmed,
  timeBefore,
  ranLate,
  comingBack,
  twiceAs,
  mostOfThem,
  lostPeople,
  whoLess,
  jobsBetween,
  broughtIn,
  partsOfDays,
  isDone,
];
