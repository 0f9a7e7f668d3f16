import { formatTime, timeAt } from '@clearcoat/sdk';
import { lengthOf } from '../shared/day-plan';
import type { ShownJob } from '../shared/shown-job';

const MINUTE_MS = 60_000;

const SAID = [
  ['confirmedAt', 'Confirmed'],
  ['onMyWayAt', 'On my way'],
  ['arrivedAt', 'Arrived'],
  ['startedAt', 'Started'],
  ['finishedAt', 'Finished'],
  ['cancelledAt', 'Cancelled'],
] as const;

/** Recorded times of a job, in order: 'Started', '9:30 AM'. */
export function momentsOf({ timeline }: Pick<ShownJob, 'timeline'>, timeZone: string | undefined) {
  return SAID.flatMap(([key, label]) => {
    const at = timeline[key] ?? '';
    const time = timeAt(timeZone, at);
    return time ? [{ label, at, time: formatTime(time) }] : [];
  });
}

/** Duration of the job, '1 h 25 min'; '' while unknown. */
export function tookOf({
  timeline: { startedAt, finishedAt },
}: Pick<ShownJob, 'timeline'>): string {
  if (!startedAt || !finishedAt) return '';
  const minutes = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / MINUTE_MS);
  return minutes > 0 ? lengthOf(minutes) : '';
}
