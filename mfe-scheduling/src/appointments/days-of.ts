import type { Appointment } from '../shared/appointments-api';
import { planOf, type DayPlan } from '../shared/day-plan';

/** A day of a list: its jobs, and what they come to. */
export interface Day {
  jobs: Appointment[];
  plan: DayPlan;
}

/** The days of a list by their dates, so that not every row looks through all the others. */
export function daysOf(jobs: readonly Appointment[], timeZone: string): ReadonlyMap<string, Day> {
  const byDate = new Map<string, Appointment[]>();
  for (const job of jobs) {
    const others = byDate.get(job.date);
    if (others) others.push(job);
    else byDate.set(job.date, [job]);
  }
  return new Map(
    [...byDate].map(([date, own]) => [date, { jobs: own, plan: planOf(date, own, timeZone) }]),
  );
}
