import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryOptions } from '@tanstack/react-query';

export type Crew = Schema<'Crew'>;

/** All crews, including those that no longer take appointments. */
export const crewsQuery = () =>
  queryOptions({
    queryKey: ['/api/crews'],
    queryFn: ({ signal }): Promise<Crew[]> =>
      callAs(listOf(shapes.Crew), api.GET('/api/crews', { signal })),
  });
