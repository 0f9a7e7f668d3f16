import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, call } from '@clearcoat/api-client';
import { useCan, useSession, type Permission } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { useDebounced } from '@clearcoat/ui/core';
import { useEntries } from '../layouts/app/sidebar-entries';
import type { Found, PaletteItem } from './palette-items';

const DEBOUNCE_MS = 150;
const MOST_MATCHES = 5;
const NEXT_JOBS = { upcomingLimit: 100, limit: 1 };

/** The customers that match, asked of the server; nobody before anything is typed. */
function useCustomers(term: string) {
  const isAsked = useCan('contacts:read') && term !== '';
  const { data = [] } = useQuery({
    queryKey: queryKeys.contacts({ view: 'palette', search: term }),
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/contacts', {
          params: { query: { search: term, limit: MOST_MATCHES } },
          signal,
        }),
      ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? data : [];
}

/** The next jobs; which of them are meant is seen at once. */
function useJobs() {
  const isAsked = useCan('appointments:read');
  const { data } = useQuery({
    queryKey: queryKeys.appointments({ view: 'palette' }),
    queryFn: ({ signal }) =>
      call(api.GET('/api/appointments', { params: { query: NEXT_JOBS }, signal })),
    enabled: isAsked,
  });
  return data?.upcoming ?? [];
}

/** All that the palette chooses from. */
export function useFound(typed: string, recent: readonly PaletteItem[]): Found {
  const { permissions } = useSession();
  const term = typed.trim().toLowerCase();
  const customers = useCustomers(useDebounced(term, DEBOUNCE_MS));
  const jobs = useJobs();
  const pages = useEntries();
  const can = (permission: Permission) => permissions.includes(permission);
  return { term, customers: term ? customers : [], jobs, pages, recent, can };
}
