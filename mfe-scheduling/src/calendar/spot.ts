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

/** Position of an appointment in the calendar, in wall-clock minutes. */
export interface Spot {
  date: IsoDate;
  crewId: string;
  start: number;
  end: number;
}

/** Clock change (DST) of a date, if there is one. */
export type ChangeOn = (date: IsoDate) => ClockChange | undefined;

export type PlacedJob = Pick<Appointment, 'date' | 'startTime' | 'endTime' | 'crew'>;

export const spotOf = ({ date, startTime, endTime, crew }: PlacedJob): Spot => ({
  date,
  crewId: crew.id,
  start: toMinutes(startTime),
  // '00:00' as an end means the end of the day.
  end: toMinutes(endTime) || MINUTES_A_DAY,
});

/** Start and end in the API's format. */
export const timesOf = ({ start, end }: Pick<Spot, 'start' | 'end'>) => ({
  startTime: fromMinutes(start),
  endTime: fromMinutes(end),
});

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.date === other.date &&
  one.crewId === other.crewId &&
  one.start === other.start &&
  one.end === other.end;

/** The nearest multiple of the shop's time step. */
export const toStep = (minutes: number, step: number): number => Math.round(minutes / step) * step;

const within = (minutes: number, least: number, most: number) =>
  Math.min(Math.max(minutes, least), most);

/**
 * Duration in elapsed minutes, which differ from wall-clock minutes on a day with a clock change.
 */
const lengthOf = ({ date, start, end }: Spot, changeOn: ChangeOn): number => {
  const change = changeOn(date);
  return realMinutes(end, change) - realMinutes(start, change);
};

/**
 * Moves a spot and keeps its duration, even across a clock change. The start exists on that day,
 * and the end is on the same day.
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
  // In a repeated hour the wall-clock end may be before the start.
  return { date, crewId, start, end: end > start ? end : start + length };
}

/** Changes the end, to at least one step after the start. */
export const stretchedTo = (spot: Spot, end: number, step: number): Spot => ({
  ...spot,
  end: within(end, Math.min(spot.start + step, MINUTES_A_DAY), MINUTES_A_DAY),
});

const overlap = (one: Spot, other: Spot) =>
  one.date === other.date &&
  one.crewId === other.crewId &&
  one.start < other.end &&
  other.start < one.end;

/** First other active appointment of the crew at that time. */
export const clashAt = <Job extends PlacedJob & Pick<Appointment, 'id' | 'status'>>(
  spot: Spot,
  jobs: readonly Job[],
  exceptId: string,
): Job | undefined =>
  jobs.find((job) => job.id !== exceptId && !isOver(job.status) && overlap(spot, spotOf(job)));
