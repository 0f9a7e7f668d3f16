import { api, call, type Schema } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

/** What of a service a booking needs. */
export type Service = Pick<Schema<'Service'>, 'id' | 'name' | 'duration' | 'price'>;

/** The services the business offers. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: queryKeys.services(),
    queryFn: ({ signal }): Promise<Service[]> => call(api.GET('/api/services', { signal })),
  });
