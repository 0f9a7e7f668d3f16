import { Phrases } from '../../../words/phrases.js';
import { isTimeGroup } from '../../../plan/groups/index.js';
import {
  hasDays,
  isByAdded,
  isNamed,
  isOfFilter,
  isOfVehicle,
  isOnlyCars,
  isPast,
  isSoOften,
  isSorting,
  isThing,
} from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { best, guessed, named, type MeasureRule } from './rule.js';
import type { Parts } from '../../pieces/parts.js';
import { begins, isOne, saysAny } from '../../pieces/said.js';
import { wordSet } from '../../../words/word-set.js';

const MONEY = new Set(['revenue', 'worth', 'lost', 'spent', 'average', 'per_hour']);
const COUNTS = new Set([
  'days_worked',
  'cancelled',
  'new_customers',
  'hours',
  'customers',
  'jobs',
  'visits',
]);

/** 'How many days did I work': days are not counted. */
function isOfDays(parts: Parts): boolean {
  const after = parts.all('count').map(({ span }) => parts.beside(span, 1));
  return after.some((span) =>
    span?.tags.some(
      (tag) =>
        (tag.kind === 'group' && isTimeGroup(tag.name)) ||
        (tag.kind === 'value' && tag.filter === 'weekday'),
    ),
  );
}

const count: MeasureRule = {
  name: 'how many',
  of: ({ parts, chosen, names, sure }) => {
    if (!parts.has('count')) return undefined;
    if (isOfDays(parts)) return 'nothing';
    // 'Cual es el numero de Grace' asks for her telephone's.
    const [counted] = parts.all('count').map(({ span }) => parts.beside(span, 1));
    if (sure.length === 0 && counted?.name?.kind === 'customer') return 'nothing';
    // 'How many silver cars' are those that customers have.
    const isOfCars = chosen === 'jobs' && isOnlyCars(parts) && isOfVehicle(parts);
    if (isOfCars && !hasDays(parts) && !isPast(parts)) return guessed('customers');
    if (chosen !== undefined) {
      if (chosen === 'lost') return named('cancelled');
      const counted = best(names.filter((name) => COUNTS.has(name)));
      return named(MONEY.has(chosen) ? (counted ?? 'jobs') : chosen);
    }
    // 'How many came back this month' are those who did.
    if (isSoOften(parts) || isOfBack(parts)) return named('customers');
    // 'How many trucks did I do' is of jobs.
    if (
      !hasDays(parts) &&
      (isOfVehicle(parts) ||
        ['coating', 'vehicles_at_least', 'due'].some((name) => isOfFilter(name)(parts)))
    )
      return guessed(isPast(parts) || isDoneOften(parts) ? 'jobs' : 'customers');
    const isOfSome = hasDays(parts) || parts.spans.some(({ name }) => name !== undefined);
    return isOfSome ? guessed('jobs') : 'nothing';
  },
};

const BACK = wordSet('came|come|returned');
const isOfBack = (parts: Parts) =>
  parts
    .all('value')
    .some(({ span, tag }) => tag.filter === 'visit' && BACK.has(span.words[0] ?? ''));

const DOING = new Phrases(
  everyOf(
    'do|are',
    'i|we',
    'do|doing|see|seeing|get|getting|wash|washing|clean|cleaning|detail|detailing|service|servicing|run|take in',
  ),
  'hacemos|hago|lavamos|lavo|atendemos|vemos',
);
/** 'How many Teslas do we do a month' is of what is done, 'how many do we have' of whose they are. */
const isDoneOften = (parts: Parts) =>
  parts.groups().some(({ tag }) => isTimeGroup(tag.name)) && saysAny(parts, DOING);

const comparison: MeasureRule = {
  name: 'a comparison of nothing that is named',
  of: ({ parts, sure }) =>
    sure.length === 0 && parts.has('compare') && !isOfBefore(parts)
      ? guessed(isMoreOf(parts) || isBusier(parts) ? 'jobs' : 'revenue')
      : undefined,
};

const ONE_BEFORE = new Phrases(
  everyOf('the|', 'month|week|quarter|year|period|one', 'before'),
  'previous one|the previous one',
);
/** 'Compared to the month before' is of what was asked before. */
const isOfBefore = (parts: Parts) =>
  parts.all('compare').some(({ span }) => begins(span, ONE_BEFORE)) &&
  !hasDays(parts) &&
  !parts.spans.some(({ name }) => name !== undefined);

/** 'Are we getting busier' is of jobs. */
const isBusier = (parts: Parts) =>
  parts.all('compare').some(({ span }) => span.words.some((word) => BUSIER.has(word)));
const BUSIER = wordSet('busier|slower');

/** 'More trucks or SUVs', 'did we do more washes in summer' count them. */
const isMoreOf = (parts: Parts) =>
  parts.all('compare').some(({ span }) => {
    const next = parts.beside(span, 1);
    // 'Do we make more off trucks' is of money.
    if (EARNS.has(parts.spans[parts.spans.indexOf(span) - 1]?.words.at(-1) ?? '')) return false;
    const isOfThings = next?.name !== undefined && next.name.kind !== 'customer';
    return wordSet('more|less|fewer|mas|menos').has(span.words.join(' ')) && isOfThings;
  });

const EARNS = wordSet('make~|made|making|earn~|earned|gano|ganamos');

const MOST = new Phrases(everyOf('the|', 'most|least|fewest|mas|menos'));

/** 'Who brings the most trucks', 'in which month did I do the most ceramics' counts them. */
const mostOf: MeasureRule = {
  name: 'the most of things that are counted',
  of: ({ parts, sure }) => {
    const isMost = parts
      .all('order')
      .some(({ span }) => isOne(span, MOST) && isThing(parts.beside(span, 1)));
    if (!isMost || parts.groups().length === 0) return undefined;
    // 'Who brings me the most trucks' is of no money.
    const brings = parts.all('measure').filter(({ span }) => isOne(span, BRINGS));
    if (sure.length > brings.length) return undefined;
    parts.use(...brings.map(({ span }) => span));
    return named('jobs');
  },
};
const BRINGS = new Phrases(everyOf('bring|brings|brought', 'me|us'));

const DOES = wordSet(
  'get|gets|got|buy|buys|order|orders|do|does|did|done|doing|hago|hacemos|hice|hicimos|hacen',
);
/** 'Which service do I do most' counts, as 'que servicio hago mas'. */
const isDoneMost = (parts: Parts) =>
  parts
    .all('order')
    .some(
      ({ span }) =>
        isOne(span, MOST) &&
        DOES.has(parts.spans[parts.spans.indexOf(span) - 1]?.words.at(-1) ?? ''),
    );

/** 'What vans are out today' asks what they have on, and not what they made. */
const isOfCrews = (parts: Parts) => parts.groups().some(({ tag }) => tag.name === 'crew');
const OUT = wordSet('out|working|running|on|busy|booked|free|off|has|have|doing|getting|taking');
const AHEAD = wordSet('today|tomorrow|tonight|next|this');
const isAhead = (parts: Parts) =>
  parts.periods().some(({ span }) => span.words.some((word) => AHEAD.has(word))) ||
  (hasDays(parts) && parts.spans.some(({ words }) => words.some((word) => OUT.has(word))));

const RANKS = wordSet('busiest|slowest|best|worst|by|per|each|every|mejor|peor|por|cada');
/** 'Weekly' is by week. */
const isOfRank = (word: string) => RANKS.has(word) || word.endsWith('ly');
const BY_COUNT = new Set(
  'busiest slowest quietest lightest emptiest fullest room space book popular common booked busy see seen wash washing clean cleaning lavamos lave come comes came viene vienen vino vinieron venido ocupado flojo lento tranquilo lleno vendido'.split(
    ' ',
  ),
);

const SOLD_MOST = new Phrases(
  everyOf('sell|sells|sold', 'the|', 'most|least'),
  everyOf(
    'mas|menos',
    'se|',
    'vende|venden|vendio|vendido|vendida|vendidos|vendidas|vendemos|vendo',
  ),
  everyOf('vende|venden|vendemos|vendo', 'mas|menos'),
);
const HAS_MOST = new Phrases(everyOf('has|have|had|got|gets', 'the|', 'most|least|fewest'));
const GETTING = new Phrases('getting|having|in for|booked for|coming in for|down for');

/** 'Which customers' lists them; what is ranked, or told for each, is a figure: 'the busiest day' by jobs. */
const split: MeasureRule = {
  name: 'a split of nothing that is named',
  of: ({ parts, sure }) => {
    const groups = parts.groups();
    if (sure.length > 0 || groups.length === 0) return undefined;
    const isRanked =
      parts.all('order').some(({ tag }) => tag.order === 'most' || tag.order === 'least') ||
      parts.has('each') ||
      groups.some(({ span }) => isOfRank(span.words[0] ?? ''));
    const is = (name: string) => !isRanked && groups.some(({ tag }) => tag.name === name);
    // 'What time is it'
    const isAll = parts.spans.every(({ tags }) =>
      tags.some(({ kind }) => kind === 'glue' || kind === 'group'),
    );
    if (is('hour')) return isAll ? 'nothing' : named('jobs');
    // 'With a ceramic this year, oldest first' are none who were added in it.
    if (
      is('customer') &&
      isByAdded(parts) &&
      !(hasDays(parts) && parts.all('order').some(({ span }) => isSorting(span)))
    )
      return named('new_customers');
    if (is('customer') || is('make') || is('model')) return named('customers');
    if (!isRanked && isOfCrews(parts) && isAhead(parts)) return named('jobs');
    // 'What service is Toni getting today'
    if (is('service') && isNamed(parts) && saysAny(parts, GETTING)) return named('jobs');
    const isByCount = parts.spans.some(({ words }) => words.some((word) => BY_COUNT.has(word)));
    // 'Which van has the most next week' is of what it has to do.
    const isHad = isOfCrews(parts) && saysAny(parts, HAS_MOST);
    // What sells most is ordered most, whatever it brings.
    const isSold = saysAny(parts, SOLD_MOST);
    return isByCount || isHad || isSold || isDoneMost(parts) ? named('jobs') : guessed('revenue');
  },
};

/** How many, compared, or told for each. */
export const COUNT_RULES = { count, mostOf, comparison, split };
