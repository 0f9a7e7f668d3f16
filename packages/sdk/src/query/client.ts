import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { send } from '@clearcoat/api-client';
import { queryKeys } from './keys';

const FRESH_MS = 5_000;

/** Default fetch: GET with the first element of the key as the URL. */
async function defaultFetch({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const { data, response } = await send('GET', String(queryKey[0]), {
    signal,
    takesAnything: true,
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? data : response.text();
}

/** Creates the page's one query client, with the SPEC's defaults. Called by the shell. */
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
        // With this network mode the library does not refetch by itself on reconnect.
        refetchOnReconnect: true,
      },
      // Offline, a mutation fails at once instead of being queued by the library.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Invalidates everything that depends on appointments or contacts: the lists, the customers'
 * totals, the dashboard with its brief, and the revenue.
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
