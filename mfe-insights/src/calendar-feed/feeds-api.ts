import { api, call, type Schema } from '@clearcoat/api-client';
import { queryOptions } from '@tanstack/react-query';

export type CalendarFeed = Schema<'CalendarFeed'>;
export type CalendarFeedAddress = Schema<'CalendarFeedAddress'>;

const FEEDS = '/api/calendar/feeds';

export const feedsQuery = () =>
  queryOptions({
    queryKey: [FEEDS] as const,
    queryFn: ({ signal }) => call(api.GET(FEEDS, { signal })),
  });

const byId = (id: string) => ({ params: { path: { id } } });

/** A new secret address, of a crew or of oneself; the one before no longer works. */
export const makeFeed = (crewId: string | undefined): Promise<CalendarFeedAddress> =>
  call(
    crewId === undefined
      ? api.POST('/api/calendar/feeds/own')
      : api.POST('/api/calendar/feeds/crews/{id}', byId(crewId)),
  );

export async function endFeed(crewId: string | undefined): Promise<void> {
  await (crewId === undefined
    ? api.DELETE('/api/calendar/feeds/own')
    : api.DELETE('/api/calendar/feeds/crews/{id}', byId(crewId)));
}
