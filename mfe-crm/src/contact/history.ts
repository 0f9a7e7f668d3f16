import { addDays, formatMoney, isIsoDate, type IsoDate } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import type { ContactDetails } from '../shared/contacts-api';

export type Visit = ContactDetails['history'][number];

const isBooked = ({ date, status }: Visit, today: IsoDate) => date >= today && !isOver(status);
/** Whether a visit belongs to the days ahead; one cancelled for a later day still does. */
const isComing = (visit: Visit, today: IsoDate) =>
  isBooked(visit, today) || (visit.status === 'cancelled' && visit.date > today);
const momentOf = ({ date, startTime }: Visit) => `${date}T${startTime}`;

/** Upcoming visits soonest first, then past visits latest first. */
export function inOrder(visits: readonly Visit[], today: IsoDate): readonly Visit[] {
  const byMoment = visits.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
  const coming = byMoment.filter((visit) => isComing(visit, today));
  const past = byMoment.filter((visit) => !isComing(visit, today)).reverse();
  return [...coming, ...past];
}

/** Past visits of the history before everything is asked for. */
const RECENT_VISITS = 8;

/** Upcoming visits and the latest past ones, in the order of {@link inOrder}. */
export function recentOf(visits: readonly Visit[], today: IsoDate): readonly Visit[] {
  const coming = visits.filter((visit) => isComing(visit, today)).length;
  return inOrder(visits, today).slice(0, coming + RECENT_VISITS);
}

const earned = (visits: readonly Visit[]) =>
  visits
    .filter(({ status }) => status === 'completed')
    .reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;

/** Group of a visit in the history, with the group's revenue. */
export function partOf(visit: Visit, visits: readonly Visit[], today: IsoDate) {
  if (isComing(visit, today)) return { key: 'coming', name: 'Coming up', sum: '' };
  const year = visit.date.slice(0, 4);
  const own = visits.filter((other) => other.date.startsWith(year) && !isComing(other, today));
  return { key: year, name: year, sum: formatMoney(earned(own), 'always') };
}

const DAY_MS = 86_400_000;
const daysBetween = (from: IsoDate, to: IsoDate) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Name that makes up at least half of the list. */
function mostly(names: readonly string[]): string | undefined {
  return names.find((name) => names.filter((other) => other === name).length * 2 >= names.length);
}

export interface Habit {
  everyDays: number;
  /** Their usual service, if there is one. */
  service: string | undefined;
  /** Date since which the next visit is due; undefined if it is not due, or already booked. */
  dueSince: IsoDate | undefined;
}

/** Minimum visits to speak of a habit. */
const VISITS_NEEDED = 4;

/**
 * A customer's usual interval and service: the median days between completed visits. Undefined
 * with too few visits.
 */
export function habitOf(visits: readonly Visit[], today: IsoDate): Habit | undefined {
  const done = visits.filter(({ status }) => status === 'completed');
  const days = [...new Set(done.map(({ date }) => date))].filter(isIsoDate).sort();
  const last = days.at(-1);
  if (!last || days.length < VISITS_NEEDED) return undefined;
  const everyDays = median(days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day)));
  const next = addDays(last, everyDays);
  const hasNext = visits.some((visit) => isBooked(visit, today));
  return {
    everyDays,
    service: mostly(done.map(({ service }) => service)),
    dueSince: next < today && !hasNext ? next : undefined,
  };
}
