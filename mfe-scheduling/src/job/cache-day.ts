import type { QueryClient } from '@tanstack/react-query';
import { today } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import { calendarQuery } from '../shared/calendar-api';
import { OFFICE } from '../shared/job-area';
import { keptAppointments } from '../shared/kept-jobs';
import { FRESH, readBeside } from './read-beside';

/** Maximum cached appointments of a day, and how many of them with checklist and photos. */
const MOST = { jobs: 100, pages: 20 };

/** Caches today's appointments, and what the pages of open ones need. */
export async function cacheDay(client: QueryClient, timeZone: string): Promise<void> {
  const day = today(timeZone);
  const asked = { from: day, to: day, perDay: MOST.jobs };
  const { jobs } = await client.fetchQuery({ ...calendarQuery(asked), ...FRESH });
  await keptAppointments.keepDay(jobs);
  const toDo = jobs.filter(({ status }) => !isOver(status)).slice(0, MOST.pages);
  // One at a time, so that requests of the visible page are not delayed.
  for (const { id } of toDo) await readBeside(client, { area: OFFICE, id });
}
