import { api, nextCursor, type Schema } from '@clearcoat/api-client';
import { callAs, fit, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

/** Fields of a contact that the form uses. */
export type Customer = Pick<Schema<'Contact'>, 'id' | 'name' | 'phone' | 'address'> &
  Partial<Pick<Schema<'ContactDetails'>, 'vehicles' | 'places'>>;

const MATCHES_SHOWN = 25;

/** Customers that match the search text, limited to a readable number. */
export const customerSearchQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.contacts({ view: 'options', search }),
    queryFn: ({ signal }): Promise<Customer[]> => {
      const query = { search: search || undefined, limit: MATCHES_SHOWN };
      return callAs(
        listOf(shapes.Contact),
        api.GET('/api/contacts', { params: { query }, signal }),
      );
    },
  });

const MOST_IN_DROPDOWN = 500;

/** All customers for a plain dropdown, unless there are too many. */
export const allCustomersQuery = () =>
  queryOptions({
    queryKey: queryKeys.contacts({ view: 'dropdown' }),
    queryFn: async ({ signal }): Promise<{ customers: Customer[]; areAll: boolean }> => {
      const query = { limit: MOST_IN_DROPDOWN };
      const { data, response } = await api.GET('/api/contacts', { params: { query }, signal });
      const customers = fit(listOf(shapes.Contact), data);
      return { customers, areAll: !nextCursor(response.headers.get('link')) };
    },
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.contact(id),
    queryFn: ({ signal }): Promise<Customer> =>
      callAs(
        shapes.ContactDetails,
        api.GET('/api/contacts/{id}', { params: { path: { id } }, signal }),
      ),
  });
