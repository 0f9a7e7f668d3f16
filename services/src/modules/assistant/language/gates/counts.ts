import type { Tag } from '../lexicon/tag.js';
import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { everyOf } from '../../words/every-of.js';
import { isOf, isPlainWord, type Gate } from './gate.js';
import { wordAfter as after, wordBefore as before, saysAny, tokensOf } from '../pieces/said.js';
import { wordSet } from '../../words/word-set.js';

const A_THING = wordSet(
  'customer~|client~|person|car~|vehicle~|truck~|visit~|job~|appointment~|service~|day~|week~|month~|crew~|van~',
);
const POINTS = wordSet(
  'which|that|this|the|last|next|first|other|each|every|any|no|best|biggest|number',
);
const oneThing: Gate = {
  name: 'one car, or one customer, is a condition',
  leaves: ({ parts, plan }) =>
    plan.limit === 1 || plan.goal || plan.filters.some(({ values }) => values.includes('1'))
      ? []
      : parts.spans.filter(
          (span) =>
            wordSet('one|single').has(span.words.at(-1) ?? '') &&
            isPlainWord(span) &&
            A_THING.has(after(parts, span)) &&
            !POINTS.has(before(parts, span)),
        ),
};

const EVER = new Phrases('ever|jamas|alguna vez');
const everOfDays: Gate = {
  name: 'ever is of no days',
  leaves: ({ parts, plan }) =>
    plan.period?.from !== undefined && plan.period.from === plan.period.to
      ? parts.spans.filter((span) => saysAny({ spans: [span] }, EVER))
      : [],
};

const OFTEN = wordSet('once|twice|times|veces|vez');
const CALLED_OFF = new Set(['cancelled', 'no_shows', 'lost', 'cancel_rate', 'no_show_rate']);
const oftenOfOthers: Gate = {
  name: 'who did not show twice was not here twice',
  leaves: ({ parts, plan }) =>
    (CALLED_OFF.has(plan.measure) || isTimeGroup(plan.group)) &&
    plan.filters.some(({ name }) => name === 'visit' || name.startsWith('visits_at'))
      ? parts.spans.filter(
          (span) =>
            (isOf(span, OFTEN) ||
              span.number !== undefined ||
              isOf(span, wordSet('visit~|job~|back|returned|again'))) &&
            !span.period,
        )
      : [],
};

const timesAhead: Gate = {
  name: 'how often somebody was here is of no days to come',
  leaves: ({ parts, plan, today }) =>
    plan.filters.some(({ name }) => /^(?:times|paid)/.test(name)) &&
    (plan.period?.from ?? '') > today
      ? parts.spans.filter((span) => isOf(span, OFTEN) || span.number !== undefined)
      : [],
};

const TIMES_AS = wordSet('as|more|less|mas');
const twiceAs: Gate = {
  name: 'twice as much is no number of visits',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        wordSet('times|twice|veces').has(span.words.at(-1) ?? '') &&
        TIMES_AS.has(parts.spans[at + 1]?.words[0] ?? ''),
    ),
};

const aVisit: Gate = {
  name: 'who spends so much a visit is not who spent so much in all',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ name }) => /^(?:spent|paid|visits)_at/.test(name))
      ? parts.spans.filter(
          (span, at) =>
            span.number !== undefined && A_VISIT.begin(tokensOf(parts.spans.slice(at + 1))),
        )
      : [],
};
const A_VISIT = new Phrases(
  everyOf('in|on|for|', 'a|an|per|each|every|one|a single', 'visit|job|time|pop|ticket'),
);

const partsOfDays: Gate = {
  name: 'how many evenings are no jobs',
  leaves: ({ parts }) =>
    parts.all('count').flatMap(({ span }) => {
      const next = parts.beside(span, 1);
      return next && isOf(next, wordSet('mornings|afternoons|evenings|nights')) ? [next] : [];
    }),
};

const DAYS = wordSet('days|weeks|weekends|months|dias|semanas|meses');
const OF_JOBS = new Set(['jobs', 'visits']);
const countedDays: Gate = {
  name: 'how many full days are no jobs',
  leaves: ({ parts: { spans }, plan }) =>
    OF_JOBS.has(plan.measure) && plan.group === undefined && !plan.goal && plan.per === undefined
      ? spans.filter(
          (span, at) =>
            DAYS.has(span.words.join(' ')) &&
            spans.slice(Math.max(0, at - 2), at).some(({ tags }) => tags.some(isCount)),
        )
      : [],
};
const isCount = ({ kind }: Tag) => kind === 'count';

const AGAIN = wordSet('every|each|it|this|that|the|an|a|monthly|weekly|daily');
const repeats: Gate = {
  name: 'to repeat something is nobody who came again',
  leaves: ({ parts: { spans } }) =>
    spans.filter(
      (span, at) =>
        at === 0 && span.words.join(' ') === 'repeat' && AGAIN.has(spans[1]?.words[0] ?? ''),
    ),
};

/** How many of something, and how often, is in the plan. */
export const GATES_OF_COUNTS: readonly Gate[] = [
  oneThing,
  everOfDays,
  oftenOfOthers,
  timesAhead,
  twiceAs,
  aVisit,
  partsOfDays,
  countedDays,
  repeats,
];
