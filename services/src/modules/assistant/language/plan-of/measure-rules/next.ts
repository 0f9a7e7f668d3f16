import { Phrases } from '../../../words/phrases.js';
import { hasDays, isBookedIn, isNamed, isOfService, isPast } from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { LAST, named, NEXT, type MeasureRule } from './rule.js';
import type { Parts } from '../../pieces/parts.js';
import { isOne } from '../../pieces/said.js';
import { wordSet } from '../../../words/word-set.js';

const lastOfEach: MeasureRule = {
  name: 'when each customer was here last',
  of: ({ parts, weak }) => {
    const isOfEach = parts.groups().some(({ span }) => isOne(span, EACH));
    return isOfEach && !isNamed(parts) && weak.includes('last_visit')
      ? named('last_visit')
      : undefined;
  },
};
const EACH = new Phrases(
  everyOf('each|per|every|cada|por', 'customer|client|person|cliente|clienta|persona'),
);

const onTheBooks: MeasureRule = {
  name: 'is Toni on the books',
  of: ({ parts }) =>
    isNamed(parts) && !hasDays(parts) && !isPast(parts) && isBookedIn(parts) && isAsked(parts)
      ? NEXT
      : undefined,
};
const isAsked = (parts: Parts) => wordSet('is|are').has(parts.spans[0]?.words[0] ?? '');

const A_JOB = wordSet('job~|appointment~|appt~|visit~|booking~|detail~|will');
const STAYS = wordSet('at|with|stay|spend');
const WE = wordSet('i|we|they');
const ONE_JOB = wordSet('job|appointment|appt|visit|booking');
const IN_GENERAL = wordSet('an|a|do|does|did|usually|typically|normally|average|avg|each|most');
/** 'How long is Toni's appointment' is of the one that comes; 'how long does Toni take' of all of them. */
const lengthOfNext: MeasureRule = {
  name: 'how long somebody is booked for',
  of: ({ parts, chosen, weak }) => {
    const is = (words: ReadonlySet<string>) =>
      parts.spans.some((span) => span.words.some((word) => words.has(word)));
    // What begins at half past eight is one job.
    const isOfClock = parts.spans.some(({ time }) => time !== undefined);
    if (chosen === 'length' && isOfClock && hasDays(parts)) return NEXT;
    // 'How long are we at Toni's' is of what is booked there.
    if (chosen === 'length' && isNamed(parts) && is(STAYS) && is(WE) && !isPast(parts)) return NEXT;
    const isOfOne = isNamed(parts) || isOfService(parts);
    const isOfJob = is(A_JOB) || (hasDays(parts) && isOfOne) || isOfClock;
    if (chosen !== 'length' || !isOfJob || is(IN_GENERAL) || isPast(parts)) return undefined;
    if (isNamed(parts)) return NEXT;
    // 'How long is my first job on Saturday'
    const ends = parts.all('order').map(({ tag }) => tag.order);
    if (isOfClock) return NEXT;
    if (!hasDays(parts) || parts.has('count')) return undefined;
    if (ends.includes('earliest') || isOfService(parts)) return NEXT;
    const isLast = ends.includes('latest') || weak.includes('last_visit');
    if (isLast) return { ...LAST, measure: 'jobs' };
    return is(ONE_JOB) ? NEXT : undefined;
  },
};

/** 'How much is Toni's appointment' is of the one that comes, and no sum of all there were. */
const priceOfNext: MeasureRule = {
  name: 'what somebody is booked at',
  of: ({ parts }) =>
    isNamed(parts) &&
    parts.has('amount') &&
    !parts.has('order') &&
    parts.spans.some(({ words }) => ONE_JOB.has(words.join(' '))) &&
    parts.spans.every(({ words }) => !words.some((word) => IN_GENERAL.has(word))) &&
    !isPast(parts)
      ? NEXT
      : undefined,
};

const nextOrLast: MeasureRule = {
  name: 'the next job, the last job',
  of: ({ parts, chosen }) => {
    if (chosen === 'next_visit') return NEXT;
    if (chosen !== 'last_visit') return undefined;
    // 'The last job on Friday' may be to come.
    return hasDays(parts) && !isNamed(parts) ? { ...LAST, measure: 'jobs' } : LAST;
  },
};

/** 'Who do I see next', 'where do we go next': nothing else is asked. */
const nextOfAll: MeasureRule = {
  name: 'next, at the end of a question, is the next job',
  of: ({ parts }) => {
    const next = parts.spans.at(-1);
    const isAsked = ASKS.has(parts.spans[0]?.words[0] ?? '');
    const isPlain = parts.spans.every(
      ({ tags, name }) =>
        name?.kind === 'crew' ||
        tags.some((tag) => OF_NEXT.has(tag.kind) || (tag.kind === 'group' && IN_ROW.has(tag.name))),
    );
    return next?.words.join(' ') === 'next' && isAsked && isPlain ? NEXT : undefined;
  },
};
const ASKS = wordSet('who|whos|whose|what|whats|which|where|when');
const OF_NEXT = new Set(['glue', 'want', 'measure', 'order']);
const IN_ROW = new Set(['make', 'model', 'customer', 'service']);

/** Which of somebody's jobs is meant, or of everybody's: the next, the last, the last of each. */
export const NEXT_RULES = {
  lastOfEach,
  lengthOfNext,
  priceOfNext,
  onTheBooks,
  nextOrLast,
  nextOfAll,
};
