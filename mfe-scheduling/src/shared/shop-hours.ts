import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import type { IsoDate } from '@clearcoat/sdk';
import { timesInOrder, toMinutes } from '@clearcoat/sdk/rules';
import { queryOptions } from '@tanstack/react-query';

/** Minutes from one time to the next where a shop has not said otherwise. */
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

/** The open hours of a day. A closed day has the longest hours of the week, so that staff can book it all the same. */
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

/** Multiples of the step within a stretch, and its edge. */
function stepsWithin({ start, end }: Open, edge: number, step: number): number[] {
  const first = Math.ceil(start / step) * step;
  const count = Math.max(0, Math.floor((end - first) / step) + 1);
  return [edge, ...Array.from({ length: count }, (_, index) => first + index * step)];
}

/** Steps of a day's open hours at which a job can start, and the present start. */
export const openStarts = (hours: ShopHours, date: IsoDate, present: string): string[] => {
  const { timeStep = USUAL_STEP } = hours;
  const starts = openOn(hours, date).flatMap((open) =>
    stepsWithin(open, open.start, timeStep).filter((minute) => minute < open.end),
  );
  return timesInOrder(starts, present);
};

/** Steps of a day's open hours at which a job can end, and the present end. Midnight comes last. */
export const openEnds = (hours: ShopHours, date: IsoDate, present: string): string[] => {
  const { timeStep = USUAL_STEP } = hours;
  const ends = openOn(hours, date).flatMap((open) =>
    stepsWithin(open, open.end, timeStep).filter((minute) => minute > open.start),
  );
  const times = timesInOrder(ends, present);
  return times[0] === '00:00' ? [...times.slice(1), '00:00'] : times;
};
