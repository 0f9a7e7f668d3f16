import { isTimeGroup } from '../../plan/groups/index.js';
import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import { splitOf } from '../forms/split-of.js';
import { unitOf } from '../periods/units.js';
import type { Parts } from '../pieces/parts.js';
import { OF_LOSS, OF_PEOPLE } from '../plan-of/asked.js';
import { groupOf, orderWithin } from '../plan-of/group-rules.js';
import { measureOf } from '../plan-of/measure-of.js';
import { COMES, limitOf, orderOf } from '../plan-of/shape.js';
import { isSplitBy } from './changed.js';
import { POINTERS } from './pronouns.js';
import { kindsIn, rowsOf, saysOnly, unsplit, wordsOf, type Turn } from './turn.js';

const unitIn = (parts: Parts) =>
  wordsOf(parts)
    .map(unitOf)
    .find((each) => each !== undefined);

/** Opposite order of a ranking, or only its first rows. */
export const otherEnd: Turn = (parts, before) => {
  const isOther = parts
    .all('measure')
    .some(({ span }) => !span.tags.some(({ kind }) => kind === 'order'));
  const unit = unitIn(parts);
  const isOfUnit = unit === undefined || unit === before.group;
  if (before.group === undefined || isOther || !isOfUnit) return undefined;
  if (!saysOnly(parts, 'order', 'number', 'measure')) return undefined;
  const order = orderOf(parts);
  if (order !== 'most' && order !== 'least') return undefined;
  const limit = limitOf(parts, order) ?? before.limit;
  return { ...before, order, ...(limit !== undefined && { limit }) };
};

const JOBS = new Set(['jobs', 'visits', 'revenue', 'worth', 'spent', 'average']);
const LENGTHS = wordSet('longest|shortest|tarda|tardan');
const PRICES = wordSet('expensive|priciest|cheapest|biggest|caro|cara|barato|barata');
const LEAST = wordSet('shortest|cheapest|barato|barata');
const ONE = wordSet('one|job|appointment|visit');
const says = (parts: Parts, words: ReadonlySet<string>) =>
  wordsOf(parts).some((word) => words.has(word));
/** 'Which one takes longest', 'the cheapest one', after a list of jobs. */
export const asksForExtreme = (parts: Parts, { measure, group, limit }: Plan): boolean =>
  JOBS.has(measure) &&
  group === undefined &&
  limit !== 1 &&
  saysOnly(parts, 'order', 'measure') &&
  (says(parts, LENGTHS) || says(parts, PRICES));
export const theExtreme: Turn = (parts, before) => {
  if (!asksForExtreme(parts, before)) return undefined;
  const measure = says(parts, LENGTHS) ? 'hours' : (rowsOf(before.measure) ?? before.measure);
  const order = says(parts, LEAST) ? 'least' : 'most';
  return {
    ...unsplit(before),
    want: 'list',
    measure,
    order,
    ...(says(parts, ONE) && { limit: 1 }),
  };
};

const KINDS = new Set(['order', 'group', 'measure', 'compare']);
/** Words for all time, rather than for the previous answer. */
const OF_ALL = wordSet(
  'my|our|ever|usually|usual|i|always|typically|recent|recently|lately|mi|nuestro|nuestra',
);
const MOST_WORDS = 9;
const MORE = wordSet('more|less|better|worse|busier|slower|bigger|higher|lower|mas|menos');
const LESS = wordSet('less|worse|slower|lower|menos');

/** Order that the words ask for. */
function endOf(parts: Parts): Plan['order'] {
  const order = orderOf(parts) ?? orderWithin(parts);
  if (order !== undefined) return order;
  const [more] = parts.all('compare').map(({ span }) => span.words.join(' '));
  return more === undefined || !MORE.has(more) ? undefined : LESS.has(more) ? 'least' : 'most';
}

/** 'Which day was the worst', 'which one made the most', and nothing else. */
export function asksForEnd(parts: Parts): boolean {
  const words = wordsOf(parts);
  const end = endOf(parts);
  return (
    (end === 'most' || end === 'least') &&
    words.length <= MOST_WORDS &&
    parts.periods().length === 0 &&
    parts.unknown().length === 0 &&
    parts.all('compare').every(({ span }) => MORE.has(span.words.join(' '))) &&
    !parts.has('not') &&
    !words.some((word) => OF_ALL.has(word)) &&
    [...kindsIn(parts)].every((kind) => KINDS.has(kind))
  );
}

const BUSY = wordSet('busier|slower|busiest|slowest|quietest|fullest|emptiest');
const EARNED = wordSet('made|make|makes|brought|brings|earned|money|gano|dejo');

function measureOfEnd(parts: Parts, before: Plan, group: string): string | undefined {
  const chosen = measureOf(parts);
  const isNamed = chosen?.isNamed === true && !WANTS_ROWS.has(chosen.measure);
  if (OF_LOSS.has(before.measure)) return before.measure;
  const isOfPeople = group === 'customer';
  if (isOfPeople && (chosen?.measure === 'visits' || says(parts, COMES))) return 'visits';
  const isOfMoney = WANTS_ROWS.has(before.measure) && says(parts, EARNED);
  const asked = isNamed ? chosen.measure : isOfMoney ? 'revenue' : before.measure;
  const measure = says(parts, BUSY) ? 'jobs' : asked;
  if (measure === 'revenue' && isOfPeople) return 'spent';
  if (measure === 'spent' && !isOfPeople) return 'revenue';
  if (isOfPeople && OF_PEOPLE.has(measure)) return 'spent';
  return OF_PEOPLE.has(measure) ? undefined : measure;
}

const JUDGED = wordSet('best|worst|better|worse|mejor|peor');
/** Names a measure other than the plan's. */
const namesOther = (parts: Parts, measure: string) =>
  parts
    .all('measure')
    .some(
      ({ span, tag }) =>
        !GENERAL.has(tag.name) &&
        tag.name !== measure &&
        !(MONEY.has(tag.name) && MONEY.has(measure)) &&
        !span.tags.some(({ kind }) => kind === 'order' || kind === 'glue'),
    );
const GENERAL = new Set(['jobs', 'customers', 'visits']);
const MONEY = new Set(['revenue', 'spent', 'worth']);

/** 'Which of them' after customers asks who; a total of customers has no rows to choose from. */
const asksWhichOf = (parts: Parts, { measure, want }: Plan) =>
  parts.all('want').some(({ tag }) => tag.want === 'who') ||
  (OF_PEOPLE.has(measure) && (want === 'list' || says(parts, POINTERS)));

/** Best or worst value of the previous plan. */
export const theEnd: Turn = (parts, before) => {
  const end = endOf(parts);
  const isOfOne = (before.want === 'list' && before.limit === 1) || before.per !== undefined;
  if (!asksForEnd(parts) || isOfOne || end === undefined) return undefined;
  const named = groupOf(parts, before.measure, end) ?? unitIn(parts);
  const group = named ?? (asksWhichOf(parts, before) ? 'customer' : splitOf(before));
  const measure = group && measureOfEnd(parts, before, group);
  if (!group || !measure || namesOther(parts, measure)) return undefined;
  // Customers added in a period have a list of their own to rank.
  if (before.measure === 'new_customers' && measure === 'spent')
    return { ...before, want: 'list', order: end };
  // Fewer cancellations are better.
  const isTurned = OF_LOSS.has(measure) && says(parts, JUDGED);
  const order = isTurned ? (end === 'most' ? 'least' : 'most') : end;
  const { compare: _compare, limit: _limit, ...rest } = before;
  const isAgain = before.group === group && named === undefined;
  const isOne = isTimeGroup(group) && !/s$/.test(parts.groups()[0]?.span.words.at(-1) ?? '');
  const limit = limitOf(parts, end) ?? (isAgain ? before.limit : isOne ? 1 : undefined);
  return {
    ...rest,
    ...{ want: 'value', measure, group, order },
    // Values of a comparison stay.
    filters: rest.filters.filter(
      (each) => (each.values.length > 1 && named === undefined) || !isSplitBy(group, each),
    ),
    ...(limit !== undefined && { limit }),
  };
};
