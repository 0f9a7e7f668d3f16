import { clockTime, minutesOf } from '../../../../platform/time/clock-time.js';
import { addDays, formatTime } from '../../../../platform/time/zone.js';
import type { Language } from '../../plan/plan.js';
import { saidLongDay } from '../../plan/say/day.js';
import { dayOf } from '../when/index.js';
import type { MovePlan } from './move-plan.js';
import { slotWords, type FoundAppointment } from './which.js';

export interface Target {
  date: string;
  time: string;
}

const A_WEEK = 7;
/** The first such weekday after that day. */
const following = (date: string, after: string): string =>
  date > after ? date : following(addDays(date, A_WEEK), after);

/** What is not said stays: another day at the same time, another time on the same day. */
export function targetOf(
  { to, by }: Pick<MovePlan, 'to' | 'by'>,
  found: Pick<FoundAppointment, 'date' | 'startTime'>,
): Target | undefined {
  if (by) {
    // 'To 1', and then 'a week later', is at 1.
    const minutes = minutesOf(to.time ?? found.startTime) + by.minutes;
    const days = by.days + Math.floor(minutes / (24 * 60));
    const inDay = ((minutes % (24 * 60)) + 24 * 60) % (24 * 60);
    return { date: addDays(dayOf(to) ?? found.date, days), time: clockTime(inDay) };
  }
  const isRange = to.from !== undefined && dayOf(to) === undefined;
  const isPart = to.after !== undefined || to.before !== undefined;
  const isSaid = to.from !== undefined || to.time !== undefined;
  if (!isSaid || isRange || (isPart && to.time === undefined)) return undefined;
  const date = dayOf(to) ?? found.date;
  return {
    date: to.isFollowing ? following(date, found.date) : date,
    time: to.time ?? found.startTime,
  };
}

export function targetWords({ to, by }: MovePlan, language: Language): string {
  const day = dayOf(to);
  if (by || day === undefined) return to.time === undefined ? '' : formatTime(to.time);
  if (to.time !== undefined) return slotWords({ date: day, startTime: to.time }, language);
  return saidLongDay(day, language).replace(/^[^,]*, /, '');
}
