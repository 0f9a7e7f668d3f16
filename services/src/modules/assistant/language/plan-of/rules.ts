import { isTimeGroup } from '../../plan/groups/index.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { isOne, saysAny } from '../pieces/said.js';
import {
  hasBound,
  hasDays,
  isBookedIn,
  isNamed,
  isOfFilter,
  isOfJobs,
  isOfPhone,
  isOfService,
  isOfVehicle,
  isOneThing,
  isPast,
  isThing,
  isWho,
  saysWord,
} from './asked.js';
import {
  best,
  FIRST,
  guessed,
  LAST,
  named,
  NEXT,
  type Chosen,
  type Known,
  type MeasureRule,
} from './chosen.js';
import { COUNT_RULES, MOST } from './count-rules.js';
import { PEOPLE_RULES } from './people-rules.js';
import { more } from './more-rules.js';

const IN_GENERAL = wordSet('an|a|do|does|did|usually|typically|normally|average|avg|each|most');
const ONE_JOB = wordSet('job|appointment|appt|visit|booking');
/** 'How much is Toni's appointment', 'how long is it' ask about the next one. */
const appointmentOf: MeasureRule = ({ parts, chosen, weak }) => {
  const isLength = chosen === 'length';
  const isTimed = isNamed(parts) || parts.spans.some(({ time }) => time !== undefined);
  const isOfOne = saysWord(parts, ONE_JOB) && (isNamed(parts) || (hasDays(parts) && isLength));
  const isThen = isTimed && isLength && hasDays(parts);
  const isOther = parts.has('order') || weak.includes('last_visit') || isPast(parts);
  if (!(isLength || parts.has('amount')) || isOther) return undefined;
  return isThen || (isOfOne && !saysWord(parts, IN_GENERAL)) ? NEXT : undefined;
};

const LONG = wordSet('longest|the longest');
const SHORT = wordSet('shortest|the shortest');
const longest: MeasureRule = ({ parts }) => {
  const isOfDays = parts.groups().some(({ tag }) => isTimeGroup(tag.name));
  if (!isOfJobs(parts) || isOfDays || parts.groups().some(({ tag }) => tag.name === 'service'))
    return undefined;
  const ends = parts.all('order').map(({ span }) => span.words.join(' '));
  const one = ends.some((end) => LONG.has(end))
    ? 'longest'
    : ends.some((end) => SHORT.has(end))
      ? 'shortest'
      : undefined;
  return one && { measure: 'hours', isNamed: true, one };
};

const HOW_OFTEN = new Phrases('how often|cada cuanto|que tan seguido|con que frecuencia');
const COMES = new Phrases('come|comes|coming|return|visit|vuelven|regresan|viene|regresa');
/** Time between two visits. */
const between: MeasureRule = ({ parts, names }) => {
  const isMean = names.includes('average');
  if (names.includes('between') && parts.all('order').some(({ tag }) => tag.order === 'most'))
    return named('gap');
  if (names.includes('length') && !names.includes('between') && isMean) return named('length');
  if (names.includes('gap')) return isMean ? named('between') : undefined;
  const isOften = saysAny(parts, HOW_OFTEN) && saysAny(parts, COMES);
  const isOfPeople = names.includes('customers') || isNamed(parts);
  if (!isOften || !isOfPeople || hasDays(parts) || isOfService(parts) || isPast(parts))
    return undefined;
  parts.use(...parts.all('measure').map(({ span }) => span));
  return named('between');
};

const TIME = wordSet('time|duration|length|hours|minutes|long');
/** Average duration. */
const meanTime: MeasureRule = ({ parts, chosen, names, isAverage }) => {
  const isMean = names.includes('average') && (chosen === 'average' || chosen === 'hours');
  const isOfTime = parts.spans.some(({ words }) => TIME.has(words.at(-1) ?? ''));
  if (isAverage || !isMean || !isOfTime || parts.has('amount')) return undefined;
  parts.use(...parts.all('measure').map(({ span }) => span));
  return named('length');
};

const TURN_OF: Readonly<Record<string, Chosen>> = { last: LAST, first: FIRST, next: NEXT };
/** Last or next job of a service or vehicle. */
const turnOfThing: MeasureRule = ({ parts, sure }) => {
  if (parts.has('count') || sure.some((name) => name !== 'customers')) return undefined;
  const [found] = parts
    .all('order')
    .flatMap(({ span }) =>
      isOneThing(parts.beside(span, 1)) ? (TURN_OF[span.words.join(' ')] ?? []) : [],
    );
  return found && (hasDays(parts) ? { ...found, measure: 'jobs' } : found);
};

const EXPENSIVE = wordSet('expensive|priciest|cheapest|caro|cara|barato');
/** Prices of the price list, which is not in the records. */
const price: MeasureRule = ({ parts, sure }) => {
  if (sure.length > 0) return undefined;
  const isDear =
    parts.all('order').some(({ span }) => span.words.some((word) => EXPENSIVE.has(word))) &&
    parts.groups().some(({ tag }) => tag.name === 'service');
  const isPrice = parts.has('amount') && isOfService(parts) && !hasDays(parts) && !isPast(parts);
  return isDear || isPrice ? 'nothing' : undefined;
};

/** The most expensive single job. */
const single: MeasureRule = ({ parts }) => {
  const singles = parts.all('single');
  if (singles.length === 0 || !parts.has('order') || parts.groups().length > 0) return undefined;
  parts.use(...singles.map(({ span }) => span));
  return { measure: 'visits', isNamed: true, one: 'biggest' };
};

/** Rates of cancellations, or shares of customers or jobs. */
const shares: MeasureRule = ({ parts, weak, names }) => {
  if (!weak.includes('share') && !weak.includes('share_of_jobs')) return undefined;
  if (weak.includes('no_shows')) return named('no_show_rate');
  if (weak.includes('cancelled')) return named('cancel_rate');
  const isOfVisits = isOfFilter('visit')(parts) && !names.includes('revenue');
  if (!isOfVisits || !names.includes('share')) return undefined;
  return isOfJobs(parts)
    ? named('share_of_jobs')
    : names.includes('customers')
      ? named('share_of_customers')
      : undefined;
};

/** Average spending of a customer. */
const spending: MeasureRule = ({ parts, names }) =>
  names.includes('per_customer') && isNamed(parts) ? named('average') : undefined;

/** An average without a measure. */
const average: MeasureRule = ({ isAverage, chosen, parts }) =>
  isAverage && (chosen === undefined || chosen === 'customers') && !parts.has('count')
    ? guessed('revenue')
    : undefined;

const TO_DO = new Set(['upcoming', 'open', 'pending', 'scheduled', 'confirmed', 'unconfirmed']);
const isToBeDone = (parts: Parts) =>
  parts.all('value').some(({ tag }) => tag.filter === 'status' && TO_DO.has(tag.value));
const LEFT = wordSet('rest|remainder');
/** Worth of booked jobs. */
const bookedMoney: MeasureRule = ({ parts, chosen }) => {
  const isPlain = !isPast(parts) && !parts.has('order') && parts.groups().length === 0;
  const isBooked = (isBookedIn(parts) && hasDays(parts)) || isToBeDone(parts);
  const isRest = parts.periods().some(({ span }) => LEFT.has(span.words[0] ?? ''));
  const isMoney = chosen === 'revenue' || (chosen === undefined && parts.has('amount'));
  return isMoney && ((isPlain && isBooked) || isRest) ? named('worth') : undefined;
};

/** 'Customers worth the most' ranks by revenue, not by booked jobs. */
const worthMost: MeasureRule = ({ parts, chosen, names }) => {
  const isRanked =
    parts.has('compare') ||
    (isOfFilter('visit')(parts) && !hasDays(parts)) ||
    parts.all('order').some(({ tag }) => tag.order === 'most' || tag.order === 'least');
  if (chosen !== 'worth' || !isRanked || isBookedIn(parts)) return undefined;
  parts.use(...parts.all('measure').flatMap(({ span, tag }) => (tag.name === 'worth' ? span : [])));
  return named(names.includes('customers') || isWho(parts) ? 'spent' : 'revenue');
};

const ROWS = new Set<string | undefined>([undefined, 'jobs', 'customers', 'visits']);
const OF_ONE = new Set<string | undefined>(['last_visit', 'next_visit']);
const amount: MeasureRule = ({ parts, weak, names, chosen }) => {
  if (!parts.has('amount')) return undefined;
  // The row of a single job includes its price.
  if (OF_ONE.has(chosen)) return undefined;
  // No measure has the spending of customers added in a period.
  if (chosen === 'new_customers') return 'nothing';
  if (chosen === 'cancel_rate') return named(chosen);
  if (['cancelled', 'lost', 'no_shows'].some((name) => weak.includes(name))) return named('lost');
  if (isToBeDone(parts) && chosen !== 'hours') return named('worth');
  if (!ROWS.has(chosen)) return named(chosen ?? 'revenue');
  if (weak.includes('worth') || isBookedIn(parts)) return named('worth');
  return named(names.includes('spent') ? 'spent' : 'revenue');
};

const nextOrLast: MeasureRule = ({ parts, chosen }) => {
  if (chosen === 'next_visit') return NEXT;
  if (chosen !== 'last_visit') return undefined;
  // 'The last job on Friday' may be in the future.
  return hasDays(parts) && !isNamed(parts) ? { ...LAST, measure: 'jobs' } : LAST;
};

const AHEAD = wordSet('next|tomorrow|look|looks|looking|shape|shaping|weekend|pinta|ve');
const WAS = wordSet('was|were|did|had|fue|estuvo');
/** 'How is Saturday', 'how was October'. */
const howIs: MeasureRule = ({ parts }) => {
  if (!parts.all('want').some(({ tag }) => tag.want === 'how') || !hasDays(parts)) return undefined;
  const isAhead = saysWord(parts, AHEAD) && !saysWord(parts, WAS) && !parts.has('compare');
  return named(isAhead ? 'jobs' : 'revenue');
};

/** Measure that a word names. */
const byName: MeasureRule = ({ chosen, sure }) =>
  chosen === undefined ? undefined : { measure: chosen, isNamed: sure.length > 0 };

/** Measure of ambiguous words. */
const weakly: MeasureRule = ({ weak }) => {
  const from = best(weak);
  return from === undefined ? undefined : guessed(from);
};

const FULL = wordSet('fullest|emptiest|lightest|heaviest');
const TOTAL = wordSet('total~|totaled');
function nothingNamed({ parts }: Known): Chosen | undefined {
  const hasName = parts.spans.some(({ name }) => name !== undefined);
  const isTotal = parts.spans.some(({ words }) => TOTAL.has(words[0] ?? ''));
  if (isTotal && (hasDays(parts) || hasName)) return guessed('revenue');
  // 'The most' without a measure is unknown.
  const isRanked = parts
    .all('order')
    .some(
      ({ span, tag }) => !parts.isUsed(span) && (tag.order === 'most' || tag.order === 'least'),
    );
  const areJobs = isWho(parts)
    ? hasDays(parts) && !isRanked
    : hasDays(parts) || (isOfService(parts) && hasBound(parts));
  if (isWho(parts) || isOfVehicle(parts) || isOfPhone(parts))
    return guessed(areJobs ? 'jobs' : 'customers');
  if (isRanked && !parts.has('group')) return undefined;
  const isTimed = parts.spans.some(({ time }) => time !== undefined);
  const isOn = hasDays(parts) || isTimed || isOfService(parts) || isOfFilter('status')(parts);
  return isOn ? (saysWord(parts, FULL) ? named : guessed)('jobs') : undefined;
}
/** Count of the things after 'most'. */
const mostOf: MeasureRule = ({ parts, sure }) =>
  sure.length === 0 &&
  parts.groups().length > 0 &&
  parts.all('order').some(({ span }) => isOne(span, MOST) && isThing(parts.beside(span, 1)))
    ? named('jobs')
    : undefined;

/** Rules in order of priority. */
export const MEASURE_RULES: readonly MeasureRule[] = [
  more,
  COUNT_RULES.usual,
  appointmentOf,
  longest,
  meanTime,
  between,
  turnOfThing,
  price,
  single,
  shares,
  spending,
  average,
  bookedMoney,
  worthMost,
  amount,
  PEOPLE_RULES.withoutService,
  PEOPLE_RULES.often,
  PEOPLE_RULES.firstTime,
  COUNT_RULES.count,
  mostOf,
  PEOPLE_RULES.visit,
  PEOPLE_RULES.somebody,
  COUNT_RULES.comparison,
  COUNT_RULES.split,
  PEOPLE_RULES.unbooked,
  PEOPLE_RULES.newest,
  PEOPLE_RULES.cars,
  PEOPLE_RULES.whoOnDay,
  nextOrLast,
  byName,
  howIs,
  PEOPLE_RULES.kindOfCustomer,
  weakly,
  nothingNamed,
];
