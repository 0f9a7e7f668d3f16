import type { IsoDate } from '@clearcoat/sdk';
import type { Appointment } from '../shared/appointments-api';
import type { Calendar, Crew } from '../shared/calendar-api';
import { CrewHead, jobsInWords } from './heads';
import { inLanes } from './lanes';
import { spotOf } from './spot';
import type { GridColumn } from './TimeGrid';

/**
 * Crews of the view: those that take appointments and those that have any; or only the chosen one.
 */
export function crewsIn({ crews, jobs }: Calendar, chosen: string): Crew[] {
  if (chosen) return crews.filter(({ id }) => id === chosen);
  const busy = new Set(jobs.map(({ crew }) => crew.id));
  return crews.filter(({ id, active }) => active || busy.has(id));
}

interface ColumnOptions {
  date: IsoDate;
  crew: string;
  mostLanes: number;
}

/** Number of appointments that fit into the lanes. */
const drawnOf = (jobs: readonly Appointment[], mostLanes: number) =>
  inLanes(jobs, spotOf).filter(({ lane }) => lane < mostLanes).length;

/** The day view has a column for each crew. */
export const dayColumns = (
  calendar: Calendar,
  { date, crew: chosen, mostLanes }: ColumnOptions,
): GridColumn[] =>
  crewsIn(calendar, chosen).map((crew) => {
    const jobs = calendar.jobs.filter((job) => job.crew.id === crew.id);
    return {
      ...{ key: crew.id, date, crewId: crew.id, crewIds: [crew.id] },
      name: `${crew.name}, ${jobsInWords(jobs.length)}`,
      head: <CrewHead crew={crew} date={date} jobs={jobs} drawn={drawnOf(jobs, mostLanes)} />,
    };
  });
