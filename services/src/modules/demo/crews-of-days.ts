import { OPENS } from '../scheduling/index.js';

/** Whether a contact comes to the shop: every fourth does; the others are visited. */
export const comesToTheShop = (customer: number): boolean => customer % 4 === 3;

const VANS = 2;
/** Index of the bay in display order: after the vans. */
const BAY = VANS;
/** Drive between appointments, in minutes. */
export const DRIVE = 30;

const HOUR = 60;

/** Start of each crew's day; the second van is loaded later. */
const FIRST_START = [OPENS, OPENS + HOUR, OPENS];

const onTheHour = (minute: number) => Math.ceil(minute / HOUR) * HOUR;

/** An appointment without its final crew and times. */
interface Planned {
  customer: number;
  /** Start and end in minutes of the day. */
  start: number;
  end: number;
}

/** Crew of an appointment: the bay at the shop, otherwise always the same van for a contact. */
export const usualCrewOf = ({ customer }: Pick<Planned, 'customer'>): number =>
  comesToTheShop(customer) ? BAY : customer % VANS;

/**
 * Distributes a day's appointments over the crews. Vans take turns, with drives in between, and each
 * starts as soon as its crew is free.
 */
export function sideBySide<Job extends Planned>(jobs: readonly Job[]): (Job & { crew: number })[] {
  const free = [...FIRST_START];
  let driven = 0;
  const placed = jobs.map((job) => {
    const crew = comesToTheShop(job.customer) ? BAY : driven++ % VANS;
    const start = free[crew] ?? OPENS;
    const end = start + job.end - job.start;
    free[crew] = onTheHour(end + (crew === BAY ? 0 : DRIVE));
    return { ...job, crew, start, end };
  });
  return placed.sort((one, other) => one.start - other.start);
}
