import type { Schema } from '@clearcoat/api-client';
import type { IsoDate } from '@clearcoat/sdk';
import { toMinutes } from '@clearcoat/sdk/rules';

/** A range of minutes within a day. */
export interface Stretch {
  start: number;
  end: number;
}

type OpenRange = Schema<'OpenRange'>;
type Closure = Schema<'Closure'>;

/** Data that decides working hours. */
export interface WorkHours {
  hours: readonly OpenRange[];
  closures: readonly Closure[];
  crews: readonly Pick<Schema<'Crew'>, 'id' | 'hours'>[];
}

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const closuresOf = ({ closures }: WorkHours, date: IsoDate, crewId: string) =>
  closures.filter(
    (closure) =>
      closure.fromDate <= date &&
      date <= closure.toDate &&
      (closure.crewId === null || closure.crewId === crewId),
  );

/** The stretches minus the taken one. */
const without = (stretches: readonly Stretch[], taken: Stretch): Stretch[] =>
  stretches
    .flatMap(({ start, end }) => [
      { start, end: Math.min(end, taken.start) },
      { start: Math.max(start, taken.end), end },
    ])
    .filter(({ start, end }) => start < end);

/** Working hours of a crew on a date: its own or the business's, minus closures. */
export function openOn(work: WorkHours, date: IsoDate, crewId: string): Stretch[] {
  const own = work.crews.find(({ id }) => id === crewId)?.hours ?? work.hours;
  const open = own
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map(({ starts, ends }) => ({ start: toMinutes(starts), end: toMinutes(ends) }));
  return closuresOf(work, date, crewId).reduce<Stretch[]>(
    (left, { starts, ends }) =>
      starts === null || ends === null
        ? []
        : without(left, { start: toMinutes(starts), end: toMinutes(ends) }),
    open,
  );
}

/** 'Closed', with the reason if known. */
export const closedInWords = (reason: string): string => (reason ? `Closed: ${reason}` : 'Closed');

/** Hours in which any of the crews works. */
export const anyOpenOn = (work: WorkHours, date: IsoDate, crewIds: readonly string[]): Stretch[] =>
  merged(crewIds.flatMap((id) => openOn(work, date, id)));

function merged(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const each of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && each.start <= last.end) last.end = Math.max(last.end, each.end);
    else all.push({ ...each });
  }
  return all;
}

/** Parts of the shown stretch outside of the open ones. */
export const outsideOf = (open: readonly Stretch[], shown: Stretch): Stretch[] =>
  open.reduce<Stretch[]>(without, [shown]);

/** Reason of a full-day closure that applies to all of these crews. */
export function reasonOn(
  work: WorkHours,
  date: IsoDate,
  crewIds: readonly string[],
): string | undefined {
  const reasons = crewIds.map(
    (id) => closuresOf(work, date, id).find(({ starts }) => starts === null)?.reason,
  );
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}

/** Text for a closed date, with the reason if known; '' when somebody works. */
export function closedOn(work: WorkHours, date: IsoDate, crewIds: readonly string[]): string {
  const reason = crewIds.length > 0 ? reasonOn(work, date, crewIds) : undefined;
  const isClosed = Boolean(reason) || anyOpenOn(work, date, crewIds).length === 0;
  return isClosed ? closedInWords(reason ?? '') : '';
}

const HOUR = 60;
const USUAL: Stretch = { start: 8 * HOUR, end: 18 * HOUR };

/**
 * Full hours to show: the working hours with one more at each end, extended to fit all
 * appointments.
 */
export function shownHours(open: readonly Stretch[], jobs: readonly Stretch[]): Stretch {
  const work = open.length > 0 ? open : [USUAL];
  const first = Math.min(
    ...work.map(({ start }) => start - HOUR),
    ...jobs.map(({ start }) => start),
  );
  const last = Math.max(...work.map(({ end }) => end + HOUR), ...jobs.map(({ end }) => end));
  return {
    start: Math.max(0, Math.floor(first / HOUR) * HOUR),
    end: Math.min(24 * HOUR, Math.ceil(last / HOUR) * HOUR),
  };
}
