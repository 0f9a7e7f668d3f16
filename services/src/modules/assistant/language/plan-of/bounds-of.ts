import type { Filter } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { hasName, isOfJobs } from './asked.js';
import { put } from './put-filter.js';

const STRICT = wordSet('than|over|above|under|below|fewer|mas|menos');
/** 'Over 4 hours' excludes exactly four. */
const saysStrict = ({ words }: Span) => words.some((word) => STRICT.has(word));

const HOURS = wordSet('hour~|hr~|hora~');
const UNITS = wordSet('hour~|hr~|minute~|min~|mile~|percent|hora~|minuto~|milla~');
const CARS = wordSet('car~|vehicle~|ride~|auto~|carro~|coche~|vehiculo~');
const TIMES = wordSet('time~|visit~|job~|appointment~|booking~|veces|visita~');
const OF_THING = wordSet('time~|vez|veces');
const MONEY = wordSet('bucks|dollars|dolares|pesos|grand');
const SPENT = new Set(['spent', 'revenue', 'worth']);
const PRICED = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);
const ROWS = new Set(['jobs', 'cancelled']);
const FOR_THING = wordSet('on|for|in|en|por');
/** Number of spans after an amount in which 'on ceramics' may stand. */
const NEAR = 4;
/** Lowest plausible price of a job. */
const LEAST_PRICE = 20;

/** Rows that the bounds apply to. */
interface Bounded {
  rows: 'jobs' | 'customers';
  measure: string;
}

/** Number with its bound and its noun: 'at least 3 visits', '5 visits or more'. */
interface Bound {
  span: Span;
  value: number;
  bound: Span | undefined;
  end: 'least' | 'most' | undefined;
  isStrict: boolean;
  /** Noun after the number. */
  noun: Span | undefined;
}

const boundIn = (span: Span | undefined) =>
  span?.tags.flatMap((tag) => (tag.kind === 'bound' ? [tag.bound] : []))[0];

function boundAt(parts: Parts, span: Span): Bound {
  const at = parts.spans.indexOf(span);
  const [after, next] = [parts.spans[at + 1], parts.spans[at + 2]];
  const isBehind = boundIn(after) !== undefined;
  const bound = [parts.beside(span, -1), after, next].find((each) => boundIn(each) !== undefined);
  return {
    ...{ span, bound, value: span.number?.value ?? 0, end: boundIn(bound) },
    isStrict: bound !== undefined && saysStrict(bound),
    noun: isBehind ? next : after,
  };
}

const nameOf = (what: string, { end }: Bound) => `${what}_at_${end ?? ''}`;

/** Count filter; 'more than three' is at least four. */
function putCount(parts: Parts, filters: Filter[], what: string, found: Bound): void {
  const { span, value, bound, end, isStrict, noun } = found;
  parts.use(...[span, bound, noun].flatMap((each) => each ?? []));
  const step = isStrict ? (end === 'least' ? 1 : -1) : 0;
  for (const each of end ? [end] : (['least', 'most'] as const))
    put(filters, `${what}_at_${each}`, String(value + step), false);
}

/** 'Over 4 hours', 'jobs longer than 3 hours'. */
function putHours(
  parts: Parts,
  filters: Filter[],
  { span, value, bound, end, isStrict, noun }: Bound,
) {
  if (!bound || !end || !HOURS.has(noun?.words[0] ?? '') || !isOfJobs(parts)) return;
  const strict = end === 'least' ? 'hours_over' : 'hours_under';
  parts.use(...[span, bound, noun].flatMap((each) => each ?? []));
  put(filters, isStrict ? strict : `hours_at_${end}`, String(value), false);
}

/** 'Over 500 on ceramics' is spending on that service, not in total. */
function isOnService(parts: Parts, span: Span): boolean {
  const behind = parts.spans.slice(parts.spans.indexOf(span) + 1).slice(0, NEAR);
  const at = behind.findIndex(({ words }) => FOR_THING.has(words[0] ?? ''));
  return at >= 0 && behind.slice(at).some(({ name }) => name?.kind === 'service');
}

/** 'Jobs over 300' bounds the price of each; 'was yesterday over 300' asks about a sum. */
function putPrice(parts: Parts, filters: Filter[], measure: string, found: Bound): void {
  const { span, value, bound, noun } = found;
  const isMoney = span.number?.isMoney === true;
  const areRows =
    parts.all('measure').some(({ tag }) => ROWS.has(tag.name)) ||
    hasName(parts, 'service', 'vehicle');
  if (!bound || !PRICED.has(measure) || !(isMoney || (areRows && value >= LEAST_PRICE))) return;
  parts.use(span, bound, ...(noun && MONEY.has(noun.words[0] ?? '') ? [noun] : []));
  put(filters, nameOf('price', found), String(value), false);
}

/** 'Who spent over 2000', 'over 500 on ceramics', 'over 1000 this year'. */
function putSpent(parts: Parts, filters: Filter[], isOfDays: boolean, found: Bound): void {
  const { span, value, bound, noun } = found;
  const spent = parts.all('measure').filter(({ tag }) => SPENT.has(tag.name));
  const isAlone = noun === undefined || noun.period !== undefined || MONEY.has(noun.words[0] ?? '');
  if (!bound || !(span.number?.isMoney === true || spent.length > 0 || isAlone)) return;
  const what = isOfDays || isOnService(parts, span) ? 'paid' : 'spent';
  parts.use(span, bound, ...(noun && MONEY.has(noun.words[0] ?? '') ? [noun] : []));
  parts.use(...spent.map((each) => each.span));
  put(filters, nameOf(what, found), String(value), false);
}

/** Whether the span is a number of visits rather than a first visit. */
export const isOnce = ({ words }: Span) =>
  words.some((word) => wordSet('once|vez|one|single|1').has(word)) && words[0] !== 'por';
/** Lower bound of a count: 'more than once', '3 times or more', '2 or more'. */
export function atLeastIn(parts: Parts, counted: Span) {
  const [once] = parts
    .all('value')
    .filter(({ span, tag }) => tag.value === 'returning' && isOnce(span));
  if (once && parts.spans.indexOf(once.span) > parts.spans.indexOf(counted))
    return { value: 2, spans: [once.span] };
  for (const each of parts.spans.filter(({ number }) => number && !number.isMoney)) {
    const { bound, end, value, isStrict, noun } = boundAt(parts, each);
    const isCount = noun === counted || TIMES.has(noun?.words[0] ?? '');
    if (end === 'least' && bound && noun && isCount)
      return { value: isStrict ? value + 1 : value, spans: [each, bound, noun] };
  }
  return undefined;
}
/** 'Once this month', 'more than once this year'. */
function onceFilters(parts: Parts, filters: Filter[]): void {
  for (const { span, tag } of parts.all('value')) {
    if (tag.filter !== 'visit' || parts.isUsed(span) || !isOnce(span)) continue;
    parts.use(span);
    if (tag.value === 'first') put(filters, 'times', '1', false);
    else put(filters, 'times_at_least', '2', false);
  }
}

/** 'Over $200', 'more than 3 times'; with days, only visits and payments in them count. */
export function boundFilters(parts: Parts, filters: Filter[], { rows, measure }: Bounded): void {
  const hasDays = parts.periods().some(({ span }) => !parts.isUsed(span));
  const isOfDays = rows === 'customers' && measure !== 'new_customers' && hasDays;
  if (isOfDays) onceFilters(parts, filters);
  const isCalledOff = parts
    .all('measure')
    .some(({ tag }) => /^(?:cancelled|no_shows)$/.test(tag.name));
  for (const span of parts.spans) {
    if (!span.number || parts.isUsed(span)) continue;
    const found = boundAt(parts, span);
    const words = found.noun?.period ? [] : (found.noun?.words ?? []);
    const says = (is: ReadonlySet<string>) => words.some((word) => is.has(word));
    if (UNITS.has(words[0] ?? '')) {
      if (rows === 'jobs') putHours(parts, filters, found);
    } else if (says(TIMES) && !span.number.isMoney) {
      // No filter counts the cancellations of a customer.
      if (rows === 'jobs' || isCalledOff || (hasDays && !isOfDays)) continue;
      // 'A wash more than 5 times' counts the jobs of that service.
      const isOfThing =
        says(OF_THING) && filters.some(({ name, not }) => name === 'service' && !not);
      const what = isOfDays || isOfThing ? 'times' : 'visits';
      if (what === 'times' && found.end === undefined) {
        parts.use(span, ...(found.noun ? [found.noun] : []));
        put(filters, 'times', String(found.value), false);
      } else putCount(parts, filters, what, found);
    } else if (rows === 'customers' && CARS.has(words.join(' '))) {
      putCount(parts, filters, 'vehicles', found);
    } else if (rows === 'jobs') putPrice(parts, filters, measure, found);
    else putSpent(parts, filters, isOfDays, found);
  }
}
