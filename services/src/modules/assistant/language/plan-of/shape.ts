import { MEASURES, WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { wordBefore } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { CALLED_OFF, hasBound, isBareMost, isOneThing, isWho, OF_LOSS, saysWord } from './asked.js';
import type { Chosen } from './chosen.js';
import { groupOf, isOfOneStretch, orderBeside } from './group-rules.js';
import type { Sides } from './sides.js';

/** Layout of an answer. */
export interface Shape {
  measure: string;
  want: Plan['want'];
  group?: string;
  order?: Plan['order'];
  limit?: number;
}

const MOST_ROWS = 50;
const ORDERS_OF_ONE = {
  ...({ next_visit: 'earliest', last_visit: 'latest', first_visit: 'earliest' } as const),
  ...({ biggest: 'most', longest: 'most', shortest: 'least' } as const),
} as const;
const RANKS = new Set(['most', 'least']);
const OF_ONE = new Set(['last_visit', 'next_visit']);
const SINGULAR = wordSet(
  'customer|client|service|job|appointment|car|booking|stop|day|month|week|year|one|cliente|servicio|cita|person|weekday|spender|who|ticket|sale|visit|trabajo',
);

/** Next, last or biggest job. */
function oneJob(parts: Parts, measure: string, one: NonNullable<Chosen['one']>): Shape {
  const order = ORDERS_OF_ONE[one];
  const limit = limitOf(parts, order) ?? 1;
  for (const { span, tag } of parts.all('order'))
    if (tag.order === order || RANKS.has(tag.order)) parts.use(span);
  // 'When was the last time somebody cancelled' asks for cancelled jobs.
  const calledOff =
    one === 'last_visit'
      ? parts.all('measure').find(({ tag }) => CALLED_OFF.has(tag.name))?.tag.name
      : undefined;
  for (const { span, tag } of parts.all('measure')) {
    const isOther = CALLED_OFF.has(tag.name) && tag.name !== calledOff;
    // 'My best customers' beside 'the last visit' stays unused, because the plan has one row.
    if (OF_ONE.has(tag.name) || !(RANKED.has(span.words[0] ?? '') || isOther)) parts.use(span);
  }
  return { measure: calledOff ?? measure, want: 'list', order, limit };
}

export function shapeOf(
  parts: Parts,
  { measure: named, isNamed, one }: Chosen,
  sides?: Sides,
): Shape {
  if (one) return oneJob(parts, named, one);
  // The worst cancellations are the most.
  const isWorst = OF_LOSS.has(named) && saysWord(parts, wordSet('worst|peor'));
  const order = isWorst ? 'most' : orderOf(parts);
  const limit = limitOf(parts, order);
  const group = sides?.group ?? groupOf(parts, named, order) ?? whoMost(parts, named, order);
  const measure = group === undefined ? named : grouped(parts, named, { group, order, isNamed });
  const want = group === undefined ? wantOf(parts, measure, order) : 'value';
  const isList = want === 'list' && group === undefined;
  useOrders(parts, group !== undefined || isList || parts.has('compare'), isList);
  if (group === undefined)
    return {
      ...{ measure, want },
      ...(order && isList && { order }),
      ...(limit !== undefined && isList && { limit }),
    };
  const shown = { measure, want, group };
  if (measure === 'gap' && group === 'customer')
    return { ...shown, order: 'most', limit: limit ?? 1 };
  const isOfPeople = (measure === 'spent' || measure === 'visits') && group === 'customer';
  if (isOfPeople && order === undefined)
    return { ...shown, order: 'most', ...limitOrOne(parts, limit) };
  const ranked = sides && !sides.isRanked ? undefined : (order ?? orderBeside(parts));
  const isBest = (group === 'day' && orderBeside(parts) !== undefined) || isOfOneStretch(parts);
  const most = sides ? sides.isRanked && (limit ?? 1) : (limit ?? (isBest ? 1 : undefined));
  return {
    ...shown,
    ...((ranked === 'most' || ranked === 'least') && { order: ranked }),
    ...(most && { limit: most }),
  };
}

const OF_EACH = new Set(['visits', 'revenue', 'spent', 'customers']);
/** 'Who has the most visits', 'the top 3 people this year' group by customer. */
function whoMost(parts: Parts, measure: string, order: Plan['order']): string | undefined {
  const isRanked = order === 'most' || order === 'least';
  const isOfPeople =
    isWho(parts) || measure === 'customers' || saysWord(parts, wordSet('visits|visitas'));
  const isBare = ordersIn(parts).some(({ span }) => isBareMost(span));
  const isOfEach = OF_EACH.has(measure) || (measure === 'jobs' && isBare);
  return isOfEach && isRanked && isOfPeople ? 'customer' : undefined;
}

/** 'My top customer' is one. */
function limitOrOne(parts: Parts, limit: number | undefined): Pick<Shape, 'limit'> {
  const isSingle = parts
    .all('measure')
    .some(({ span: { words } }) => RANKED.has(words[0] ?? '') && SINGULAR.has(words[1] ?? ''));
  return limit !== undefined ? { limit } : isSingle ? { limit: 1 } : {};
}

const ordersIn = (parts: Parts) => parts.all('order').filter(({ span }) => !span.period);
export const orderOf = (parts: Parts): Plan['order'] => ordersIn(parts)[0]?.tag.order;

const LATELY = wordSet('recent|recently|lately|recientes|ultimamente');
/** Marks orders as used; one that the plan lacks, such as 'worst' beside 'best', is left over. */
function useOrders(parts: Parts, isPlaced: boolean, isByName: boolean): void {
  // 'Best customer' is one phrase with an order of its own.
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

const RANKED = wordSet('best|top|biggest|mejores|most|mas');
const THE = wordSet('the|my|our|los|las|mis');
/** 'Top 5', '5 best customers', 'last 3 jobs'. */
export function limitOf(parts: Parts, order: Plan['order']): number | undefined {
  const isWithin = parts.all('measure').some(({ span }) => RANKED.has(span.words[0] ?? ''));
  if (order === undefined && !isWithin) return undefined;
  const isOrder = (span: Span | undefined) =>
    span !== undefined &&
    (span.tags.some(({ kind }) => kind === 'order') || RANKED.has(span.words[0] ?? ''));
  // 'The five people who spent the most'.
  const isOfThose = (span: Span) =>
    THE.has(wordBefore(parts, span)) &&
    parts
      .beside(span, 1)
      ?.tags.some(
        (tag) => tag.kind === 'group' || (tag.kind === 'measure' && tag.name === 'customers'),
      );
  const number = parts.spans.find(
    (span) =>
      span.number &&
      !span.number.isMoney &&
      (isOrder(parts.beside(span, -1)) || isOrder(parts.beside(span, 1)) || isOfThose(span)),
  );
  if (!number?.number) return order !== undefined && isOne(parts, order) ? 1 : undefined;
  parts.use(number);
  return Math.min(MOST_ROWS, Math.max(1, Math.round(number.number.value)));
}

const ENDS = wordSet('first|last|latest|next|primero|primera');
const OF_SPANISH = wordSet('trabajo|cita|cliente|servicio');
/** 'My best customer' is one; 'which services sell best' are several. */
function isOne(parts: Parts, order: Plan['order']): boolean {
  const last = parts.all('order').at(-1)?.span;
  if (!last) return false;
  const after = parts.beside(last, 1);
  const isTime = order === 'latest' || order === 'earliest';
  // 'El trabajo más caro': Spanish puts the adjective after the noun.
  const isMas = last.words.length > 1 && last.words[0] === 'mas';
  if (isMas && OF_SPANISH.has(parts.beside(last, -1)?.words.at(-1) ?? '')) return true;
  const isBare = ENDS.has(last.words.filter((word) => word !== 'up').join(' '));
  const isHour = after?.tags.some((tag) => tag.kind === 'group' && tag.name === 'hour');
  if (isTime && isBare && (!after || after.period || isOneThing(after) || isHour)) return true;
  const words = [...last.words.slice(1), ...(after && !after.period ? after.words : [])];
  return (isTime ? words.slice(0, 2) : words).some((word) => SINGULAR.has(word));
}

export const COMES = wordSet('come|comes|came|coming|viene|vienen|vino|vinieron|visits|visited');
/** Customers and jobs are ranked by money unless another measure is named. */
function grouped(
  parts: Parts,
  measure: string,
  { group, order, isNamed }: Pick<Chosen, 'isNamed'> & Pick<Shape, 'group' | 'order'>,
): string {
  if (measure === 'customers' && group === 'customer')
    return saysWord(parts, COMES) ? 'visits' : 'revenue';
  return measure === 'jobs' && !isNamed && order !== undefined ? 'revenue' : measure;
}

const LISTS = new Set(['list', 'who', 'which']);
function wantOf(parts: Parts, measure: string, order: Plan['order']): Plan['want'] {
  const definition = MEASURES.find(({ name }) => name === measure);
  const isCount = parts.has('count') || parts.has('amount');
  const isOften = saysWord(parts, wordSet('often|many'));
  if (definition?.unit === 'day' || !WANTS_ROWS.has(measure) || isCount || isOften) return 'value';
  const all = parts.all('want');
  const wants = all.map(({ tag }) => tag.want);
  if (wants.includes('list') || wants.includes('who')) return 'list';
  // 'What was the cheapest job I did' asks for a job, not yes or no.
  const isWhether = all.some(
    ({ span, tag }) =>
      tag.want === 'whether' &&
      (span === parts.spans[0] || !wordSet('did|does').has(span.words.join(' '))),
  );
  if (isWhether && !wants.includes('when')) return 'whether';
  if (wants.some((want) => LISTS.has(want)) || order !== undefined) return 'list';
  return parts.has('compare') && !hasBound(parts) ? 'value' : 'list';
}
