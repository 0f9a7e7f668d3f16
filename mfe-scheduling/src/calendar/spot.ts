import type { IsoDate } from '@clearcoat/sdk';
import {
  type ClockChange,
  fromMinutes,
  isOver,
  MINUTES_A_DAY,
  realMinutes,
  toMinutes,
  wallMinutes,
} from '@clearcoat/sdk/rules';
import type { Appointment } from '../shared/appointments-api';

/** Where a job stands in the calendar: minutes are those of the clock on the wall. */
export interface Spot {
  date: IsoDate;
  crewId: string;
  start: number;
  end: number;
}

/** When the clocks of a date change, if they do. */
export type ChangeOn = (date: IsoDate) => ClockChange | undefined;

export type PlacedJob = Pick<Appointment, 'date' | 'startTime' | 'endTime' | 'resource'>;

export const spotOf = ({ date, startTime, endTime, resource }: PlacedJob): Spot => ({
  date,
  crewId: resource.id,
  start: toMinutes(startTime),
  // Midnight comes after every other time.
  end: toMinutes(endTime) || MINUTES_A_DAY,
});

/** As the API has it. */
export const timesOf = ({ start, end }: Pick<Spot, 'start' | 'end'>) => ({
  startTime: fromMinutes(start),
  endTime: fromMinutes(end),
});

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.date === other.date &&
  one.crewId === other.crewId &&
  one.start === other.start &&
  one.end === other.end;

/** The nearest time that the shop's step allows. */
export const toStep = (minutes: number, step: number): number => Math.round(minutes / step) * step;

const within = (minutes: number, least: number, most: number) =>
  Math.min(Math.max(minutes, least), most);

/** How long it takes, by real minutes. */
const lengthOf = ({ date, start, end }: Spot, changeOn: ChangeOn): number => {
  const change = changeOn(date);
  return realMinutes(end, change) - realMinutes(start, change);
};

/**
 * The same job elsewhere: it takes as long as before, also where the clocks change, begins at a time that the day
 * has, and ends on it.
 */
export function movedTo(spot: Spot, to: Partial<Omit<Spot, 'end'>>, changeOn: ChangeOn): Spot {
  const { date = spot.date, crewId = spot.crewId } = to;
  const length = lengthOf(spot, changeOn);
  const change = changeOn(date);
  const latest = wallMinutes(realMinutes(MINUTES_A_DAY, change) - length, change);
  const asked = within(to.start ?? spot.start, 0, Math.max(0, latest));
  const from = realMinutes(asked, change);
  const start = wallMinutes(from, change);
  const end = Math.min(wallMinutes(from + length, change), MINUTES_A_DAY);
  // An hour that comes twice may end before it began, on the wall.
  return { date, crewId, start, end: end > start ? end : start + length };
}

/** Another end, at least one step after the start. */
export const stretchedTo = (spot: Spot, end: number, step: number): Spot => ({
  ...spot,
  end: within(end, Math.min(spot.start + step, MINUTES_A_DAY), MINUTES_A_DAY),
});

const overlap = (one: Spot, other: Spot) =>
  one.date === other.date &&
  one.crewId === other.crewId &&
  one.start < other.end &&
  other.start < one.end;

/** The first other job of the crew at that time that still takes place. */
export const clashAt = <Job extends PlacedJob & Pick<Appointment, 'id' | 'status'>>(
  spot: Spot,
  jobs: readonly Job[],
  exceptId: string,
): Job | undefined =>
  jobs.find((job) => job.id !== exceptId && !isOver(job.status) && overlap(spot, spotOf(job)));
