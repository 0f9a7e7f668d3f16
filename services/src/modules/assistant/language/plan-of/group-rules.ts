import type { Plan } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import type { Tag } from '../lexicon/tag.js';
import type { Parts } from '../pieces/parts.js';
import { wordBefore } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { asksUsual } from './asked.js';
import { IN_A_STRETCH } from './per-of.js';

const MOST = wordSet('most|busiest|best|mejor|pico|ocupado|lleno');
const LEAST = wordSet('slowest|worst|peor|flojo|lento');
/** Order inside a group phrase: 'busiest day'. */
export function orderWithin(parts: Parts): Plan['order'] {
  const words = parts.all('group').flatMap(({ span }) => span.words);
  if (words.some((word) => MOST.has(word))) return 'most';
  return words.some((word) => LEAST.has(word)) ? 'least' : undefined;
}

/** 'Most booked'. */
const isMostOfMeasure = (parts: Parts) =>
  parts.all('measure').some(({ span: { words } }) => MOST.has(words[0] ?? '') && words.length > 1);
/** Order next to a group: 'the most booked day'. */
export const orderBeside = (parts: Parts): Plan['order'] =>
  orderWithin(parts) ?? (isMostOfMeasure(parts) ? 'most' : undefined);

const IN_ONE = wordSet('one|single');
/** 'In one day', 'in a single week'. */
export const isOfOneStretch = (parts: Parts) =>
  parts
    .all('group')
    .some(({ span: { words } }) => words[0] === 'in' && words.some((word) => IN_ONE.has(word))) ||
  parts.spans.some(({ words }) => IN_A_STRETCH.has(words.join(' ')));

/** Group tag with its context. */
interface Found {
  parts: Parts;
  span: Span;
  tag: Extract<Tag, { kind: 'group' }>;
  measure: string;
  /** Asks for the most or the least. */
  isRanked: boolean;
}

const LEADS = wordSet('by|per|each|every|por|cada');
const ASKS = wordSet('which|what|que|cual|cuales');
const RANKS = wordSet('busiest|best|worst|slowest|mejor|peor');
/** Groups that 'which' lists if there is no order. */
const LISTS = new Set(['customer', 'service', 'make', 'model', 'color']);
/** Groups whose words have no other meaning. */
const WHOLE = new Set(['visit', 'part_of_week', 'part_of_day', 'vehicle_kind', 'job_at']);

const leadOf = ({ parts, span }: Found) => {
  const before = parts.beside(span, -1);
  return before?.tags.some(({ kind }) => kind === 'each') ? before : undefined;
};
const first = ({ span }: Found) => (span.words.length > 1 ? (span.words[0] ?? '') : '');

/** Whether the word is a group: 'by service', 'month by month', 'which day', 'monthly'. */
function isSplit(found: Found): boolean {
  const { parts, span, tag, measure, isRanked } = found;
  const { words } = span;
  const isAsked = ASKS.has(first(found));
  const isOfSomebody = parts.spans.some(({ name }) => name?.kind === 'customer');
  const isMeasure =
    words.length === 1 &&
    tag.name !== 'customer' &&
    span.tags.some((each) => each.kind === 'measure' && each.name === measure);
  const isAdverb = /ly$|mente$/.test(words[0] ?? '') || words.includes('a') || words[0] === 'al';
  return (
    leadOf(found) !== undefined ||
    LEADS.has(first(found)) ||
    /^(\w+) (?:by|por|a) \1$/.test(words.join(' ')) ||
    words.some((word) => MOST.has(word) || LEAST.has(word)) ||
    ((isAsked || RANKS.has(first(found))) && (isRanked || !LISTS.has(tag.name))) ||
    (tag.name === 'service' && isAsked && isOfSomebody) ||
    (isRanked && !isMeasure) ||
    (isAdverb && words.length <= 2 && measure !== 'per_hour') ||
    WHOLE.has(tag.name)
  );
}

const DAY = wordSet('day|dia');
/** 'By hour' is a group; 'what time is my first job' is not. */
const isNoHour = ({ parts, span: { words }, tag, measure, isRanked }: Found) =>
  tag.name === 'hour' &&
  (measure === 'per_hour' ||
    !(isRanked || LEADS.has(words[0] ?? '') || DAY.has(words.at(-1) ?? '') || orderWithin(parts)));

const NAMES_MAKE = wordSet(
  '|which|what|by|per|each|every|car|vehicle|of|my|our|the|all|que|por|cada',
);
/** 'Which one makes the most': a verb, not the make of a vehicle. */
const isVerb = ({ parts, span }: Found) =>
  wordSet('make~').has(span.words.join(' ')) && !NAMES_MAKE.has(wordBefore(parts, span));

const ONE_DAY = wordSet('on|was|had|fue|en');
/** Present-tense words, which mean each weekday rather than one date. */
const USUALLY = wordSet('do|is|are|am|es|estamos|tenemos|hay|hacemos|vendemos|ganamos');
/** 'The best day in October' is a date, 'the best day of the week' a weekday. */
function nameOf(found: Found): string {
  const { parts, span, tag } = found;
  const { words } = span;
  const hasDays = parts.periods().length > 0;
  const isUsual = parts.spans.some((each) => USUALLY.has(each.words[0] ?? ''));
  if (ASKS.has(first(found)) && DAY.has(words.at(-1) ?? '') && !hasDays && isUsual)
    return 'weekday';
  if (tag.name !== 'weekday') return tag.name;
  const weeks = parts.all('group').filter((each) => each.tag.name === 'week' && each.span !== span);
  parts.use(...weeks.map((each) => each.span));
  const isOfWeek = weeks.length > 0 || words.some((word) => wordSet('week|semana').has(word));
  const at = parts.spans.indexOf(span);
  const around = parts.spans.slice(Math.max(0, at - 2), at).flatMap((each) => [...each.words]);
  // 'When was my best day', 'my best day ever' are dates.
  const isOne =
    hasDays || parts.spans[at + 1]?.words[0] === 'ever' || around.some((word) => ONE_DAY.has(word));
  return words.some((word) => DAY.has(word)) && !isOfWeek && isOne ? 'day' : tag.name;
}

const WHO = wordSet('who|whos|whose|quien|quienes');
const FIRST = wordSet('best|top|biggest|mejor|most|mas');
const OF_EACH = new Set(['revenue', 'visits', 'average']);
/** 'My best customers', 'which Toyota owners bring in the most': grouped by customer. */
function isOfCustomers(parts: Parts, measure: string, isRanked: boolean): boolean {
  const measures = parts.all('measure');
  // 'My top customer' is grouped even if an amount is asked for.
  const isTop = measures.some(({ span: { words } }) => FIRST.has(words[0] ?? ''));
  const isNamed = measures.some(
    ({ span, tag }) => tag.name === 'customers' && !span.words.some((word) => WHO.has(word)),
  );
  const isOther = parts
    .all('group')
    .some(({ span, tag }) => tag.name !== 'customer' && !span.period);
  // 'The best customers except Derek' is not about one customer.
  const isOfOne = parts.spans.some(
    (span) =>
      span.name?.kind === 'customer' &&
      !parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'not'),
  );
  if (isOfOne) return false;
  if (measure === 'gap') return true;
  if (measure === 'spent') return !parts.has('amount') || isTop;
  return (
    (measure === 'visits' && isTop && !isOther) || (isRanked && OF_EACH.has(measure) && isNamed)
  );
}

const MORE = wordSet('more|better|mas|mejor');
const EACH = wordSet('each|every|cada');
export function groupOf(parts: Parts, measure: string, order: Plan['order']): string | undefined {
  // 'Which service takes longest'.
  const isRanked =
    order === 'most' || order === 'least' || measure === 'length' || isMostOfMeasure(parts);
  if (asksUsual(parts)) return 'service';
  if (isOfCustomers(parts, measure, isRanked)) return 'customer';
  // 'The least we made in a month' is grouped by month.
  const stretch = parts.periods().find(({ span }) => IN_A_STRETCH.has(span.words.join(' ')));
  if (stretch && isRanked) {
    parts.use(stretch.span);
    return stretch.span.words.at(-1);
  }
  for (const { span, tag } of parts.all('group')) {
    const found: Found = { parts, span, tag, measure, isRanked };
    if (span.period || isNoHour(found) || isVerb(found) || !isSplit(found)) continue;
    const lead = leadOf(found);
    const compares = parts.all('compare').map((each) => each.span);
    // 'List every customer who has a Tesla' is a list, not a group.
    const isList = tag.name === 'customer' && measure === 'customers';
    if (isList && EACH.has((lead ?? span).words[0] ?? '')) {
      parts.use(...(lead ? [lead] : []));
      continue;
    }
    // 'Which van made more' asks for the first in the order.
    if (ASKS.has(first(found)))
      parts.use(...compares.filter(({ words }) => MORE.has(words.join(' '))));
    parts.use(span, ...(lead ? [lead] : []), ...(WHOLE.has(tag.name) ? compares : []));
    return nameOf(found);
  }
  return undefined;
}
