import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { today, useCan, useSession } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import { useEffect } from 'react';
import { calendarQuery } from '../shared/calendar-api';
import { OFFICE } from '../shared/job-area';
import { keptAppointments } from '../shared/kept-jobs';
import { loadJobPage } from './load-job-page';
import { FRESH, readBeside } from './read-beside';

/** By then the opened page has loaded what it needs, in milliseconds. */
const SETTLED_MS = 5_000;
/** Maximum cached appointments of a day, and how many of them with checklist and photos. */
const MOST = { jobs: 100, pages: 20 };

async function getReady(client: QueryClient, timeZone: string): Promise<void> {
  const day = today(timeZone);
  const asked = { from: day, to: day, perDay: MOST.jobs };
  const { jobs } = await client.fetchQuery({ ...calendarQuery(asked), ...FRESH });
  await keptAppointments.keepDay(jobs);
  const toDo = jobs.filter(({ status }) => !isOver(status)).slice(0, MOST.pages);
  // One at a time, so that requests of the visible page are not delayed.
  for (const { id } of toDo) await readBeside(client, { area: OFFICE, id });
}

type LoadPage = () => Promise<unknown>;

/**
 * Caches today's appointments for offline use, for people who may see all of them.
 *
 * @param loadWay - loads the page that lists them, if it is another one; must be stable
 */
export function useTodayReady(loadWay?: LoadPage): void {
  const client = useQueryClient();
  const canRead = useCan('appointments:read');
  const timeZone = useSession().user?.timeZone;
  useEffect(() => {
    // Without a service worker the app does not open offline.
    if (!canRead || !timeZone || !('serviceWorker' in navigator)) return undefined;
    const timer = window.setTimeout(() => {
      if (!navigator.onLine) return;
      // Failed reads are not available offline; the page says so then.
      const ways = loadWay ? [loadWay()] : [];
      const work: Promise<unknown>[] = [...ways, loadJobPage(), getReady(client, timeZone)];
      void Promise.allSettled(work);
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [client, canRead, timeZone, loadWay]);
}
