import { hasDays, isBookedIn, isNamed, isOfFilter, isPast, isWho } from './asked.js';
import { numberOf } from './periods/rule.js';
import type { Parts } from './parts.js';
import type { Reached } from './reached.js';
import { Sayings } from './sayings.js';
import type { Span } from './spans.js';
import { wordSet } from './word-set.js';

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

/** 'Who has two appointments coming up', 'anyone booked more than once': customers, by how many of theirs are still to come. */
export function bookedOften(parts: Parts): Reached | undefined {
  const isToCome = isBookedIn(parts) || isOfFilter('status')(parts);
  const isOfPeople =
    isWho(parts) || parts.all('measure').some(({ tag }) => tag.name === 'customers');
  if (!isToCome || !isOfPeople || isPast(parts) || isNamed(parts) || parts.has('order'))
    return undefined;
  const least = leastOf(parts.spans.flatMap(({ words }) => words).join(' '));
  if (least === undefined || least < 2) return undefined;
  parts.use(...parts.spans.filter(saysHowOften), ...parts.all('want').map(({ span }) => span));
  parts.use(
    ...parts.all('measure').flatMap(({ span, tag }) => (tag.name === 'customers' ? [span] : [])),
  );
  return {
    measure: 'jobs',
    group: 'customer',
    goal: { unit: 'count', value: least },
    isToCome: !hasDays(parts),
  };
}
