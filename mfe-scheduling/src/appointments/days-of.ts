import type { Appointment } from '../shared/appointments-api';
import { planOf, type DayPlan } from '../shared/day-plan';

/** A day of a list: its appointments and totals. */
export interface Day {
  jobs: Appointment[];
  plan: DayPlan;
}

/** Appointments grouped by date once, so that rows need not scan the whole list. */
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
