import { api, call, type Schema } from '@clearcoat/api-client';
import { queryOptions } from '@tanstack/react-query';

export type Crew = Schema<'Crew'>;

/** All of them, also those that take no jobs any more. */
export const crewsQuery = () =>
  queryOptions({
    queryKey: ['/api/resources'],
    queryFn: ({ signal }): Promise<Crew[]> => call(api.GET('/api/resources', { signal })),
  });
