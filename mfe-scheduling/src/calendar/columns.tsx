import { formatWeekday, type IsoDate } from '@clearcoat/sdk';
import type { Appointment } from '../shared/appointments-api';
import type { Calendar, Crew } from './calendar-api';
import { CrewHead, jobsInWords, WeekDayHead } from './heads';
import { inLanes } from './lanes';
import { datesOf, spanOf } from './span';
import { spotOf } from './spot';
import type { GridColumn } from './TimeGrid';

/** Those that take jobs, and those that have any here; or the one that was chosen. */
export function crewsIn({ crews, jobs }: Calendar, chosen: string): Crew[] {
  if (chosen) return crews.filter(({ id }) => id === chosen);
  const busy = new Set(jobs.map(({ resource }) => resource.id));
  return crews.filter(({ id, active }) => active || busy.has(id));
}

interface ColumnOptions {
  date: IsoDate;
  today: IsoDate;
  crew: string;
  mostLanes: number;
}

/** How many have a place beside each other. */
const drawnOf = (jobs: readonly Appointment[], mostLanes: number) =>
  inLanes(jobs, spotOf).filter(({ lane }) => lane < mostLanes).length;

/** A day has a column for each crew. */
export const dayColumns = (
  calendar: Calendar,
  { date, crew: chosen, mostLanes }: Omit<ColumnOptions, 'today'>,
): GridColumn[] =>
  crewsIn(calendar, chosen).map((crew) => {
    const jobs = calendar.jobs.filter(({ resource }) => resource.id === crew.id);
    return {
      ...{ key: crew.id, date, crewId: crew.id, crewIds: [crew.id] },
      name: `${crew.name}, ${jobsInWords(jobs.length)}`,
      head: <CrewHead crew={crew} date={date} jobs={jobs} drawn={drawnOf(jobs, mostLanes)} />,
    };
  });

/** A week has a column for each day; of a chosen crew alone, or of all. */
export function weekColumns(
  calendar: Calendar,
  { date: around, today, crew, mostLanes }: ColumnOptions,
): GridColumn[] {
  const crewIds = crewsIn(calendar, crew).map(({ id }) => id);
  const counts = new Map(calendar.days.map((day) => [day.date, day.count]));
  return datesOf(spanOf('week', around)).map((date) => {
    const jobs = calendar.jobs.filter((job) => job.date === date);
    const drawn = drawnOf(jobs, mostLanes);
    const count = counts.get(date) ?? 0;
    return {
      ...{ key: date, date, crewId: crew || undefined, crewIds },
      name: `${formatWeekday(date)}, ${jobsInWords(count)}`,
      head: <WeekDayHead date={date} today={today} count={count} drawn={drawn} crew={crew} />,
    };
  });
}
