import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export type CalendarFeed = Schema<'CalendarFeed'>;
export type CalendarFeedAddress = Schema<'CalendarFeedAddress'>;

const FEEDS = '/api/calendar/feeds';

async function findFeed(crewId: string | undefined, signal: AbortSignal) {
  if (crewId === undefined) {
    return (await callAs(shapes.OwnCalendarFeed, api.GET('/api/calendar/feeds/own', { signal })))
      .feed;
  }
  const feeds = await callAs(
    listOf(shapes.CalendarFeed),
    api.GET('/api/calendar/feeds/crews', { signal }),
  );
  return feeds.find((feed) => feed.crewId === crewId) ?? null;
}

/** Calendar feed of a crew, or of the person; null if there is none. */
export const feedQuery = (crewId: string | undefined) =>
  queryOptions({
    queryKey: [FEEDS, crewId ?? 'own'] as const,
    queryFn: ({ signal }): Promise<CalendarFeed | null> => findFeed(crewId, signal),
  });

export const refreshFeeds = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [FEEDS] });

const byId = (id: string) => ({ params: { path: { id } } });

/** Creates a new secret feed address; the previous one stops working. */
export function makeFeed(
  crewId: string | undefined,
  code: string | undefined,
): Promise<CalendarFeedAddress> {
  const body = code === undefined ? {} : { code };
  return callAs(
    shapes.CalendarFeedAddress,
    crewId === undefined
      ? api.POST('/api/calendar/feeds/own', { body })
      : api.POST('/api/calendar/feeds/crews/{id}', { ...byId(crewId), body }),
  );
}

export async function endFeed(crewId: string | undefined): Promise<void> {
  await (crewId === undefined
    ? api.DELETE('/api/calendar/feeds/own')
    : api.DELETE('/api/calendar/feeds/crews/{id}', byId(crewId)));
}
