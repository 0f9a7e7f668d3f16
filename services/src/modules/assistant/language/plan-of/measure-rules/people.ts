import {
  hasDays,
  isByAdded,
  isSorting,
  isNamed,
  isOfFilter,
  isOfService,
  isOfSeveralCars,
  isOfVehicle,
  isOnlyCars,
  isPast,
  isUnbooked,
  isWho,
} from '../asked.js';
import type { Parts } from '../../pieces/parts.js';
import { isAskedWhen, OF_WHEN } from './vehicle-comes.js';
import { FIRST, guessed, LAST, named, NEXT, type MeasureRule } from './rule.js';
import { wordSet } from '../../../words/word-set.js';

const CONTACT = new Set(['customers', 'jobs']);

const visit: MeasureRule = {
  name: 'when is Toni coming, when was Toni here',
  of: ({ parts, sure }) => {
    if (!isAskedWhen(parts) || !isNamed(parts) || sure.some((name) => !OF_WHEN.has(name)))
      return undefined;
    const is = (word: string) => parts.spans.some(({ words }) => words.includes(word));
    // 'How long has Toni been a customer' goes back to the first visit.
    if (is('first') || is('primera') || (is('long') && !is('ago') && !is('since'))) return FIRST;
    return is('last') || isPast(parts) ? LAST : NEXT;
  },
};

/** 'Does Toni have a dog' is a word of the notes. */
const asksWhether = (parts: Parts) => parts.all('want').some(({ tag }) => tag.want === 'whether');
const asksOfNotes = (parts: Parts) =>
  isNamed(parts) && asksWhether(parts) && parts.spans.some(({ name }) => name?.kind === 'notes');

/** 'What cars does Toni have' stand on the card. */
const HAS = wordSet('have|has|own|owns|drive|drives|tiene|maneja');

const somebody: MeasureRule = {
  name: 'a name and nothing to work out: the number of Toni, who is Toni',
  of: ({ parts, sure }) => {
    if (asksOfNotes(parts)) return named('customers');
    const isMore = hasDays(parts) || parts.has('order') || parts.has('not');
    const isOfCars = isOnlyCars(parts) && parts.spans.some(({ words }) => HAS.has(words.join(' ')));
    const isPlain = sure.length === 0 || isOfCars || isOfFilter('missing')(parts);
    // 'Does she have a ceramic' asks for jobs of it.
    const isOfWork = isOfService(parts) && asksWhether(parts);
    if (isNamed(parts) && isOfWork && !isMore && sure.length === 0) return named('visits');
    return isNamed(parts) && !isMore && isPlain && sure.every((name) => CONTACT.has(name))
      ? 'nothing'
      : undefined;
  },
};

const unbooked: MeasureRule = {
  name: 'who has nothing booked',
  of: ({ parts, names }) =>
    isUnbooked(parts) && (isWho(parts) || names.includes('customers'))
      ? named('customers')
      : undefined,
};

const isOfSize = (parts: Parts) => parts.spans.some(({ name }) => name?.kind === 'size');

const cars: MeasureRule = {
  name: 'which cars are Teslas',
  of: ({ parts, chosen }) =>
    chosen === 'jobs' &&
    !hasDays(parts) &&
    isOnlyCars(parts) &&
    (isOfVehicle(parts) ||
      (isWho(parts) && (isOfService(parts) || isOfSeveralCars(parts) || isOfSize(parts))))
      ? guessed('customers')
      : undefined,
};

/** Of customers what is new or old is when they were added; the last one is who was here last. */
const newest: MeasureRule = {
  name: 'the newest customers, the last customer',
  of: ({ parts, chosen }) => {
    if (isNamed(parts)) return undefined;
    // The newest of some days were added in them.
    if (hasDays(parts))
      return chosen === 'customers' && saysNewest(parts) ? named('new_customers') : undefined;
    // How old a car is no record says.
    if (chosen === 'jobs' && isOnlyCars(parts) && isByAdded(parts)) return 'nothing';
    // 'Who has been with us the longest'
    const isLongest = parts.all('order').some(({ tag }) => tag.order === 'earliest');
    const isOfThem = chosen === 'customers' || (chosen === undefined && isWho(parts) && isLongest);
    if (isOfThem && isByAdded(parts)) return named('new_customers');
    if (chosen !== 'customers') return undefined;
    const words = parts.all('order').flatMap(({ span }) => [...span.words]);
    if (words.includes('first') && saysCustomer(parts)) return FIRST;
    return words.includes('last') ? LAST : undefined;
  },
};

const saysNewest = (parts: Parts) =>
  parts
    .all('order')
    .some(({ span }) => wordSet('newest|recientes').has(span.words[0] ?? '') && !isSorting(span));

/** 'Who comes first' names no customer. */
const saysCustomer = (parts: Parts) =>
  parts.spans.some(({ words }) =>
    words.some((word) => wordSet('customer~|client~|cliente~').has(word)),
  );

const kindOfCustomer: MeasureRule = {
  name: 'due, here only once, coated, or with several cars',
  of: ({ parts, weak }) =>
    weak.length === 0 &&
    ['visit', 'due', 'coating', 'vehicles_at_least'].some((name) => isOfFilter(name)(parts))
      ? named('customers')
      : undefined,
};

/** Somebody, and who has something in common. */
export const PEOPLE_RULES = {
  visit,
  somebody,
  unbooked,
  cars,
  newest,
  kindOfCustomer,
};
