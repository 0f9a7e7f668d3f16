import { textKey } from '@clearcoat/sdk/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { useCan, useSession, type Permission } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { useDebounced } from '@clearcoat/ui/core';
import { useEntries } from '../contexts/sidebar-entries';
import { MOST_JOBS, MOST_RECENT, type Found, type PaletteItem } from './palette-items';

const DEBOUNCE_MS = 150;
const MOST_MATCHES = 5;
/** Some of the next jobs may already be among the recent items. */
const NEXT_JOBS = { upcomingLimit: MOST_JOBS + MOST_RECENT, limit: 1 };

/**
 * Matching customers from the server. Nobody before anything is typed; earlier results stay until
 * new ones arrive.
 */
function useCustomers(term: string) {
  const isAsked = useCan('contacts:read') && term !== '';
  const {
    data = [],
    isLoading,
    isPlaceholderData,
  } = useQuery({
    queryKey: queryKeys.contacts({ view: 'palette', search: term }),
    queryFn: ({ signal }) =>
      callAs(
        listOf(shapes.Contact),
        api.GET('/api/contacts', {
          params: { query: { search: term, limit: MOST_MATCHES } },
          signal,
        }),
      ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked
    ? { customers: data, isOnTheWay: isLoading || isPlaceholderData }
    : { customers: [], isOnTheWay: false };
}

/** The next jobs, and the matching ones among all. */
function useJobs(term: string) {
  const isAsked = useCan('appointments:read');
  const { data: lists } = useQuery({
    queryKey: queryKeys.appointments({ view: 'palette' }),
    queryFn: ({ signal }) =>
      callAs(
        shapes.AppointmentLists,
        api.GET('/api/appointments', { params: { query: NEXT_JOBS }, signal }),
      ),
    enabled: isAsked,
  });
  const { data: found = [] } = useQuery({
    queryKey: queryKeys.appointments({ view: 'palette', search: term }),
    queryFn: ({ signal }) =>
      callAs(
        listOf(shapes.Appointment),
        api.GET('/api/appointments/search', {
          params: { query: { q: term, limit: MOST_JOBS } },
          signal,
        }),
      ),
    enabled: isAsked && term !== '',
    placeholderData: keepPreviousData,
  });
  return isAsked ? { next: lists?.upcoming ?? [], found } : { next: [], found: [] };
}

/** Everything that the palette chooses from. */
export function useFound(typed: string, recent: readonly PaletteItem[]): Found {
  const { permissions } = useSession();
  const term = textKey(typed);
  const asked = useDebounced(term, DEBOUNCE_MS);
  const { customers, isOnTheWay } = useCustomers(asked);
  const { next, found } = useJobs(asked);
  const pages = useEntries();
  const can = (permission: Permission) => permissions.includes(permission);
  // Customers appear above jobs: a late customer would slip under an Enter meant for a job.
  const jobs = isOnTheWay ? [] : found;
  const matching = term ? { customers, jobs } : { customers: [], jobs: next };
  return { term, ...matching, pages, recent, can };
}
