import { useSearchParams } from '@clearcoat/sdk';
import type { ContactFilter, ContactSort, ContactVisits } from '../shared/contacts-api';

const SORTS: readonly ContactSort[] = [
  'name',
  '-name',
  'lastAppointment',
  '-lastAppointment',
  'totalSpent',
  '-totalSpent',
];
const VISITS: readonly ContactVisits[] = ['due', 'lapsed', 'never'];
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
  const visits = VISITS.find((each) => each === params.get('visits'));
  const make = params.get('make') ?? '';
  const filter: ContactFilter = {
    ...{ search, visits, make },
    ...(search && !isEverywhere && { in: 'who' }),
  };
  const put = (name: 'search' | 'sort' | 'in' | 'visits' | 'make', value: string) =>
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
    /** Everybody again, in the same order. */
    reset: () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of ['search', 'in', 'visits', 'make']) next.delete(name);
          return next;
        },
        { replace: true },
      ),
    setMake: (next: string) => put('make', next),
    setVisits: (next: ContactVisits | undefined) => put('visits', next ?? ''),
    setSearch: (term: string) => put('search', term.trim() ? term : ''),
    setSort: (sort: ContactSort) => put('sort', sort === DEFAULT_SORT ? '' : sort),
  };
}
