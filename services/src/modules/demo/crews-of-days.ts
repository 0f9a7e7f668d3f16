import { OPENS } from '../scheduling/index.js';

/** Of four customers three are driven to; the fourth comes to the shop. */
export const comesToTheShop = (customer: number): boolean => customer % 4 === 3;

const VANS = 2;
/** By the order in which the crews are shown: the vans, then the bay. */
const BAY = VANS;
/** From job to job, in minutes. */
export const DRIVE = 30;

const HOUR = 60;

/** One van is loaded later than the other. */
const FIRST_START = [OPENS, OPENS + HOUR, OPENS];

/** The shop works by the hour. */
const onTheHour = (minute: number) => Math.ceil(minute / HOUR) * HOUR;

/** A job whose crew and times are still to be said. */
interface Planned {
  customer: number;
  /** Minutes of the day. */
  start: number;
  end: number;
}

/** Who does a job: what comes to the shop the bay, all else always the same van for a customer. */
export const usualCrewOf = ({ customer }: Pick<Planned, 'customer'>): number =>
  comesToTheShop(customer) ? BAY : customer % VANS;

/**
 * The jobs of a day, done by the crews side by side instead of one after the other: the vans take turns, with the way between
 * their jobs, and each begins as soon as its crew can.
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
