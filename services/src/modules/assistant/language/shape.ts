import { MEASURES } from '../plan/measures/index.js';
import type { Plan } from '../plan/plan.js';
import { hasBound, type Chosen } from './measure-of.js';
import type { Parts } from './parts.js';
import type { Span } from './spans.js';

/** How an answer is laid out. */
export interface Shape {
  measure: string;
  want: Plan['want'];
  group?: string;
  order?: Plan['order'];
  limit?: number;
}

const MOST_ROWS = 50;
const SINGULAR = new Set([
  'customer',
  'client',
  'service',
  'job',
  'appointment',
  'car',
  'booking',
  'day',
  'month',
  'week',
  'year',
  'one',
  'cliente',
  'servicio',
  'cita',
  'person',
  'weekday',
  'who',
]);

export function shapeOf(parts: Parts, { measure: named, isNamed, one }: Chosen): Shape {
  if (one) {
    for (const { span } of parts.all('order')) parts.use(span);
    for (const { span } of parts.all('measure')) parts.use(span);
    return {
      measure: named,
      want: 'list',
      order: one === 'next_visit' ? 'earliest' : 'latest',
      limit: 1,
    };
  }
  const order = orderOf(parts);
  const limit = limitOf(parts, order);
  const group = groupOf(parts, named, order);
  const measure = group === undefined ? named : grouped(named, group, order, isNamed);
  const want = group === undefined ? wantOf(parts, measure, order) : 'value';
  const shown = { measure, want, ...(group !== undefined && { group }) };
  if (measure === 'spent' && group === 'customer' && order === undefined)
    return { ...shown, order: 'most' };
  if (group !== undefined)
    return {
      ...shown,
      ...splitOrder(order ?? orderWithin(parts)),
      ...(limit !== undefined && { limit }),
    };
  // One of several by an order is a list of one: 'the biggest job', 'my next appointment'.
  return {
    ...shown,
    ...(order && want === 'list' && { order }),
    ...(limit !== undefined && want === 'list' && { limit }),
  };
}

const splitOrder = (order: Plan['order']) =>
  order === 'most' || order === 'least' ? { order } : {};

/** 'Busiest day' is one phrase. */
function orderWithin(parts: Parts): Plan['order'] {
  const words = parts.all('group').flatMap(({ span }) => span.words);
  if (words.some((word) => /^(?:busiest|best|mejor|pico)$/.test(word))) return 'most';
  return words.some((word) => /^(?:slowest|worst|peor|flojo)$/.test(word)) ? 'least' : undefined;
}

function orderOf(parts: Parts): Plan['order'] {
  const found = parts.all('order').filter(({ span }) => !span.period);
  const [first] = found;
  for (const { span } of found) parts.use(span);
  return first?.tag.order;
}

/** 'Top 5', '5 best', 'last 3 jobs' */
function limitOf(parts: Parts, order: Plan['order']): number | undefined {
  if (order === undefined) return undefined;
  const isOrder = (span: Span | undefined) =>
    span?.tags.some(({ kind }) => kind === 'order') ?? false;
  const number = parts.spans.find(
    (span) =>
      span.number &&
      !span.number.isMoney &&
      (isOrder(parts.beside(span, -1)) || isOrder(parts.beside(span, 1))),
  );
  if (!number?.number) return isOne(parts, order) ? 1 : undefined;
  parts.use(number);
  return Math.min(MOST_ROWS, Math.max(1, Math.round(number.number.value)));
}

/** 'My best customer' is one; 'which services sell best' are several. */
function isOne(parts: Parts, order: Plan['order']): boolean {
  const last = parts.all('order').at(-1)?.span;
  const after = last && parts.beside(last, 1);
  const isTime = order === 'latest' || order === 'earliest';
  const words = [...(last?.words.slice(1) ?? []), ...(after && !after.period ? after.words : [])];
  return (isTime ? words.slice(0, 2) : words).some((word) => SINGULAR.has(word));
}

/** 'By service', 'each month', 'which day … most', 'best customers' */
function groupOf(parts: Parts, measure: string, order: Plan['order']): string | undefined {
  const isOfAll =
    measure === 'spent' &&
    !parts.has('amount') &&
    !parts.spans.some(({ name }) => name?.kind === 'customer');
  if (isOfAll) return 'customer';
  for (const { span, tag } of parts.all('group')) {
    if (span.period) continue;
    const isRankedBy = order === 'most' || order === 'least' || orderWithin(parts) !== undefined;
    if (tag.name === 'hour' && !isRankedBy) continue;
    const before = parts.beside(span, -1);
    const isLed = before?.tags.some(({ kind }) => kind === 'each') ?? false;
    const isSaid =
      span.words.length > 1 &&
      /^(?:by|per|each|every|which|what|por|cada|que|cual)$|^busiest|^best|^worst|^slowest|^mejor|^peor/.test(
        span.words[0] ?? '',
      );
    const isAdverb = /ly$|mente$/.test(span.words[0] ?? '') || span.words.includes('a');
    const isRanked = order === 'most' || order === 'least';
    const isAsked =
      isSaid &&
      (/^(?:by|per|each|every|por|cada)$/.test(span.words[0] ?? '') ||
        isRanked ||
        !isListing(tag.name));
    if (
      !(
        isLed ||
        isAsked ||
        (isRanked && isRankable(span, tag.name, measure)) ||
        (isAdverb && span.words.length <= 2 && measure !== 'per_hour')
      )
    )
      continue;
    if (tag.name === 'hour' && measure === 'per_hour') continue;
    parts.use(span, ...(isLed && before ? [before] : []));
    // 'The busiest day of the week' is two phrases.
    if (tag.name === 'weekday')
      parts.use(
        ...parts
          .all('group')
          .filter((each) => each.tag.name === 'week')
          .map((each) => each.span),
      );
    return tag.name;
  }
  return undefined;
}

/** 'Which customers' without an order lists them. */
const isListing = (group: string) =>
  group === 'customer' || group === 'service' || group === 'make';

const isRankable = (span: Span, group: string, measure: string) =>
  !(
    span.words.length === 1 &&
    span.tags.some((tag) => tag.kind === 'measure' && tag.name === measure && group !== 'customer')
  );

/** Customers and jobs are ranked by money, unless something else is said. */
function grouped(measure: string, group: string, order: Plan['order'], isNamed: boolean): string {
  if (measure === 'customers' && group === 'customer') return 'revenue';
  const isBusy = measure === 'jobs' && isNamed;
  if (measure === 'jobs' && !isBusy && order !== undefined) return 'revenue';
  return measure;
}

const LISTS = new Set(['list', 'who', 'which']);

function wantOf(parts: Parts, measure: string, order: Plan['order']): Plan['want'] {
  const definition = MEASURES.find(({ name }) => name === measure);
  if (definition?.unit === 'day') return 'value';
  const isCount = parts.has('count') || parts.has('amount');
  const wants = parts.all('want').map(({ tag }) => tag.want);
  const isRows = ['jobs', 'customers', 'cancelled', 'new_customers', 'visits'].includes(measure);
  const isOften = parts.spans.some(({ words }) => words.includes('often'));
  if (!isRows || isCount || isOften) return 'value';
  if (wants.includes('list') || wants.includes('who')) return 'list';
  if (wants.includes('whether')) return 'whether';
  if (wants.some((want) => LISTS.has(want)) || order !== undefined) return 'list';
  return parts.has('compare') && !hasBound(parts) ? 'value' : 'list';
}
