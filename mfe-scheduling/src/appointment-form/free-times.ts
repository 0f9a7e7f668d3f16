import {
  freeSpans,
  fromMinutes,
  isOpenOn,
  OPENS,
  toMinutes,
  type Span,
} from '@clearcoat/sdk/rules';
import type { Now } from '../shared/day-plan';

const HOUR = 60;

/**
 * The hours of a day at which a job of that length could begin, with nothing else booked.
 *
 * @param busy - what is booked on that day
 * @param minutes - how long the job takes
 */
export function freeStarts(
  date: string,
  busy: readonly Span[],
  minutes: number,
  { today, time }: Now,
): string[] {
  if (!date || date < today || !isOpenOn(date)) return [];
  const spans = freeSpans(busy, minutes, date === today ? time : OPENS);
  return spans.flatMap(({ startTime, endTime }) => {
    const first = Math.ceil(toMinutes(startTime) / HOUR) * HOUR;
    const count = Math.floor((toMinutes(endTime) - minutes - first) / HOUR) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) =>
      fromMinutes(first + index * HOUR),
    );
  });
}
