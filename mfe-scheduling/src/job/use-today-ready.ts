import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCan, useSession } from '@clearcoat/sdk';
import { useEffect } from 'react';
import { loadJobPage } from './load-job-page';

/** By then the opened page has loaded what it needs, in milliseconds. */
const SETTLED_MS = 5_000;
/** Loaded when it is due, because the dashboard's first load includes this file. */
async function cacheToday(client: QueryClient, timeZone: string): Promise<void> {
  const { cacheDay } = await import('./cache-day');
  await cacheDay(client, timeZone);
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
      const work: Promise<unknown>[] = [...ways, loadJobPage(), cacheToday(client, timeZone)];
      void Promise.allSettled(work);
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [client, canRead, timeZone, loadWay]);
}
