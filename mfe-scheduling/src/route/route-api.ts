import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

export type CrewRoute = Schema<'CrewRoute'>;
export type RouteStop = Schema<'RouteStop'>;

interface Asked {
  date: string;
  crewId: string;
  /** Maximum stops of a link. Default: as many as desktop maps accept. */
  linkStops?: number;
}

/** A crew's route on a day; invalidated together with appointments. */
export const routeQuery = (asked: Asked) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'route', ...asked }),
    queryFn: ({ signal }): Promise<CrewRoute> =>
      callAs(
        shapes.CrewRoute,
        api.GET('/api/calendar/route', { params: { query: asked }, signal }),
      ),
  });
