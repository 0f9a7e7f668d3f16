import { api, ifMatch, nextCursor, type Schema } from '@clearcoat/api-client';
import { callAs, fit, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';

export type Contact = Schema<'Contact'>;
export type ContactDetails = Schema<'ContactDetails'>;
export type ContactSort = Schema<'ContactSort'>;
export type ContactVisits = Schema<'ContactVisits'>;

/** Filter of the customers, used by the list and the exports. Empty values do not filter. */
export interface ContactFilter {
  search: string;
  /** Fields to search. Default: all. */
  in?: 'who' | undefined;
  /** Group by the last visit. Default: everybody. */
  visits?: ContactVisits | undefined;
  /** Make of a vehicle. Default: any. */
  make?: string;
}

export interface ContactListParams extends ContactFilter {
  sort: ContactSort;
}

interface ContactPage {
  contacts: Contact[];
  next: string | undefined;
  /** Total count of matches, not only of this page. */
  total: number;
  /** There are more than `total` matches, which are not counted. */
  isCapped: boolean;
}

const PAGE_SIZE = 100;

export const narrowing = (filter: ContactFilter): Partial<ContactFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

async function fetchPage(
  { sort, ...filter }: ContactListParams,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ContactPage> {
  const query = { ...narrowing(filter), sort, limit: PAGE_SIZE, cursor };
  const { data, response } = await api.GET('/api/contacts', { params: { query }, signal });
  const contacts = fit(listOf(shapes.Contact), data);
  return {
    contacts,
    next: nextCursor(response.headers.get('link')),
    total: Number(response.headers.get('x-total-count') ?? contacts.length),
    isCapped: response.headers.get('x-total-count-capped') === 'true',
  };
}

/** List of the contacts page; always refetched, as the SPEC requires. */
export const contactListQuery = (params: ContactListParams) =>
  infiniteQueryOptions({
    queryKey: queryKeys.contacts({ ...params, view: 'table' }),
    queryFn: ({ pageParam, signal }) => fetchPage(params, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });

export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.contact(id),
    queryFn: ({ signal }): Promise<ContactDetails> =>
      callAs(
        shapes.ContactDetails,
        api.GET('/api/contacts/{id}', { params: { path: { id } }, signal }),
      ),
  });

/** Cached list entry of a customer, shown until the page's own request answers. */
export function knownContact(client: QueryClient, id: string): Contact | undefined {
  const lists = client.getQueriesData<InfiniteData<ContactPage>>({
    queryKey: queryKeys.contacts(),
    predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"view":"table"'),
  });
  return lists
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ contacts }) => contacts)
    .find((contact) => contact.id === id);
}

const NAMESAKES = 5;

/** Contacts with a phone number; the server ignores formatting. */
export const contactsWithPhoneQuery = (digits: string) =>
  queryOptions({
    queryKey: queryKeys.contacts({ view: 'phone', digits }),
    queryFn: ({ signal }): Promise<Contact[]> => {
      const query = { search: digits, limit: NAMESAKES };
      return callAs(
        listOf(shapes.Contact),
        api.GET('/api/contacts', { params: { query }, signal }),
      );
    },
  });

export function createContact(
  body: Schema<'ContactInput'>,
  headers: { 'Idempotency-Key': string },
): Promise<Contact> {
  return callAs(shapes.Contact, api.POST('/api/contacts', { body, headers }));
}

/** @param version - version that the change is based on; another stored version is a conflict */
export function updateContact(
  id: string,
  body: Schema<'ContactInput'>,
  version: number | undefined,
): Promise<Contact> {
  const headers = ifMatch(version);
  return callAs(
    shapes.Contact,
    api.PUT('/api/contacts/{id}', { params: { path: { id } }, body, headers }),
  );
}

export type AppointmentsFate = Schema<'AppointmentsFate'>;

/** @param appointments - what happens to upcoming ones. Default: there are none. */
export async function deleteContact(id: string, appointments?: AppointmentsFate): Promise<void> {
  const query = { ...(appointments && { appointments }) };
  await api.DELETE('/api/contacts/{id}', { params: { path: { id }, query } });
}

export async function restoreContact(id: string): Promise<void> {
  await api.POST('/api/contacts/{id}/restore', { params: { path: { id } } });
}
