import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { send } from '@clearcoat/api-client';
import { queryKeys } from './keys';

const FRESH_MS = 5_000;

/** The default fetch: GET with a JSON content type, the first element of the key as the URL. */
async function defaultFetch({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const { data, response } = await send('GET', String(queryKey[0]), {
    signal,
    takesAnything: true,
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? data : response.text();
}

/** The page's one query client, with the SPEC's defaults. The shell makes it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultFetch,
        staleTime: FRESH_MS,
        retry: 1,
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        networkMode: 'always',
        // With this network mode the library does not by itself ask again once the network is back.
        refetchOnReconnect: true,
      },
      // Without a network a call fails at once and says so; it is not kept to surprise later.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Marks everything stale that follows from appointments or contacts: the lists themselves, the
 * customers' totals, the dashboard with its brief, and the revenue.
 *
 * @example onSuccess: () => invalidateBusinessData(queryClient)
 */
export async function invalidateBusinessData(client: QueryClient): Promise<void> {
  await Promise.all(
    [
      queryKeys.appointments(),
      queryKeys.myJobs(),
      queryKeys.contacts(),
      queryKeys.dashboard(),
      queryKeys.revenue(),
      queryKeys.brief(),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
