import { isTimeGroup } from '../../plan/groups/index.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { isOne, saysAny, wordBefore } from '../pieces/said.js';
import {
  asksUsual,
  USUALLY,
  hasDays,
  isByAdded,
  isNamed,
  isOfFilter,
  isOfVehicle,
  isOnlyCars,
  isPast,
  isSoOften,
  saysWord,
} from './asked.js';
import { best, guessed, named, type MeasureRule } from './chosen.js';

const MONEY = new Set(['revenue', 'worth', 'lost', 'spent', 'average', 'per_hour']);
const COUNTS = wordSet('days_worked|cancelled|new_customers|hours|customers|jobs|visits');

/** 'How many days', 'how many Saturdays': no measure counts days. */
const countsDays = (parts: Parts): boolean =>
  parts
    .all('count')
    .some(({ span }) =>
      parts
        .beside(span, 1)
        ?.tags.some(
          (tag) =>
            (tag.kind === 'group' && isTimeGroup(tag.name)) ||
            (tag.kind === 'value' && tag.filter === 'weekday'),
        ),
    );

const KINDS = ['coating', 'vehicles_at_least', 'due'];
const isOfKind = (parts: Parts) => KINDS.some((name) => isOfFilter(name)(parts));

const count: MeasureRule = ({ parts, chosen, names, sure }) => {
  if (!parts.has('count')) return undefined;
  const [counted] = parts.all('count').map(({ span }) => parts.beside(span, 1));
  // 'Cual es el numero de Grace' asks for a phone number.
  const isPhone = sure.length === 0 && counted?.name?.kind === 'customer';
  if (countsDays(parts) || isPhone) return 'nothing';
  const isOfNoDays = !hasDays(parts) && !isPast(parts);
  // 'How many silver cars' counts vehicles of customers.
  if (chosen === 'jobs' && isOnlyCars(parts) && isOfVehicle(parts) && isOfNoDays)
    return guessed('customers');
  if (chosen === 'lost') return named('cancelled');
  if (chosen !== undefined)
    return named(
      MONEY.has(chosen) ? (best(names.filter((name) => COUNTS.has(name))) ?? 'jobs') : chosen,
    );
  if (isSoOften(parts)) return named('customers');
  if (!hasDays(parts) && (isOfVehicle(parts) || isOfKind(parts)))
    return guessed(isPast(parts) ? 'jobs' : 'customers');
  const isOfSome = hasDays(parts) || parts.spans.some(({ name }) => name !== undefined);
  return isOfSome ? guessed('jobs') : 'nothing';
};

const BUSIER = wordSet('busier|slower');
const EARNS = wordSet('make~|made|making|earn~|earned|gano|ganamos');
const MORE = wordSet('more|less|fewer|mas|menos');
/** 'More trucks or SUVs' counts jobs; 'do we make more off trucks' asks for money. */
const isMoreOf = (parts: Parts) =>
  parts.all('compare').some(({ span }) => {
    const next = parts.beside(span, 1)?.name;
    const isOfThings = next !== undefined && next.kind !== 'customer';
    return MORE.has(span.words.join(' ')) && isOfThings && !EARNS.has(wordBefore(parts, span));
  });
const ONE_BEFORE = new Phrases(
  everyOf('the|', 'month|week|quarter|year|period|one', 'before'),
  'previous one|the previous one',
);
/** 'Compared to the month before' needs the previous question. */
const isOfBefore = (parts: Parts) =>
  saysAny(parts, ONE_BEFORE) &&
  !hasDays(parts) &&
  !parts.spans.some(({ name }) => name !== undefined);

const CHANGE = new Phrases('change|cambio');
/** A comparison without a measure; 'can I change it' is none. */
const comparison: MeasureRule = ({ parts, sure }) =>
  sure.length === 0 &&
  !parts.all('compare').every(({ span }) => isOne(span, CHANGE)) &&
  !isOfBefore(parts)
    ? guessed(isMoreOf(parts) || saysWord(parts, BUSIER) ? 'jobs' : 'revenue')
    : undefined;

const BY_COUNT = wordSet(
  'busiest|slowest|busy|slow|quietest|booked|popular|common|often|full|fullest|emptiest|heaviest|lightest|ocupado|flojo|lento|tranquilo|lleno|vendido|pico',
);
export const MOST = new Phrases(everyOf('the|', 'most|least|fewest|mas|menos'));
const DOES = wordSet(
  'see|seeing|wash|washing|washed|come|comes|viene|vienen|get|gets|got|buy|buys|bought|order|orders|do|does|did|done|hago|hacemos|hice',
);
const SOLD_MOST = new Phrases(
  everyOf('sell|sells|sold|has|have|had|got', 'the|', 'most|least|fewest'),
  everyOf('mas|menos', 'se|', 'vende|venden|vendio|vendido|vendemos'),
  everyOf('vende|venden|vendemos', 'mas|menos'),
);
/** 'Which service do I do most' counts jobs. */
const isDoneMost = (parts: Parts) =>
  saysAny(parts, SOLD_MOST) ||
  parts.all('order').some(({ span }) => isOne(span, MOST) && DOES.has(wordBefore(parts, span)));

const RANKS = wordSet('busiest|slowest|best|worst|mejor|peor');
const GETTING = new Phrases('getting|having|in for|booked for|coming in for|down for');
/** A group without a measure. */
const split: MeasureRule = ({ parts, sure }) => {
  const groups = parts.groups();
  if (sure.length > 0 || groups.length === 0) return undefined;
  const isRanked =
    parts.all('order').some(({ tag }) => tag.order === 'most' || tag.order === 'least') ||
    parts.has('each') ||
    groups.some(({ span }) => RANKS.has(span.words[0] ?? ''));
  const is = (name: string) => !isRanked && groups.some(({ tag }) => tag.name === name);
  // 'What time is it'.
  const isAll = parts.spans.every(({ tags }) =>
    tags.some(({ kind }) => kind === 'glue' || kind === 'group'),
  );
  if (is('hour')) return isAll ? 'nothing' : named('jobs');
  if (is('customer') && isByAdded(parts)) return named('new_customers');
  if (is('customer') || is('make') || is('model')) return named('customers');
  if (is('service') && isNamed(parts) && saysAny(parts, GETTING)) return named('jobs');
  if (is('crew') && hasDays(parts) && !isPast(parts)) return named('jobs');
  return saysWord(parts, BY_COUNT) || isDoneMost(parts) ? named('jobs') : guessed('revenue');
};

const usual: MeasureRule = ({ parts }) => {
  if (!asksUsual(parts)) return undefined;
  parts.use(...parts.spans.filter(({ words }) => words.some((word) => USUALLY.has(word))));
  return named('jobs');
};

export const COUNT_RULES = { count, comparison, split, usual };
