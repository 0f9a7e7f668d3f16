import type { Filter } from '../../plan/plan.js';
import { hourFilter, isOfCars, saysStrict, vehicleFilter } from './bounds-of-others.js';
import type { Parts } from '../pieces/parts.js';
import { put } from './put-filter.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const isOfRows = ({ tag }: { tag: { name: string } }) =>
  tag.name === 'jobs' || tag.name === 'cancelled';

const isOfCancelled = (parts: Parts) =>
  parts.all('measure').some(({ tag }) => tag.name === 'cancelled' || tag.name === 'no_shows');

const UNITS = wordSet('hour~|hr~|hr|minute~|min~|mile~|percent|hora~|minuto~|milla~');

const TIMES = new Set([
  'times',
  'time',
  'visits',
  'visit',
  'jobs',
  'job',
  'appointment',
  'booking',
  'veces',
  'visitas',
  'appointments',
  'bookings',
]);

const OF_THING = new Set(['times', 'time', 'veces', 'vez']);

const hasDaysLeft = (parts: Parts) => parts.periods().some(({ span }) => !parts.isUsed(span));

const MONEY = wordSet('bucks|dollars|dolares|pesos|grand');
/** 'Over 2000' is money; 'more than 1 car' is none. */
function isOfMoney(parts: Parts, { number }: Span, after: Span | undefined): boolean {
  const isSpent = parts.all('measure').some(({ tag }) => SPENT.has(tag.name));
  const isAlone =
    after === undefined || after.period !== undefined || MONEY.has(after.words[0] ?? '');
  return number?.isMoney === true || isSpent || isAlone;
}
const SPENT = new Set(['spent', 'revenue', 'worth']);

/** 'Once this month', 'more than once this year' */
function onceFilters(parts: Parts, filters: Filter[]): void {
  for (const { span, tag } of parts.all('value')) {
    if (tag.filter !== 'visit' || parts.isUsed(span) || !isOnce(span)) continue;
    parts.use(span);
    if (tag.value === 'first') put(filters, 'times', '1', false);
    else put(filters, 'times_at_least', '2', false);
  }
}

/** How often somebody was here, rather than for the first time. */
export const isOnce = ({ words }: Span) =>
  words.some((word) => wordSet('once|vez|one|single|1').has(word)) && words[0] !== 'por';

/** What the bounds are put on: rows of jobs, or customers by the days of their jobs, or by when they were added. */
export interface Bounded {
  rows: 'jobs' | 'customers';
  measure: string;
}

const isBound = (span: Span | undefined) =>
  span?.tags.some(({ kind }) => kind === 'bound') ?? false;
const isTimes = (span: Span | undefined) => span?.words.some((word) => TIMES.has(word)) ?? false;

const FOR_THING = wordSet('on|for|in|en|por');
/** So few words stand between what was spent and what for. */
const NEAR = 4;
/** 'Over 500 on ceramics': what was spent on those, and not in all. */
function isOnService(parts: Parts, span: Span): boolean {
  const behind = parts.spans.slice(parts.spans.indexOf(span) + 1).slice(0, NEAR);
  const at = behind.findIndex(({ words }) => FOR_THING.has(words[0] ?? ''));
  return at >= 0 && behind.slice(at).some(({ name }) => name?.kind === 'service');
}

/** 'Over $200', 'more than 3 times', '5 visits or more'; of days, what was in those days. */
export function boundFilters(parts: Parts, filters: Filter[], { rows, measure }: Bounded): void {
  const isOfDays = rows === 'customers' && measure !== 'new_customers' && hasDaysLeft(parts);
  if (isOfDays) onceFilters(parts, filters);
  for (const span of parts.spans) {
    if (!span.number || parts.isUsed(span)) continue;
    const [before, after] = [parts.beside(span, -1), parts.spans[parts.spans.indexOf(span) + 1]];
    // 'Over 4 hours' is no price.
    if (after && UNITS.has(after.words[0] ?? '') && !after.period) {
      if (rows === 'jobs') hourFilter(parts, filters, span, after);
      continue;
    }
    // '5 visits or more', '5 or more visits'
    const next = after && parts.spans[parts.spans.indexOf(after) + 1];
    const nouns = [after, isBound(after) ? next : undefined];
    const cars = nouns.find((each) => each && isOfCars(each));
    if (rows === 'customers' && cars) {
      const bound = cars === after ? parts.beside(span, -1) : after;
      vehicleFilter(parts, filters, { span, cars, bound });
      continue;
    }
    const counted = nouns.find(isTimes);
    const isCount = counted !== undefined;
    const far = counted === after && isCount ? next : after;
    const bound = [before, far].find(isBound);
    const tag = bound?.tags.find((each) => each.kind === 'bound');
    // 'A wash more than 5 times' are times of that, and not visits in all.
    const isOfThing =
      rows === 'customers' &&
      (counted?.words.some((word) => OF_THING.has(word)) ?? false) &&
      filters.some(({ name, not }) => name === 'service' && !not);
    if (isCount && !isOfDays && hasDaysLeft(parts)) continue;
    // 'Who did not show twice' is of what was called off, which nobody counts by customer here.
    if (isCount && rows === 'customers' && isOfCancelled(parts)) continue;
    if (isCount && !bound && rows === 'customers') {
      parts.use(span, counted);
      if (isOfDays || isOfThing) {
        put(filters, 'times', String(span.number.value), false);
        continue;
      }
      for (const end of ['least', 'most'])
        put(filters, `visits_at_${end}`, String(span.number.value), false);
      continue;
    }
    if (!bound || tag?.kind !== 'bound') continue;
    // 'Did I make over 15k' is of the sum, not of a job.
    if (after && wordSet('bucks|dollars|dolares|pesos').has(after.words[0] ?? '')) parts.use(after);
    // 'How many ceramics were over 800' are jobs as well.
    const areRows = measure === 'jobs' || parts.all('measure').some(isOfRows);
    if (!isCount && rows === 'jobs' && !areRows) continue;
    const isStrict = saysStrict(bound);
    const step = isCount && isStrict ? (tag.bound === 'least' ? 1 : -1) : 0;
    if (!isCount && rows === 'customers' && !isOfMoney(parts, span, after)) continue;
    const isOfJobs = isOfDays || isOfThing || (rows === 'customers' && isOnService(parts, span));
    const [often, much] = isOfJobs ? ['times', 'paid'] : ['visits', 'spent'];
    const what = isCount ? often : rows === 'customers' ? much : 'price';
    parts.use(span, bound, ...(counted ? [counted] : []));
    if (what === much)
      parts.use(
        ...parts
          .all('measure')
          .filter(({ tag }) => tag.name === 'spent' || tag.name === 'revenue')
          .map((each) => each.span),
      );
    put(filters, `${what}_at_${tag.bound}`, String(span.number.value + step), false);
  }
}
