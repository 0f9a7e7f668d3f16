import { formatMoney } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import { DayBoard } from '@clearcoat/ui/core';
import { useAdvanceJob } from './use-advance-job';

type Day = Schema<'DaySummary'>;

const SHOWN = 3;
const isOver = ({ status }: { status: string }) => status === 'completed';

/** Whether there are jobs to start or finish today. */
export const isWorkingDay = ({ appointments }: Day) => appointments.some((job) => !isOver(job));

/** Sort key: jobs in progress first. */
const rankOf = ({ status }: { status: string }) => (status === 'in-progress' ? 0 : 1);

/** Current and next jobs of all crews, after the last completed ones. */
export function aroundNow<T extends { status: string }>(jobs: readonly T[]): readonly T[] {
  const toDo = jobs
    .filter((job) => !isOver(job))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const done = jobs.filter(isOver);
  const ahead = toDo.slice(0, done.length > 0 ? SHOWN - 1 : SHOWN);
  const shown = new Set([...done.slice(ahead.length - SHOWN), ...ahead]);
  return jobs.filter((job) => shown.has(job));
}

/** The day's money, for people with permission. */
function moneyOf({ earned = 0, worth }: Day) {
  if (worth === undefined) return { progress: 0 };
  return {
    earned: formatMoney(earned),
    expected: formatMoney(worth),
    progress: worth > 0 ? earned / worth : 0,
  };
}

/** Today's jobs with start and finish buttons, and the day's money. */
export function TodayBoard({ day }: { day: Day }) {
  const { advance, busyId } = useAdvanceJob();
  const shown = aroundNow(day.appointments);
  const areSeveral = new Set(day.appointments.map(({ crew }) => crew.id)).size > 1;
  const more = day.jobs - shown.length;
  return (
    <DayBoard
      title="Today"
      note={`${day.jobs} ${day.jobs === 1 ? 'job' : 'jobs'}${more > 0 ? `, ${more} more below` : ''}`}
      {...moneyOf(day)}
      jobs={shown.map(({ id, customer, startTime, service, vehicle, crew, status }) => ({
        id,
        customer: customer.name,
        time: startTime,
        service,
        vehicle: vehicle?.label ?? '',
        ...(areSeveral && { crew: crew.name }),
        status,
      }))}
      busyId={busyId}
      onAdvance={({ id }) => {
        const job = shown.find((each) => each.id === id);
        if (job) advance(job);
      }}
    />
  );
}
