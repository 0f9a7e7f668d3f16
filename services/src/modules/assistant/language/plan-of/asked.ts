import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';
import type { Tag } from '../lexicon/tag.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { PAST } from './looks.js';

export const saysWord = (parts: Parts, words: ReadonlySet<string>) =>
  parts.spans.some((span) => span.words.some((word) => words.has(word)));

const BOOKED = new Sayings(
  [
    'reservad[oa]s?|agendad[oa]s?|booked|books|scheduled|lined|coming_up|upcoming',
    'on the|my|our schedule|calendar',
    'if everyone|everybody|they_all|all show~',
  ],
  {},
  'anywhere',
);
export const isBookedIn = (parts: Parts) =>
  BOOKED.says(parts.spans.flatMap(({ words }) => words).join(' '));

const CARS = wordSet('car~|vehicle~|vehiculo~|carro~|coche~|auto~');
export const isOnlyCars = (parts: Parts) =>
  parts
    .all('measure')
    .every(({ span, tag }) => tag.name !== 'jobs' || span.words.every((word) => CARS.has(word)));

const SOMEBODY = wordSet('somebody|someone|anybody|anyone|alguien');
export const isWho = (parts: Parts) =>
  parts.all('want').some(({ tag }) => tag.want === 'who') || saysWord(parts, SOMEBODY);

/** Asks who, or for customers. */
export const isOfPeople = (parts: Parts) =>
  isWho(parts) || parts.all('measure').some(({ tag }) => tag.name === 'customers');

export const hasName = (parts: Parts, ...kinds: (string | undefined)[]) =>
  parts.spans.some(({ name }) => name !== undefined && kinds.includes(name.kind));
export const isOfService = (parts: Parts) => hasName(parts, 'service');
export const isNamed = (parts: Parts) => hasName(parts, 'customer');
export const isOfVehicle = (parts: Parts) => hasName(parts, 'vehicle', 'notes', 'phone', 'plate');
export const isOfPhone = (parts: Parts) => parts.has('ending') || hasName(parts, 'phone');

export const isOfFilter = (filter: string) => (parts: Parts) =>
  parts.all('value').some(({ tag }) => tag.filter === filter);

export const isThing = (span: Span | undefined) =>
  span?.name?.kind === 'vehicle' ||
  span?.name?.kind === 'service' ||
  span?.name?.kind === 'add_on' ||
  span?.tags.some((tag) => tag.kind === 'value' && tag.filter === 'vehicle') === true;

/** 'The last ceramic' is one job, 'the last ceramics' are several. */
export const isOneThing = (span: Span | undefined) =>
  (span?.name?.kind === 'service' || span?.name?.kind === 'vehicle') &&
  !/[^s]s$/.test(span.words.at(-1) ?? '');

export const hasBound = (parts: Parts) =>
  parts.has('bound') && parts.spans.some(({ number }) => number !== undefined);

const OFTEN = wordSet('visit~|times|veces|visita~');
const ONCE = wordSet('once|vez|one time|una sola vez|solo una vez|mas de una vez');
/** '3 visits', '3 or more visits'. */
function numberBefore(parts: Parts, span: Span) {
  const last = parts.beside(span, -1);
  const isBound = last?.tags.some(({ kind }) => kind === 'bound') === true;
  return (isBound ? parts.beside(last, -1) : last)?.number;
}
/** 'Customers with 2 visits', 'who came 3 times or more', 'only once'. */
export const isSoOften = (parts: Parts) =>
  parts
    .all('measure')
    .some(
      ({ span }) => OFTEN.has(span.words.join(' ')) && numberBefore(parts, span) !== undefined,
    ) ||
  parts
    .all('value')
    .some(
      ({ span, tag }) =>
        tag.filter === 'visit' &&
        span.words.some((word) => ONCE.has(word)) &&
        span.words[0] !== 'por',
    );

const JOBS = wordSet('job~|appointment~|appt~|detail~|booking~|trabajo~|cita~');
/** Whether a noun names jobs; 'work' and 'booked' do not. */
export const isOfJobs = (parts: Parts) =>
  parts
    .all('measure')
    .some(({ span, tag }) => tag.name === 'jobs' && span.words.some((word) => JOBS.has(word)));

const ADDED = wordSet('newest|latest|oldest|longest|added|recientes|antiguos');
/** Order by date added: 'the oldest customer', 'with us longest'. */
export const isByAdded = (parts: Parts) =>
  parts
    .all('order')
    .some(
      ({ span: { words } }) =>
        words.join(' ') !== 'longest' && words.some((word) => ADDED.has(word)),
    );

const ASKS_WHAT = new Phrases(everyOf('what', 'do|does|did'));
export const USUALLY = wordSet('usually|typically|normally|most|often');
const GETS = wordSet('get|buy|order');
/** 'What do Tesla owners usually get': their most frequent service. */
export const asksUsual = (parts: Parts) =>
  saysAny(parts, ASKS_WHAT) &&
  saysWord(parts, USUALLY) &&
  saysWord(parts, GETS) &&
  !saysWord(parts, wordSet('i|we')) &&
  !isOfService(parts) &&
  parts.groups().length === 0;

export const isPast = (parts: Parts) => saysWord(parts, PAST);
export const hasDays = (parts: Parts) => parts.periods().length > 0;

/** 'The most' without an adjective such as dearest or longest. */
export const isBareMost = ({ words }: Span): boolean =>
  wordSet('most|least|the most|the least').has(words.join(' '));

/** Measures of jobs that did not take place. */
export const CALLED_OFF: ReadonlySet<string> = new Set(['cancelled', 'no_shows']);
/** Measures of cancellations and no-shows, including rates and money. */
export const OF_LOSS = new Set([...CALLED_OFF, 'lost', 'cancel_rate', 'no_show_rate']);
/** Measures whose rows are customers. */
export const OF_PEOPLE = new Set(['customers', 'new_customers']);

const SAYS_WHAT = new Set<Tag['kind']>([
  ...(['want', 'measure', 'value', 'group'] as const),
  ...(['amount', 'count', 'compare'] as const),
]);
/** Whether a word asks something. 'Derek Turner ceramic on Friday at 2' does not. */
export const saysWhatIsAsked = (parts: Parts): boolean =>
  parts.spans.some(({ tags }) => tags.some(({ kind }) => SAYS_WHAT.has(kind)));
