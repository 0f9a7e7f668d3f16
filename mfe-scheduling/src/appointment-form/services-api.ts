import { api, call, type Schema } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

export type Service = Schema<'Service'>;

/** The services the business offers. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: queryKeys.services(),
    queryFn: ({ signal }): Promise<Service[]> => call(api.GET('/api/services', { signal })),
  });
