import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

/** Fields of a service that a booking needs. */
export type Service = Pick<Schema<'Service'>, 'id' | 'name' | 'duration' | 'price'> &
  Partial<Pick<Schema<'Service'>, 'prices' | 'location'>>;
export type Addon = Schema<'Addon'>;
export type Quote = Schema<'Quote'>;
export type QuoteInput = Schema<'QuoteInput'>;

export const servicesQuery = () =>
  queryOptions({
    queryKey: queryKeys.services(),
    queryFn: ({ signal }): Promise<Service[]> =>
      callAs(listOf(shapes.Service), api.GET('/api/services', { signal })),
  });

/** All add-ons. */
export const addonsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.services(), 'addons'],
    queryFn: ({ signal }): Promise<Addon[]> =>
      callAs(listOf(shapes.Addon), api.GET('/api/addons', { signal })),
  });

/** The server's quote for price and duration. */
export const quoteQuery = (body: QuoteInput) =>
  queryOptions({
    queryKey: [...queryKeys.services(), 'quote', body],
    queryFn: ({ signal }): Promise<Quote> =>
      callAs(shapes.Quote, api.POST('/api/quote', { body, signal })),
  });
