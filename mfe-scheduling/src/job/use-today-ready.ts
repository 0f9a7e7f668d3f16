import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { today, useCan, useSession } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import { useEffect } from 'react';
import { calendarQuery } from '../calendar/calendar-api';
import { OFFICE } from '../shared/job-area';
import { keptAppointments } from '../shared/kept-jobs';
import { loadJobPage } from './load-job-page';
import { FRESH, readBeside } from './read-beside';

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
      const ways = loadWay ? [loadWay()] : [];
      const work: Promise<unknown>[] = [...ways, loadJobPage(), getReady(client, timeZone)];
      void Promise.allSettled(work);
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [client, canRead, timeZone, loadWay]);
}
