import type { Parts } from './parts.js';
import { PAST } from './looks.js';
import { MONTH_NAMES } from './periods/months.js';
import type { Span } from './spans.js';

const BOOKED =
  /\b(?:if (?:everyone|everybody|they all|all) shows?|booked|books|on (?:the|my|our) (?:schedule|calendar)|scheduled|lined|coming up|upcoming|reservad[oa]s?|agendad[oa]s?)\b/;
export const isBookedIn = (parts: Parts) =>
  BOOKED.test(parts.spans.flatMap(({ words }) => words).join(' '));

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

const A_CAR = /^(?:cars?|vehicles?|carros?|coches?|autos?|vehiculos?)$/;
/** 'Who has 3 cars' */
export const isOfSeveralCars = (parts: Parts) =>
  parts.spans.some(
    (span) => A_CAR.test(span.words.join(' ')) && numberBefore(parts, span) !== undefined,
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
      ({ span }) => OFTEN.test(span.words.join(' ')) && numberBefore(parts, span) !== undefined,
    ) ||
  parts
    .all('value')
    .some(({ span, tag }) => tag.filter === 'visit' && ONCE.test(span.words.join(' ')));
/** '3 visits', '3 or more visits' */
function numberBefore(parts: Parts, span: Span) {
  const last = parts.beside(span, -1);
  const isBound = last?.tags.some(({ kind }) => kind === 'bound') === true;
  return (isBound ? parts.beside(last, -1) : last)?.number;
}
const OFTEN = /^(?:visits?|times|veces|visitas?)$/;
const ONCE = /\b(?:once|one time|1 time|una sola vez|solo una vez|mas de una vez)\b/;

const JOBS = /^(?:jobs?|appointments?|appts?|details?|bookings?|trabajos?|citas?)$/;
/** Jobs are named by their noun: 'work' and 'booked' are no rows. */
export const isOfJobs = (parts: Parts) =>
  parts
    .all('measure')
    .some(({ span, tag }) => tag.name === 'jobs' && span.words.some((word) => JOBS.test(word)));

const ADDED = new Set('newest latest oldest longest added recientes antiguos'.split(' '));
/** New or old is by when they were added: 'the oldest customer', 'with us longest'. */
export const isByAdded = (parts: Parts) =>
  parts
    .all('order')
    .some(
      ({ span }) => span.words.join(' ') !== LONGEST && span.words.some((word) => ADDED.has(word)),
    );
/** Alone it is of anything: 'who stays the longest'. */
const LONGEST = 'longest';

export const isPast = (parts: Parts) =>
  parts.spans.some(({ words }) => words.some((word) => PAST.has(word)));

export const hasDays = (parts: Parts) => parts.periods().length > 0;

const OWN =
  /^(?:what|which) (?:is|are|was|were) (?:my|our)\b|^(?:which|what|que|cuales) (?:customers?|clients?|clientes?|people)\b/;
const OF_ROWS =
  /^(?:(?:last|first|next|my|all|los|las|mis) )?(?:\d+ )?(?:customers|clients|people|jobs|appointments|clientes|trabajos|citas) (?:who|that|with|without|under|over|longer|shorter|not|i|we|que|con|sin)\b|^how many of (?:them|those|these)\b/;
/** What is said of one's own book, without a question word. */
const OWN_BOOK =
  /^(?:my |our |total )?(?:revenue|sales|income|earnings|money (?:made|earned|from)|ingresos|ventas)\b|^\w+ (?:customers|clients|people|clientes) (?:i|we|who|that|que)\b|^when (?:do|does|did|was|were|is) (?:most|my|our|all)\b|^(?:when|how late|how early) am i\b|^(?:am|are) (?:i|we)\b|^(?:give|show|get|list|send)(?: me)?(?: all| my| every| the)+\b|^(?:gift card )?sales\b|\bsales$|^what is the (?:date|time|day)$/;
const FIGURES = new Set(['average', 'gap', 'per_hour', 'cancel_rate']);
const HAVING =
  /\b(?:i|we) (?:have|had|got)\b|\b(?:did|do|have|had) (?:i|we|they)\b|\b(?:tengo|tenemos|hice|hicimos)\b/;

const OF_CALENDAR = new RegExp(
  String.raw`^(?:today|tomorrow|yesterday|tonight|this|last|next|past|since|so|year|month|week|${MONTH_NAMES}|ever|\d{4})\b`,
);
/** Days of the calendar are days of their jobs; of a summer, or of Saturdays, an article may speak. */
const isOfCalendar = (parts: Parts) =>
  parts.periods().some(({ span }) => OF_CALENDAR.test(span.words.join(' ')));

const RELATIVE = /\bbefore$|^year over|^up or down$/;
const OF_ONE_JOB = new Set(['next_visit', 'last_visit']);

/** 'What is my rent', 'how many employees do I have', 'which customers left a review'. */
export function isOfRecords(parts: Parts): boolean {
  const text = parts.spans.flatMap(({ words }) => words).join(' ');
  const isHow = parts.has('count') || parts.has('amount');
  // 'The average length of a job', 'last 3 customers': figures, and rows, of theirs.
  const isSplit = parts.all('group').some(({ span }) => span.words[0] === 'by');
  const isFigure = parts
    .all('measure')
    .some(({ span, tag }) => FIGURES.has(tag.name) && span.words[0] !== 'mean');
  return (
    isOfCalendar(parts) ||
    parts.all('compare').some(({ span }) => RELATIVE.test(span.words.join(' '))) ||
    parts.all('measure').some(({ tag }) => OF_ONE_JOB.has(tag.name)) ||
    OWN.test(text) ||
    OWN_BOOK.test(text) ||
    OF_ROWS.test(text) ||
    isFigure ||
    isSplit ||
    (isHow && HAVING.test(text))
  );
}
