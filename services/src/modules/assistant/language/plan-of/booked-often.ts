import { hasDays, isBookedIn, isNamed, isOfFilter, isOfService, isPast, isWho } from './asked.js';
import { Phrases } from '../../words/phrases.js';
import { saysStrict } from './bounds-of-others.js';
import { everyOf } from '../../words/every-of.js';
import { numberOf } from '../periods/rule.js';
import type { Parts } from '../pieces/parts.js';
import type { Reached } from './reached.js';
import { saysAny } from '../pieces/said.js';
import { Sayings } from '../forms/sayings.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const JOBS = 'jobs|appointments|appts|bookings|visits|details|citas|trabajos';
const ONE = 'job|appointment|appt|booking|visit|detail|cita|trabajo';
const MORE = 'more_than|over|mas_de';
const BOOKED =
  'booked|scheduled|on_the_books|on_the_schedule|coming_in|coming_up|agendados|reservados';
const CLASSES = {
  n: String.raw`two|three|four|five|dos|tres|\d{1,2}`,
  kind: 'upcoming|future|booked|scheduled|more',
};
/** Twice, and so many times or more. */
const SO_MANY = new Sayings(
  [
    `{n} or|o more|mas ${JOBS}`,
    `at_least|al_menos {n} <kind>? ${JOBS}`,
    `{n} <kind>? ${JOBS}`,
    `${BOOKED} {n} times|veces`,
  ],
  CLASSES,
  'anywhere',
);
const MORE_THAN = new Sayings([`${MORE} {n} <kind>? ${JOBS}`], CLASSES, 'anywhere');
const SEVERAL = new Sayings(
  [
    `${MORE} one|1|una <kind>? ${ONE}|${JOBS}`,
    `several|multiple|varias|varios <kind>? ${JOBS}`,
    `${BOOKED} more_than_once|mas_de_una_vez|several_times|multiple_times`,
  ],
  CLASSES,
  'anywhere',
);

function leastOf(words: string): number | undefined {
  const more = MORE_THAN.find(words)?.['n'];
  if (more !== undefined) return (numberOf(more) ?? 0) + 1;
  if (SEVERAL.says(words)) return 2;
  const least = SO_MANY.find(words)?.['n'];
  return least === undefined ? undefined : numberOf(least);
}

/** All that says how often. */
const HOW_OFTEN = wordSet(
  'more than|more than once|over|or more|at least|two|three|four|five|one|several|multiple|times|dos|tres|una|mas de|al menos|varias|varios|mas de una vez',
);
const saysHowOften = ({ words, number }: Span) =>
  number !== undefined || HOW_OFTEN.has(words.join(' '));

const textOf = ({ spans }: Parts) => spans.flatMap(({ words }) => words).join(' ');
const isOfPeople = (parts: Parts) =>
  isWho(parts) ||
  parts.all('measure').some(({ tag }) => tag.name === 'customers') ||
  parts.groups().some(({ tag }) => tag.name === 'customer');

/** 'Who has 2 jobs next week' */
const WHO_HAS = new Phrases(
  everyOf(
    'who|anyone|anybody|somebody|someone|which customers|which clients|customers|clients',
    'has|have|got|with',
  ),
);

/** Customers by how many of their jobs there are, with what says so used. */
function soOften(parts: Parts, measure: string, least: number | undefined): Reached | undefined {
  if (least === undefined || least < 2) return undefined;
  parts.use(...parts.spans.filter(saysHowOften), ...parts.all('want').map(({ span }) => span));
  const people = parts.all('measure').filter(({ tag }) => tag.name === 'customers');
  parts.use(...people.map(({ span }) => span));
  return { measure, group: 'customer', goal: { unit: 'count', value: least } };
}

/** 'Who booked twice', 'how many have booked more than once' is of all that they ever had booked. */
const EVER_BOOKED = new Sayings(
  [
    'have|has|had|who|customers|clients|people|ever|han|clientes|quien|quienes <ever>? booked|reservado',
  ],
  { ever: 'ever|already|actually' },
  'anywhere',
);

/** 'Who has two appointments coming up', 'anyone booked more than once': customers, by how many of theirs are still to come. */
function bookedSo(parts: Parts): Reached | undefined {
  const isHad = hasDays(parts) && saysAny(parts, WHO_HAS);
  const isToCome = isHad || isBookedIn(parts) || isOfFilter('status')(parts);
  if (!isToCome || isPast(parts)) return undefined;
  const found = soOften(parts, 'jobs', leastOf(textOf(parts)));
  const isEver = hasDays(parts) || EVER_BOOKED.says(textOf(parts));
  return found && { ...found, isToCome: !isEver };
}

/** Twice alone is no more than that. */
const TIMES = new Sayings(
  [
    `{n} or|o more|mas times|veces`,
    `{n} times|veces or|o more|mas`,
    `at_least|al_menos {n} times|veces`,
  ],
  CLASSES,
  'anywhere',
);
const MORE_TIMES = new Sayings([`${MORE} {n} times|veces`], CLASSES, 'anywhere');
const MORE_THAN_ONCE = new Sayings(
  ['more_than_once|mas_de_una_vez|several_times|multiple_times'],
  {},
  'anywhere',
);
const ONE_OF = wordSet('one|a couple of|a couple');
/** 'More than 2 washes', 'two ceramics': so many of a service, which no price is. */
function numberOfService({ spans }: Parts): { least: number; spans: readonly Span[] } | undefined {
  const at = spans.findIndex(({ name }) => name?.kind === 'service');
  const [far, near] = [spans[at - 2], spans[at - 1]];
  // '3 or more interiors', 'more than 3 interiors'
  const [number, bound] = isBound(near) ? [far, near] : [near, far];
  const value = number?.number?.isMoney ? undefined : number?.number?.value;
  const isOne = number !== undefined && ONE_OF.has(number.words.join(' '));
  if (!number || (value === undefined && !isOne)) return undefined;
  const isMore = bound === far && bound !== undefined && saysStrict(bound);
  return {
    least: (value ?? 1) + (isMore ? 1 : 0),
    spans: bound && isBound(bound) ? [bound, number] : [number],
  };
}
const isBound = (span: Span | undefined) =>
  span?.tags.some(({ kind }) => kind === 'bound') === true;

/** 'Who had a full detail more than twice': how often they had that, and not how often they came. */
function hadSo(parts: Parts): Reached | undefined {
  if (!isOfService(parts) || parts.has('not')) return undefined;
  const counted = isPast(parts) ? numberOfService(parts) : undefined;
  if (counted && counted.least > 1) {
    parts.use(...counted.spans);
    return soOften(parts, 'visits', counted.least);
  }
  const words = textOf(parts);
  const more = MORE_TIMES.find(words)?.['n'];
  const times = more ?? TIMES.find(words)?.['n'];
  const least = MORE_THAN_ONCE.says(words)
    ? 2
    : times === undefined
      ? undefined
      : (numberOf(times) ?? 0) + (more === undefined ? 0 : 1);
  return soOften(parts, 'visits', least);
}

/** Who is booked so often, or had one service so often. */
export const bookedOften = (parts: Parts): Reached | undefined =>
  isOfPeople(parts) && !isNamed(parts) && !parts.has('order')
    ? (bookedSo(parts) ?? hadSo(parts))
    : undefined;
