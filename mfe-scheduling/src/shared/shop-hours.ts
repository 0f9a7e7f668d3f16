import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import type { IsoDate } from '@clearcoat/sdk';
import { timesInOrder, toMinutes } from '@clearcoat/sdk/rules';
import { queryOptions } from '@tanstack/react-query';

/** Default time step in minutes. */
export const USUAL_STEP = 60;

export type ShopHours = Pick<Schema<'WeekHours'>, 'ranges'> &
  Partial<Pick<Schema<'WeekHours'>, 'timeStep'>>;

/** The shop's open hours of a week, and its time step. */
export const shopHoursQuery = () =>
  queryOptions({
    queryKey: ['/api/hours'],
    queryFn: ({ signal }): Promise<ShopHours> =>
      callAs(shapes.WeekHours, api.GET('/api/hours', { signal })),
  });

interface Open {
  start: number;
  end: number;
}

/** Hours of a new shop, until its own are known. */
const USUAL: Open = { start: 9 * 60, end: 18 * 60 };

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/**
 * Open hours of a date. A closed day gets the longest hours of the week, so that staff can still
 * book it.
 */
function openOn({ ranges }: ShopHours, date: IsoDate): Open[] {
  const open = ranges.map(({ weekday, starts, ends }) => ({
    weekday,
    start: toMinutes(starts),
    end: toMinutes(ends),
  }));
  const ofDay = open.filter(({ weekday }) => weekday === weekdayOf(date));
  if (ofDay.length > 0) return ofDay;
  if (open.length === 0) return [USUAL];
  const start = Math.min(...open.map((each) => each.start));
  return [{ start, end: Math.max(...open.map((each) => each.end)) }];
}

/** Multiples of the step within a stretch, plus its edge. */
function stepsWithin({ start, end }: Open, edge: number, step: number): number[] {
  const first = Math.ceil(start / step) * step;
  const count = Math.max(0, Math.floor((end - first) / step) + 1);
  return [edge, ...Array.from({ length: count }, (_, index) => first + index * step)];
}

/** Possible starts in a day's open hours, plus the present start. */
export const openStarts = (hours: ShopHours, date: IsoDate, present: string): string[] => {
  const { timeStep = USUAL_STEP } = hours;
  const starts = openOn(hours, date).flatMap((open) =>
    stepsWithin(open, open.start, timeStep).filter((minute) => minute < open.end),
  );
  return timesInOrder(starts, present);
};

/** Possible ends in a day's open hours, plus the present end. Midnight sorts last. */
export const openEnds = (hours: ShopHours, date: IsoDate, present: string): string[] => {
  const { timeStep = USUAL_STEP } = hours;
  const ends = openOn(hours, date).flatMap((open) =>
    stepsWithin(open, open.end, timeStep).filter((minute) => minute > open.start),
  );
  const times = timesInOrder(ends, present);
  return times[0] === '00:00' ? [...times.slice(1), '00:00'] : times;
};
