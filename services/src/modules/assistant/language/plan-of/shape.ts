import { MEASURES, WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { CALLED_OFF, hasBound, isBareMost, isOneThing, isWho } from './asked.js';
import { changeOrderOf, isChangedBy } from './change-order.js';
import { groupOf, isOfOneStretch, orderBeside } from './group-rules.js';
import type { Chosen } from './measure-rules/rule.js';
import type { Parts } from '../pieces/parts.js';
import type { Sides } from './sides.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** How an answer is laid out. */
export interface Shape {
  measure: string;
  want: Plan['want'];
  group?: string;
  order?: Plan['order'];
  limit?: number;
}

const MOST_ROWS = 50;
const ORDERS_OF_ONE = {
  next_visit: 'earliest',
  last_visit: 'latest',
  first_visit: 'earliest',
  farthest: 'latest',
  biggest: 'most',
  smallest: 'least',
  longest: 'most',
  shortest: 'least',
} as const;
const RANKS = new Set(['most', 'least']);
const OF_ONE = new Set(['last_visit', 'next_visit']);
const SINGULAR = new Set([
  'customer',
  'client',
  'service',
  'job',
  'appointment',
  'car',
  'booking',
  'stop',
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
  'spender',
  'who',
  'ticket',
  'sale',
  'visit',
  'trabajo',
]);

export function shapeOf(
  parts: Parts,
  { measure: named, isNamed, one }: Chosen,
  sides?: Sides,
): Shape {
  if (one) {
    const oneOrder = ORDERS_OF_ONE[one];
    const number = limitOf(parts, oneOrder);
    // 'The first and the last' are two.
    for (const { span, tag } of parts.all('order'))
      if (tag.order === oneOrder || RANKS.has(tag.order)) parts.use(span);
    // 'The last visit of my best customers' is of some of them.
    const calledOff = one === 'last_visit' ? calledOffIn(parts) : undefined;
    for (const { span, tag } of parts.all('measure'))
      if (
        OF_ONE.has(tag.name) ||
        !(RANKED.has(span.words[0] ?? '') || isOtherwise(tag.name, calledOff))
      )
        parts.use(span);
    return { measure: calledOff ?? named, want: 'list', order: oneOrder, limit: number ?? 1 };
  }
  const order = WORST_AT_MOST.has(named) && isWorst(parts) ? 'most' : orderOf(parts);
  const limit = limitOf(parts, order);
  const group = sides?.group ?? groupOf(parts, named, order) ?? whoMost(parts, named, order);
  const measure = group === undefined ? named : grouped(parts, named, group, order, isNamed);
  const want = group === undefined ? wantOf(parts, measure, order) : 'value';
  const isByName = want === 'list' && group === undefined;
  useOrders(parts, group !== undefined || want === 'list' || parts.has('compare'), isByName);
  const shown = { measure, want, ...(group !== undefined && { group }) };
  const change = sides ? undefined : changeOrderOf(parts);
  // What grew the most is told of services, unless something else is said.
  if (change && isChangedBy(group)) {
    useOrders(parts, true, false);
    const told = OF_CHANGE.has(measure) ? measure : 'revenue';
    return { measure: told, want: 'value', group: group ?? 'service', order: change };
  }
  if (measure === 'gap' && group === 'customer')
    return { ...shown, order: 'most', limit: limit ?? 1 };
  if ((measure === 'spent' || measure === 'visits') && group === 'customer' && order === undefined)
    return { ...shown, order: 'most', ...limitOrOne(parts, limit) };
  if (group !== undefined)
    return {
      ...shown,
      ...splitOrder(sides && !sides.isRanked ? undefined : (order ?? orderBeside(parts))),
      ...(sides?.isRanked && { limit: limit ?? 1 }),
      ...(!sides && limitWithin(parts, group, limit)),
    };
  // One of several by an order is a list of one: 'the biggest job', 'my next appointment'.
  return {
    ...shown,
    ...(order && want === 'list' && { order }),
    ...(limit !== undefined && want === 'list' && { limit }),
  };
}

const OF_CHANGE = new Set([
  'revenue',
  'jobs',
  'visits',
  'hours',
  'worth',
  'cancelled',
  'no_shows',
  'lost',
]);

/** 'When was the last time somebody cancelled' is of what was called off. */
const calledOffIn = (parts: Parts) =>
  parts.all('measure').find(({ tag }) => CALLED_OFF.has(tag.name))?.tag.name;
const isOtherwise = (name: string, calledOff: string | undefined) =>
  CALLED_OFF.has(name) && name !== calledOff;

/** What was called off is worst where it is most. */
const WORST_AT_MOST = new Set([...CALLED_OFF, 'lost', 'cancel_rate', 'no_show_rate']);
const isWorst = (parts: Parts) =>
  parts.all('order').some(({ span }) => span.words.some((word) => wordSet('worst|peor').has(word)));

/** 'The top 3 people this year' are so by what they spent in it. */
const OF_EACH = new Set(['visits', 'revenue', 'spent', 'customers']);
/** 'Who has the most visits', 'who is bringing in the most' is told of each of them. */
function whoMost(parts: Parts, measure: string, order: Plan['order']): string | undefined {
  const isRanked = order === 'most' || order === 'least';
  const isOfPeople = isWho(parts) || measure === 'customers' || saysVisits(parts);
  const isOfEach = OF_EACH.has(measure) || (measure === 'jobs' && isBareRank(parts));
  return isOfEach && isRanked && isOfPeople ? 'customer' : undefined;
}

/** 'Top 3 by visits' */
const saysVisits = (parts: Parts) =>
  parts.spans.some(({ words }) => wordSet('visits|visitas').has(words.join(' ')));
/** 'Who has the most jobs' has no dearest one. */
const isBareRank = (parts: Parts) => ordersIn(parts).some(({ span }) => isBareMost(span));

/** 'My top customer' is one. */
function limitOrOne(parts: Parts, limit: number | undefined): Pick<Shape, 'limit'> {
  const isSingle = parts
    .all('measure')
    .some(({ span: { words } }) => RANKED.has(words[0] ?? '') && SINGULAR.has(words[1] ?? ''));
  return limit !== undefined ? { limit } : isSingle ? { limit: 1 } : {};
}

/** 'The best day in October' is one day. */
function limitWithin(parts: Parts, group: string, limit: number | undefined): Pick<Shape, 'limit'> {
  const isBest = (group === 'day' && orderBeside(parts) !== undefined) || isOfOneStretch(parts);
  return limit !== undefined ? { limit } : isBest ? { limit: 1 } : {};
}

const splitOrder = (order: Plan['order']) =>
  order === 'most' || order === 'least' ? { order } : {};

const ordersIn = (parts: Parts) => parts.all('order').filter(({ span }) => !span.period);

export const orderOf = (parts: Parts): Plan['order'] => ordersIn(parts)[0]?.tag.order;

const LATELY = wordSet('recent|recently|lately|recientes|ultimamente');

/** An order that has no place, as 'top 3' of one sum, or 'worst' beside 'best', is left over. */
function useOrders(parts: Parts, isPlaced: boolean, isByName: boolean): void {
  // 'Best customer' is one phrase, and its own order.
  const isMost = parts.all('measure').some(({ span }) => RANKED.has(span.words[0] ?? ''));
  const first = orderOf(parts);
  const order = isMost && first === 'least' ? 'most' : first;
  const placed = ordersIn(parts).filter(
    ({ span, tag }) =>
      (isPlaced && tag.order === order && (order !== 'name' || isByName)) ||
      span.words.some((word) => LATELY.has(word)),
  );
  parts.use(...placed.map(({ span }) => span));
}

/** 'Best customers' is one phrase. */
const RANKED = wordSet('best|top|biggest|mejores|most|mas');

/** 'Top 5', '5 best customers', 'last 3 jobs' */
export function limitOf(parts: Parts, order: Plan['order']): number | undefined {
  const isWithin = parts.all('measure').some(({ span }) => RANKED.has(span.words[0] ?? ''));
  if (order === undefined && !isWithin) return undefined;
  const isOrder = (span: Span | undefined) =>
    span !== undefined &&
    (span.tags.some(({ kind }) => kind === 'order') || RANKED.has(span.words[0] ?? ''));
  const number = parts.spans.find(
    (span) =>
      span.number &&
      !span.number.isMoney &&
      (isOrder(parts.beside(span, -1)) || isOrder(parts.beside(span, 1)) || isOfThose(parts, span)),
  );
  if (!number?.number) return order !== undefined && isOne(parts, order) ? 1 : undefined;
  parts.use(number);
  return Math.min(MOST_ROWS, Math.max(1, Math.round(number.number.value)));
}

/** 'The five people who spent the most' */
const isOfThose = (parts: Parts, span: Span) =>
  wordSet('the|my|our|los|las|mis').has(
    parts.spans[parts.spans.indexOf(span) - 1]?.words.at(-1) ?? '',
  ) &&
  (parts
    .beside(span, 1)
    ?.tags.some(
      (tag) => tag.kind === 'group' || (tag.kind === 'measure' && tag.name === 'customers'),
    ) ??
    false);

const ENDS = wordSet('first|last|latest|next|primero|primera');

/** 'The first one, at what time' */
const isHour = ({ tags }: Span) => tags.some((tag) => tag.kind === 'group' && tag.name === 'hour');

/** 'My best customer' is one; 'which services sell best' are several. */
function isOne(parts: Parts, order: Plan['order']): boolean {
  const last = parts.all('order').at(-1)?.span;
  const after = last && parts.beside(last, 1);
  const isTime = order === 'latest' || order === 'earliest';
  // 'El trabajo más caro': in Spanish it stands behind.
  const before = last && parts.beside(last, -1);
  if (
    last &&
    last.words.length > 1 &&
    last.words[0] === 'mas' &&
    OF_SPANISH.has(before?.words.at(-1) ?? '')
  )
    return true;
  // 'Who is first tomorrow'
  const isBare = ENDS.has(last?.words.filter((word) => word !== 'up').join(' ') ?? '');
  if (isTime && isBare && (!after || after.period || isOneThing(after) || isHour(after)))
    return true;
  const words = [...(last?.words.slice(1) ?? []), ...(after && !after.period ? after.words : [])];
  return (isTime ? words.slice(0, 2) : words).some((word) => SINGULAR.has(word));
}

const OF_SPANISH = new Set(['trabajo', 'cita', 'cliente', 'servicio']);

const COMES = new Set(
  'come comes came coming viene vienen vino vinieron visits visited'.split(' '),
);
const isOfComing = (parts: Parts) =>
  parts.spans.some(({ words }) => words.some((word) => COMES.has(word)));

/** Customers and jobs are ranked by money, unless something else is said. */
function grouped(
  parts: Parts,
  measure: string,
  group: string,
  order: Plan['order'],
  isNamed: boolean,
): string {
  if (measure === 'customers' && group === 'customer')
    return isOfComing(parts) ? 'visits' : 'revenue';
  const isBusy = measure === 'jobs' && isNamed;
  if (measure === 'jobs' && !isBusy && order !== undefined) return 'revenue';
  return measure;
}

const LISTS = new Set(['list', 'who', 'which']);

/** 'Did I …', 'anything …'; 'what was the cheapest job I did' asks for the job. */
function asksWhether(parts: Parts): boolean {
  const [first] = parts.spans;
  return parts
    .all('want')
    .some(
      ({ span, tag }) =>
        tag.want === 'whether' &&
        (span === first || !wordSet('did|does').has(span.words.join(' '))),
    );
}

function wantOf(parts: Parts, measure: string, order: Plan['order']): Plan['want'] {
  const definition = MEASURES.find(({ name }) => name === measure);
  if (definition?.unit === 'day') return 'value';
  const isCount = parts.has('count') || parts.has('amount');
  const wants = parts.all('want').map(({ tag }) => tag.want);
  const isRows = WANTS_ROWS.has(measure);
  const isOften = parts.spans.some(
    ({ words }) => words.includes('often') || words.includes('many'),
  );
  if (!isRows || isCount || isOften) return 'value';
  if (wants.includes('list') || wants.includes('who')) return 'list';
  if (asksWhether(parts) && !wants.includes('when')) return 'whether';
  if (wants.some((want) => LISTS.has(want)) || order !== undefined) return 'list';
  return parts.has('compare') && !hasBound(parts) ? 'value' : 'list';
}
