import type { Parts } from '../pieces/parts.js';
import { PAST } from './looks.js';
import type { Tag } from '../lexicon/tag.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

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

const CARS = new Set(
  'car cars vehicle vehicles vehiculo vehiculos carro carros coche coches auto autos'.split(' '),
);
export const isOnlyCars = (parts: Parts) =>
  parts
    .all('measure')
    .every(({ span, tag }) => tag.name !== 'jobs' || span.words.every((word) => CARS.has(word)));

export const isUnbooked = (parts: Parts) =>
  parts.has('not') && parts.all('value').some(({ tag }) => tag.filter === 'upcoming');

const SOMEBODY = new Set(['somebody', 'someone', 'anybody', 'anyone', 'alguien']);
export const isWho = (parts: Parts) =>
  parts.all('want').some(({ tag }) => tag.want === 'who') ||
  parts.spans.some(({ words }) => words.some((word) => SOMEBODY.has(word)));

export const isOfService = (parts: Parts) =>
  parts.spans.some(({ name }) => name?.kind === 'service');

/** Whether a word says a value of this filter. */
export const isOfFilter = (filter: string) => (parts: Parts) =>
  parts.all('value').some(({ tag }) => tag.filter === filter);

export const isNamed = (parts: Parts) => parts.spans.some(({ name }) => name?.kind === 'customer');

const OF_CUSTOMERS = new Set<string | undefined>('vehicle car_years notes phone plate'.split(' '));
export const isOfVehicle = (parts: Parts) =>
  parts.spans.some(({ name }) => OF_CUSTOMERS.has(name?.kind));

/** A vehicle, a service or an add-on. */
export const isThing = (span: Span | undefined) =>
  span?.name?.kind === 'vehicle' ||
  span?.name?.kind === 'service' ||
  span?.name?.kind === 'add_on' ||
  span?.tags.some((tag) => tag.kind === 'value' && tag.filter === 'vehicle') === true;

const A_CAR = wordSet('car~|vehicle~|carro~|coche~|auto~|vehiculo~');
/** 'Who has 3 cars' */
export const isOfSeveralCars = (parts: Parts) =>
  parts.spans.some(
    (span) => A_CAR.has(span.words.join(' ')) && numberBefore(parts, span) !== undefined,
  );

/** 'The last ceramic' is one, the last ceramics are several. */
export const isOneThing = (span: Span | undefined) =>
  (span?.name?.kind === 'service' || span?.name?.kind === 'vehicle') &&
  !/[^s]s$/.test(span.words.at(-1) ?? '');

export const isOfPhone = (parts: Parts) =>
  parts.has('ending') || parts.spans.some(({ name }) => name?.kind === 'phone');

export const hasBound = (parts: Parts) =>
  parts.has('bound') && parts.spans.some(({ number }) => number !== undefined);

/** 'Customers with 2 visits', 'who came 3 times or more', 'only once' */
export const isSoOften = (parts: Parts) =>
  parts
    .all('measure')
    .some(
      ({ span }) => OFTEN.has(span.words.join(' ')) && numberBefore(parts, span) !== undefined,
    ) ||
  parts
    .all('value')
    .some(({ span, tag }) => tag.filter === 'visit' && ONCE.says(span.words.join(' ')));
/** '3 visits', '3 or more visits' */
function numberBefore(parts: Parts, span: Span) {
  const last = parts.beside(span, -1);
  const isBound = last?.tags.some(({ kind }) => kind === 'bound') === true;
  return (isBound ? parts.beside(last, -1) : last)?.number;
}
const OFTEN = wordSet('visit~|times|veces|visita~');
const ONCE = new Sayings(
  ['once|one_time|1_time|una_sola_vez|solo_una_vez|mas_de_una_vez'],
  {},
  'anywhere',
);

const JOBS = wordSet('job~|appointment~|appt~|detail~|booking~|trabajo~|cita~');
/** Jobs are named by their noun: 'work' and 'booked' are no rows. */
export const isOfJobs = (parts: Parts) =>
  parts
    .all('measure')
    .some(({ span, tag }) => tag.name === 'jobs' && span.words.some((word) => JOBS.has(word)));

const ADDED = new Set('newest latest oldest longest added recientes antiguos'.split(' '));
/** New or old is by when they were added: 'the oldest customer', 'with us longest'. */
export const isByAdded = (parts: Parts) =>
  parts
    .all('order')
    .some(
      ({ span }) => span.words.join(' ') !== LONGEST && span.words.some((word) => ADDED.has(word)),
    );
/** 'Newest first' says how rows stand, and not which. */
export const isSorting = ({ words }: Span) => words.length > 1 && words.at(-1) === 'first';

/** Alone it is of anything: 'who stays the longest'. */
const LONGEST = 'longest';

export const isPast = (parts: Parts) =>
  parts.spans.some(({ words }) => words.some((word) => PAST.has(word)));

export const hasDays = (parts: Parts) => parts.periods().length > 0;

/** 'The most', and no dearest or longest of anything. */
export const isBareMost = ({ words }: Span): boolean =>
  wordSet('most|least|the most|the least').has(words.join(' '));

/** Measures of jobs that nobody did. */
export const CALLED_OFF: ReadonlySet<string> = new Set(['cancelled', 'no_shows']);

const SAYS_WHAT = new Set<Tag['kind']>([
  'want',
  'measure',
  'value',
  'group',
  'amount',
  'count',
  'compare',
]);
/** 'Derek Turner ceramic on Friday at 2' says whom, what for and when, and asks nothing. */
export const saysWhatIsAsked = (parts: Parts): boolean =>
  parts.spans.some(({ tags }) => tags.some(({ kind }) => SAYS_WHAT.has(kind)));
