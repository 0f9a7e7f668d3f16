import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { api, nextCursor, type Schema } from '@clearcoat/api-client';
import { callAs, fit, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';

export type Notification = Schema<'Notification'>;

interface Page {
  items: Notification[];
  next: string | undefined;
}

const PAGE_SIZE = 20;
const POLL_MS = 60_000;

/** Unread count; refetched every minute while the tab is visible. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: queryKeys.notifications({ view: 'unread' }),
    queryFn: async ({ signal }) => {
      const params = { query: { limit: 1 } };
      return (
        await callAs(shapes.NotificationList, api.GET('/api/notifications', { params, signal }))
      ).unread;
    },
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });

async function fetchPage(cursor: string | undefined, signal: AbortSignal): Promise<Page> {
  const query = { limit: PAGE_SIZE, cursor };
  const { data, response } = await api.GET('/api/notifications', { params: { query }, signal });
  const { items } = fit(shapes.NotificationList, data);
  return { items, next: nextCursor(response.headers.get('link')) };
}

export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: queryKeys.notifications({ view: 'list' }),
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/**
 * Marks notifications as read, on the server and in the cache.
 *
 * @param ids - absent: all of them
 */
export async function markRead(client: QueryClient, ids?: string[]): Promise<void> {
  const { unread } = await callAs(
    shapes.UnreadCount,
    api.POST('/api/notifications/read', { body: { ids } }),
  );
  client.setQueryData(unreadQuery().queryKey, unread);
  const isMeant = ({ id }: Notification) => !ids || ids.includes(id);
  client.setQueryData(notificationsQuery().queryKey, (data: InfiniteData<Page> | undefined) => ({
    pageParams: data?.pageParams ?? [],
    pages: (data?.pages ?? []).map((page) => ({
      ...page,
      items: page.items.map((item) => (isMeant(item) ? { ...item, read: true } : item)),
    })),
  }));
}

/**
 * Invalidates notifications together with appointments, since a change to an appointment may
 * create one.
 */
export function followAppointments(client: QueryClient): void {
  const [appointments] = queryKeys.appointments();
  client.getQueryCache().subscribe((event) => {
    const isInvalidated = event.type === 'updated' && event.action.type === 'invalidate';
    const [asked] = event.query.queryKey as QueryKey;
    if (!isInvalidated || asked !== appointments) return;
    void client.invalidateQueries({ queryKey: queryKeys.notifications() });
  });
}
