import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { today, useCan, useSession } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import { useEffect } from 'react';
import { calendarQuery } from '../calendar/calendar-api';
import { checklistQuery } from '../checklist/checklist-api';
import { loadMyJobPage } from '../my-jobs/load-my-job-page';
import { photosQuery } from '../photos/photos-api';
import { OFFICE, OWN_JOBS } from '../shared/job-area';
import type { JobOf } from '../shared/job-changes';
import { isKept, keptAppointments } from '../shared/kept-jobs';
import type { MyJob } from '../shared/shown-job';
import { loadJobPage } from './load-job-page';

/** What was read so lately is not asked for again, in milliseconds. */
const FRESH_MS = 10 * 60_000;
const FRESH = { staleTime: FRESH_MS, gcTime: FRESH_MS };

/** What stands on the page of a job beside the job itself. */
const readBeside = (client: QueryClient, job: JobOf) =>
  Promise.all([
    client.prefetchQuery({ ...checklistQuery(job), ...FRESH }),
    client.prefetchQuery({ ...photosQuery(job), ...FRESH }),
  ]);

/** One's own jobs of today and tomorrow open without a line: their page, and what stands on it, are fetched while there is one. */
export function useReadyForRoad(jobs: readonly MyJob[] | undefined): void {
  const client = useQueryClient();
  const ids = jobs
    ?.filter(isKept)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!ids || !navigator.onLine) return;
    void loadMyJobPage();
    for (const id of ids.split(' ')) void readBeside(client, { area: OWN_JOBS, id });
  }, [client, ids]);
}

/** By then the page that somebody opened has what it needs, in milliseconds. */
const SETTLED_MS = 5_000;
/** So many jobs of a day are kept, and so many of them with what stands on their page. */
const MOST = { jobs: 100, pages: 20 };

async function getReady(client: QueryClient, timeZone: string): Promise<void> {
  const day = today(timeZone);
  const asked = { from: day, to: day, perDay: MOST.jobs };
  const { jobs } = await client.fetchQuery({ ...calendarQuery(asked), ...FRESH });
  await keptAppointments.keepDay(jobs);
  const toDo = jobs.filter(({ status }) => !isOver(status)).slice(0, MOST.pages);
  // One after the other: whoever looks at the page goes first.
  for (const { id } of toDo) await readBeside(client, { area: OFFICE, id });
}

type LoadPage = () => Promise<unknown>;

/**
 * The shop's jobs of today open without a line, for whoever may see them all, wherever they looked at what is on.
 *
 * @param loadWay - fetches the page on which one finds them, where that is another one. The same function each time
 */
export function useTodayReady(loadWay?: LoadPage): void {
  const client = useQueryClient();
  const canRead = useCan('appointments:read');
  const timeZone = useSession().user?.timeZone;
  useEffect(() => {
    // Without a service worker nothing of the app opens without a line.
    if (!canRead || !timeZone || !('serviceWorker' in navigator)) return undefined;
    const timer = window.setTimeout(() => {
      if (!navigator.onLine) return;
      // What could not be read now is not there without a line: then the page says so.
      const work = [loadWay?.(), loadJobPage(), getReady(client, timeZone)];
      void Promise.allSettled(work);
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [client, canRead, timeZone, loadWay]);
}
