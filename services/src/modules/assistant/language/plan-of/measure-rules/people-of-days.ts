import { Phrases } from '../../../words/phrases.js';
import { hasDays, isNamed, isOfFilter, isOfService, isPast, isWho } from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { named, NEXT, type MeasureRule } from './rule.js';
import type { Parts } from '../../pieces/parts.js';
import { isOne, saysAny, tokensOf } from '../../pieces/said.js';
import type { Span } from '../../pieces/spans.js';
import { asksWhoCame } from '../who-came.js';
import { wordSet } from '../../../words/word-set.js';

const JOINS = new Phrases('signed up|were added|was added|got added|joined|added');
/** 'Who signed up in September' has no job then. */
const signedUp: MeasureRule = {
  name: 'who was added in some days',
  of: ({ parts, names }) =>
    hasDays(parts) &&
    !isNamed(parts) &&
    (isWho(parts) ||
      names.includes('customers') ||
      parts.all('group').some(({ tag }) => tag.name === 'customer')) &&
    parts.all('measure').some(({ span, tag }) => tag.name === 'new_customers' && isOne(span, JOINS))
      ? named('new_customers')
      : undefined,
};

const FIRST = new Phrases(everyOf('the|our|my|', 'first'));
/** 'The first 3 customers on Saturday' are so by the time of their jobs. */
const firstOfDays: MeasureRule = {
  name: 'the first so many customers of some days',
  of: ({ parts, chosen }) =>
    chosen === 'customers' &&
    hasDays(parts) &&
    !parts.has('count') &&
    parts.all('order').some(({ span }) => isOne(span, FIRST))
      ? named('jobs')
      : undefined,
};

const COMES = new Phrases('come|comes|come in|comes in|coming in');
/** 'Who comes in on Saturdays' asks for them, each once. */
const comesOnDays: MeasureRule = {
  name: 'who comes on such days',
  of: ({ parts, chosen }) => {
    const comes = parts.spans.filter((span) => isOne(span, COMES));
    const isOfThem =
      isWho(parts) && !isNamed(parts) && !hasDays(parts) && isOfFilter('weekday')(parts);
    if (!isOfThem || comes.length === 0 || parts.has('order') || !BUT_VISITS.has(chosen))
      return undefined;
    parts.use(...comes);
    return named('customers');
  },
};
/** 'Who came this week' asks for no job that is still to come. */
const cameOnDays: MeasureRule = {
  name: 'who came on those days',
  of: ({ parts, chosen }) =>
    hasDays(parts) && BUT_VISITS.has(chosen) && asksWhoCame(parts) ? named('visits') : undefined,
};
const BUT_VISITS = new Set<string | undefined>([undefined, 'visits', 'customers', 'jobs', 'worth']);

/** 'Somebody on Friday?', 'who is coming in today': of jobs. */
const BUT_JOBS = new Set<string | undefined>(['worth', 'next_visit', 'customers']);
/** 'Who is the next customer tomorrow' is one of them. */
const saysNext = (parts: Parts) =>
  parts
    .all('measure')
    .some(
      ({ span, tag }) => tag.name === 'next_visit' && span.words.some((word) => NEXT_ONE.has(word)),
    );
const NEXT_ONE = wordSet('next|proximo|proxima|siguiente');
const whoOnDay: MeasureRule = {
  name: 'who is coming in on that day',
  of: ({ parts, chosen, weak }) => {
    if (!isWho(parts) || !hasDays(parts)) return undefined;
    if (saysNext(parts)) return NEXT;
    parts.use(...booked(parts));
    // 'Everybody who got a ceramic this year' is each of them once.
    if (isEverybody(parts) && isPast(parts) && isOfService(parts)) return named('customers');
    // 'Van 1 or the bay, who made more' is of what they made.
    if (parts.has('compare') && weak.includes('revenue')) return named('revenue');
    const isBooked = chosen === undefined && booked(parts).length > 0;
    return isBooked || BUT_JOBS.has(chosen) ? named('jobs') : undefined;
  },
};

/** 'Who has something booked in December' has a job then. */
const booked = (parts: Parts) =>
  parts.has('not')
    ? []
    : parts
        .all('value')
        .filter(({ tag }) => tag.filter === 'upcoming')
        .map(({ span }) => span);

const THEM = 'customers|clients|people';
const EVERYBODY = new Phrases(
  'everyone|everybody',
  everyOf(
    'all|which|what|list|every',
    'of|',
    'the|my|our|',
    `customer|client|person|persons|${THEM}`,
  ),
);
const OUR_PEOPLE = new Phrases(everyOf('my|', THEM));
const isEverybody = (parts: Parts) =>
  saysAny(parts, EVERYBODY) || OUR_PEOPLE.begin(tokensOf(parts.spans));

/** 'Who has not had an interior this year' asks for those without any of its jobs. */
const withoutService: MeasureRule = {
  name: 'who did not have a service in some days',
  of: ({ parts, chosen }) =>
    (isWho(parts) || (parts.has('count') && chosen === undefined)) &&
    !isNamed(parts) &&
    hasDays(parts) &&
    parts.spans.some(isDenied(parts))
      ? named('customers')
      : undefined,
};
const isDenied = (parts: Parts) => (span: Span) =>
  span.name?.kind === 'service' &&
  parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'not') === true;

/** Who comes on some days, or came. */
export const PEOPLE_OF_DAYS_RULES = {
  withoutService,
  signedUp,
  firstOfDays,
  comesOnDays,
  cameOnDays,
  whoOnDay,
};
