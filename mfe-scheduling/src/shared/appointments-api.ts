import { api, call, ifMatch, nextCursor, type Schema } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Appointment = Schema<'Appointment'>;
export type AppointmentInput = Schema<'AppointmentInput'>;

/** The first and last day shown; null shows every day. */
export type DateRange = readonly [from: string, to: string] | null;

interface AppointmentPage {
  upcoming: Appointment[];
  past: Appointment[];
  /** Where the next older ones of `past` begin. */
  next: string | undefined;
}

async function fetchPage(
  range: DateRange,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<AppointmentPage> {
  const query = { from: range?.[0], to: range?.[1], cursor };
  const { data, response } = await api.GET('/api/appointments', { params: { query }, signal });
  return {
    upcoming: data?.upcoming ?? [],
    past: data?.past ?? [],
    next: nextCursor(response.headers.get('link')),
  };
}

/** All of upcoming, and past page by page. */
export const appointmentListQuery = (range: DateRange) =>
  infiniteQueryOptions({
    queryKey: queryKeys.appointments({ view: 'lists', range }),
    queryFn: ({ pageParam, signal }) => fetchPage(range, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** All the jobs of one day, whatever became of them. */
export const dayQuery = (date: string) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'day', date }),
    queryFn: async ({ signal }): Promise<Appointment[]> => {
      const { upcoming, past } = await fetchPage([date, date], undefined, signal);
      return [...upcoming, ...past];
    },
  });

export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.appointment(id),
    queryFn: ({ signal }): Promise<Appointment> =>
      call(api.GET('/api/appointments/{id}', { params: { path: { id } }, signal })),
    // A form starts from what it is given first: never from an older answer.
    gcTime: 0,
  });

export type HistoryEntry = Schema<'AuditEntry'>;

/** What was done to an appointment, the newest first. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'history', id }),
    queryFn: ({ signal }): Promise<HistoryEntry[]> =>
      call(api.GET('/api/appointments/{id}/history', { params: { path: { id } }, signal })),
  });

/** The hours an appointment would take. */
export interface Slot {
  date: string;
  startTime: string;
  endTime: string;
  /** The appointment being edited: it does not clash with itself. */
  excludeId?: string | undefined;
}

export const conflictsQuery = (slot: Slot) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'conflicts', ...slot }),
    queryFn: ({ signal }): Promise<Appointment[]> =>
      call(api.GET('/api/appointments/conflicts', { params: { query: slot }, signal })),
  });

export function createAppointment(
  body: AppointmentInput,
  headers: { 'Idempotency-Key': string },
): Promise<Appointment> {
  return call(api.POST('/api/appointments', { body, headers }));
}

/** @param version - what the change is based on; another one by now is refused as a conflict */
export function updateAppointment(
  id: string,
  body: AppointmentInput,
  version: number | undefined,
): Promise<Appointment> {
  const headers = ifMatch(version);
  return call(api.PUT('/api/appointments/{id}', { params: { path: { id } }, body, headers }));
}

export async function cancelAppointment(id: string): Promise<void> {
  await api.POST('/api/appointments/{id}/cancel', { params: { path: { id } } });
}
