import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';
import type { Contact } from '../shared/contacts-api';

export type MergeInput = Schema<'MergeInput'>;
export type MergedContact = Schema<'MergedContact'>;

const MOST_SHOWN = 8;

/** Candidates, searched like the list. */
export const candidatesQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.contacts({ view: 'merge', search }),
    queryFn: ({ signal }): Promise<Contact[]> =>
      callAs(
        listOf(shapes.Contact),
        api.GET('/api/contacts', { params: { query: { search, limit: MOST_SHOWN } }, signal }),
      ),
  });

export const mergeContacts = (id: string, body: MergeInput): Promise<MergedContact> =>
  callAs(
    shapes.MergedContact,
    api.POST('/api/contacts/{id}/merge', { params: { path: { id } }, body }),
  );
