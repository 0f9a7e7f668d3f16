import { useSearchParams } from '@clearcoat/sdk';
import type { ContactFilter, ContactSort } from '../shared/contacts-api';

const SORTS: readonly ContactSort[] = [
  'name',
  '-name',
  'lastAppointment',
  '-lastAppointment',
  'totalSpent',
  '-totalSpent',
];
const DEFAULT_SORT: ContactSort = 'name';

/**
 * Filter and sort order of the list in the address, so that they can be shared and the Back button
 * works.
 */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('sort');
  const search = params.get('search') ?? '';
  const isEverywhere = params.get('in') === 'everything';
  const filter: ContactFilter = { search, ...(search && !isEverywhere && { in: 'who' }) };
  const put = (name: 'search' | 'sort' | 'in', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        if (!next.get('search')) next.delete('in');
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    /** Repeats the search in all fields. */
    searchEverywhere: () => put('in', 'everything'),
    sort: SORTS.find((sort) => sort === asked) ?? DEFAULT_SORT,
    setSearch: (term: string) => put('search', term.trim() ? term : ''),
    setSort: (sort: ContactSort) => put('sort', sort === DEFAULT_SORT ? '' : sort),
  };
}
