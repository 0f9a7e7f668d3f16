import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

export type CrewRoute = Schema<'CrewRoute'>;
export type RouteStop = Schema<'RouteStop'>;

interface Asked {
  date: string;
  resourceId: string;
  /** How many stops of a link there are at most. Default: as many as a desktop's maps take. */
  linkStops?: number;
}

/** Where a crew drives on a day; stale whenever appointments are. */
export const routeQuery = (asked: Asked) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'route', ...asked }),
    queryFn: ({ signal }): Promise<CrewRoute> =>
      callAs(
        shapes.CrewRoute,
        api.GET('/api/calendar/route', { params: { query: asked }, signal }),
      ),
  });
