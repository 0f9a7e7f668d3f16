import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';
import {
  hasBound,
  hasDays,
  isByAdded,
  isNamed,
  isOfFilter,
  isOfService,
  isOfVehicle,
  isOnlyCars,
  isPast,
  isSoOften,
  isWho,
  saysWord,
} from './asked.js';
import { FIRST, guessed, LAST, named, NEXT, type Chosen, type MeasureRule } from './chosen.js';
import { onliesIn } from './only.js';
import { asksWhoCame } from './who-came.js';

/** 'Been here' adds nothing to a number of visits. */
function people(parts: Parts): Chosen {
  const been = parts.all('measure').filter(({ tag }) => tag.name === 'last_visit');
  parts.use(...been.map(({ span }) => span));
  return named('customers');
}
const SAYS_PEOPLE = new Set([undefined, 'customers', 'visits', 'jobs', 'last_visit', 'spent']);
/** Customers by number of visits, spending, or services that are their only ones. */
const often: MeasureRule = ({ parts, chosen, names, weak }) => {
  const isOfPeople = isWho(parts) || names.includes('customers');
  if (!SAYS_PEOPLE.has(chosen) || isNamed(parts)) return undefined;
  if (onliesIn(parts).length > 0) return people(parts);
  if (hasDays(parts) && isOfPeople && isSoOften(parts)) return people(parts);
  const isSpending = chosen === 'spent' || (isWho(parts) && weak.includes('visits'));
  return hasBound(parts) && isSpending && !parts.has('count') ? people(parts) : undefined;
};

const FIRST_TIME = new Phrases(
  everyOf('first', 'time|timer|timers|time customers|time clients'),
  'por primera vez',
);
/** First-time customers of a period. */
const firstTime: MeasureRule = ({ parts, names }) =>
  hasDays(parts) && saysAny(parts, FIRST_TIME) && !names.includes('new_customers')
    ? named(parts.has('count') ? 'customers' : 'jobs')
    : undefined;

const isDenied = (parts: Parts) =>
  parts.spans.some(
    (span) =>
      span.name?.kind === 'service' &&
      parts.beside(span, -1)?.tags.some(({ kind }) => kind === 'not'),
  );
/** Customers without a service in a period. */
const withoutService: MeasureRule = ({ parts }) =>
  isWho(parts) && !isNamed(parts) && hasDays(parts) && isDenied(parts)
    ? named('customers')
    : undefined;

/** Measures that may be beside 'when' without asking for a figure. */
const OF_WHEN = new Set(['visits', 'next_visit', 'last_visit', 'worth', 'jobs', 'customers']);
/** 'When is Toni coming', 'when was Toni here'. */
const visit: MeasureRule = ({ parts, sure }) => {
  const isWhen = parts.all('want').some(({ tag }) => tag.want === 'when');
  if (!isWhen || !isNamed(parts) || sure.some((name) => !OF_WHEN.has(name))) return undefined;
  const is = (word: string) => parts.spans.some(({ words }) => words.includes(word));
  if (is('first') || is('primera') || (is('long') && !is('ago') && !is('since'))) return FIRST;
  return is('last') || isPast(parts) ? LAST : NEXT;
};

const HAS = wordSet('have|has|own|owns|drive|drives|tiene|maneja');
const CONTACT = new Set(['customers', 'jobs']);
/** A name without a measure: 'the number of Toni', 'who is Toni'. */
const somebody: MeasureRule = ({ parts, sure }) => {
  if (!isNamed(parts)) return undefined;
  const isWhether = parts.all('want').some(({ tag }) => tag.want === 'whether');
  if (isWhether && parts.spans.some(({ name }) => name?.kind === 'notes'))
    return named('customers');
  const isMore = hasDays(parts) || parts.has('order') || parts.has('not');
  if (isWhether && isOfService(parts) && !isMore && sure.length === 0) return named('visits');
  const isOfCars = isOnlyCars(parts) && saysWord(parts, HAS);
  const isPlain = sure.length === 0 || isOfCars || isOfFilter('missing')(parts);
  return !isMore && isPlain && sure.every((name) => CONTACT.has(name)) ? 'nothing' : undefined;
};

const unbooked: MeasureRule = ({ parts, names }) =>
  parts.has('not') && isOfFilter('upcoming')(parts) && (isWho(parts) || names.includes('customers'))
    ? named('customers')
    : undefined;

/** 'Which cars are Teslas'. */
const cars: MeasureRule = ({ parts, chosen }) =>
  chosen === 'jobs' && !hasDays(parts) && isOnlyCars(parts) && (isOfVehicle(parts) || isWho(parts))
    ? guessed('customers')
    : undefined;

const NEWEST = wordSet('newest|recientes');
/** 'The newest customers', 'the last customer'. */
const newest: MeasureRule = ({ parts, chosen }) => {
  if (isNamed(parts)) return undefined;
  if (hasDays(parts))
    return chosen === 'customers' && saysWord(parts, NEWEST) ? named('new_customers') : undefined;
  if (chosen === 'jobs' && isOnlyCars(parts) && isByAdded(parts)) return 'nothing';
  if (chosen === 'customers' && isByAdded(parts)) return named('new_customers');
  if (chosen !== 'customers') return undefined;
  const words = parts.all('order').flatMap(({ span }) => [...span.words]);
  return words.includes('last') ? LAST : undefined;
};

const BUT_VISITS = new Set<string | undefined>([undefined, 'visits', 'customers', 'jobs', 'worth']);
const BUT_JOBS = new Set<string | undefined>(['worth', 'next_visit', 'customers']);
const NEXT_ONE = wordSet('next|proximo|proxima|siguiente');
const JOINED = wordSet('signed|added|joined');
/** 'Who came', 'who is coming in', with days. */
const whoOnDay: MeasureRule = ({ parts, chosen, weak }) => {
  if (!hasDays(parts)) return undefined;
  if (BUT_VISITS.has(chosen) && asksWhoCame(parts)) return named('visits');
  const isAdded = weak.includes('new_customers') && saysWord(parts, JOINED) && !isNamed(parts);
  if (isAdded) return named('new_customers');
  if (!isWho(parts)) return undefined;
  if (weak.includes('next_visit') && saysWord(parts, NEXT_ONE)) return NEXT;
  if (parts.has('compare') && weak.includes('revenue')) return named('revenue');
  const booked = parts.has('not')
    ? []
    : parts.all('value').filter(({ tag }) => tag.filter === 'upcoming');
  parts.use(...booked.map(({ span }) => span));
  const isBooked = chosen === undefined && booked.length > 0;
  return isBooked || BUT_JOBS.has(chosen) ? named('jobs') : undefined;
};

/** Customers who are due, came once, have a coating, or have several vehicles. */
const kindOfCustomer: MeasureRule = ({ parts, weak }) =>
  weak.length === 0 &&
  ['visit', 'due', 'coating', 'vehicles_at_least'].some((name) => isOfFilter(name)(parts))
    ? named('customers')
    : undefined;

/** Rules about customers: visits, names, and who comes when. */
export const PEOPLE_RULES = {
  often,
  firstTime,
  withoutService,
  visit,
  somebody,
  unbooked,
  cars,
  newest,
  whoOnDay,
  kindOfCustomer,
};
