import { addDays, formatMoney, isIsoDate, type IsoDate } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import type { ContactDetails } from '../shared/contacts-api';

export type Visit = ContactDetails['history'][number];

const isComing = ({ date, status }: Visit, today: IsoDate) => date >= today && !isOver(status);
const momentOf = ({ date, startTime }: Visit) => `${date}T${startTime}`;

/** What is to come, the soonest first, then what was, the latest first. */
export function inOrder(visits: readonly Visit[], today: IsoDate): readonly Visit[] {
  const byMoment = visits.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
  const coming = byMoment.filter((visit) => isComing(visit, today));
  const past = byMoment.filter((visit) => !isComing(visit, today)).reverse();
  return [...coming, ...past];
}

const earned = (visits: readonly Visit[]) =>
  visits
    .filter(({ status }) => status === 'completed')
    .reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;

/** The part of the history that a visit belongs to, and what it brought. */
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

/** The one that makes at least half of them. */
function mostly(names: readonly string[]): string | undefined {
  return names.find((name) => names.filter((other) => other === name).length * 2 >= names.length);
}

export interface Habit {
  everyDays: number;
  /** What they mostly come for, where that is one thing. */
  service: string | undefined;
  /** Since when they would be here again; none while they would not, or are booked. */
  dueSince: IsoDate | undefined;
}

/** Fewer visits are no habit. */
const VISITS_NEEDED = 4;

/**
 * How often a customer comes, and for what: the middle of the days between completed visits. Undefined
 * where they have been here too seldom to tell.
 */
export function habitOf(visits: readonly Visit[], today: IsoDate): Habit | undefined {
  const done = visits.filter(({ status }) => status === 'completed');
  const days = [...new Set(done.map(({ date }) => date))].filter(isIsoDate).sort();
  const last = days.at(-1);
  if (!last || days.length < VISITS_NEEDED) return undefined;
  const everyDays = median(days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day)));
  const next = addDays(last, everyDays);
  const isBooked = visits.some((visit) => isComing(visit, today));
  return {
    everyDays,
    service: mostly(done.map(({ service }) => service)),
    dueSince: next < today && !isBooked ? next : undefined,
  };
}
