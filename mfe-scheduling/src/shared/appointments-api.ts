import { api, ifMatch, nextCursor, type operations, type Schema } from '@clearcoat/api-client';
import { callAs, fit, listOf, shapes } from '@clearcoat/api-client/answers';
import { addDays, type IsoDate } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { isOver } from '@clearcoat/sdk/rules';
import { keptAppointments } from './kept-jobs';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Appointment = Schema<'Appointment'>;
export type AppointmentInput = Schema<'AppointmentInput'>;

/** The first and last day shown; null shows every day. */
export type DateRange = readonly [from: string, to: string] | null;

type ListQuery = NonNullable<operations['listAppointments']['parameters']['query']>;

/** Filter of the list and the calendar, as the API has it. */
export type AppointmentFilter = {
  [K in Exclude<keyof ListQuery, `${string}imit` | `${string}ursor`>]?: ListQuery[K] | undefined;
};

interface JobPage {
  jobs: Appointment[];
  /** Total count, not only of this page. */
  total: number;
  next: string | undefined;
}

type FetchPage = (
  filter: AppointmentFilter,
  cursor: string | undefined,
  signal: AbortSignal,
) => Promise<JobPage>;

const PAGE_SIZE = 100;
/** The answer always has both lists; a limit of 1 keeps the unwanted one small. */
const HARDLY_ANY = 1;

const readUpcoming: FetchPage = async (filter, upcomingCursor, signal) => {
  const query = { ...filter, upcomingLimit: PAGE_SIZE, upcomingCursor, limit: HARDLY_ANY };
  const { data } = await api.GET('/api/appointments', { params: { query }, signal });
  const { upcoming, ...rest } = fit(shapes.AppointmentLists, data);
  return {
    jobs: upcoming,
    total: rest.upcomingTotal ?? upcoming.length,
    next: rest.upcomingCursor,
  };
};

/**
 * The first page without a filter updates the offline copy of today's appointments, and falls back to
 * it offline.
 */
const fetchUpcoming: FetchPage = async (filter, cursor, signal) => {
  const isNarrowed = Object.values(filter).some(Boolean);
  if (cursor !== undefined || isNarrowed) return readUpcoming(filter, cursor, signal);
  let page: JobPage | undefined;
  const jobs = await keptAppointments.all(async () => {
    page = await readUpcoming(filter, cursor, signal);
    return page.jobs;
  });
  if (page) return page;
  const toDo = jobs.filter(({ status }) => !isOver(status));
  return { jobs: toDo, total: toDo.length, next: undefined };
};

const fetchPast: FetchPage = async (filter, cursor, signal) => {
  const query = { ...filter, limit: PAGE_SIZE, cursor, upcomingLimit: HARDLY_ANY };
  const { data, response } = await api.GET('/api/appointments', { params: { query }, signal });
  const { past } = fit(shapes.AppointmentLists, data);
  const total = Number(response.headers.get('x-total-count') ?? past.length);
  return { jobs: past, total, next: nextCursor(response.headers.get('link')) };
};

const listQuery = (list: string, filter: AppointmentFilter, fetchPage: FetchPage) =>
  infiniteQueryOptions({
    queryKey: queryKeys.appointments({ view: 'list', list, ...filter }),
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export type JobListQuery = ReturnType<typeof listQuery>;

/** Soonest first. */
export const upcomingQuery = (filter: AppointmentFilter) =>
  listQuery('upcoming', filter, fetchUpcoming);

/** Latest first. */
export const pastQuery = (filter: AppointmentFilter) => listQuery('past', filter, fetchPast);

export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.appointment(id),
    queryFn: ({ signal }): Promise<Appointment> =>
      keptAppointments.one(id, () =>
        callAs(
          shapes.Appointment,
          api.GET('/api/appointments/{id}', { params: { path: { id } }, signal }),
        ),
      ),
    // A form must not start from a cached answer.
    gcTime: 0,
  });

export type HistoryEntry = Schema<'AppointmentChange'>;

/** History of an appointment, the newest first. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'history', id }),
    queryFn: ({ signal }): Promise<HistoryEntry[]> =>
      callAs(
        listOf(shapes.AppointmentChange),
        api.GET('/api/appointments/{id}/history', { params: { path: { id } }, signal }),
      ),
  });

/** Time slot of an appointment. */
export interface Slot {
  date: string;
  startTime: string;
  endTime: string;
  /** The appointment being edited, which does not conflict with itself. */
  excludeId?: string | undefined;
  /** Only conflicts of this crew. Default: all crews. */
  crewId?: string | undefined;
}

export const conflictsQuery = (slot: Slot) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'conflicts', ...slot }),
    queryFn: ({ signal }): Promise<Appointment[]> =>
      callAs(
        listOf(shapes.Appointment),
        api.GET('/api/appointments/conflicts', { params: { query: slot }, signal }),
      ),
  });

interface WantedTime {
  date: string;
  /** Duration of the appointment. */
  minutes: number;
  crewId?: string | undefined;
  excludeId?: string | undefined;
  serviceId?: string | undefined;
  placeId?: string | undefined;
}

/** Possible starts for a crew, or for any of them, by the shop's time step. */
export const freeStartsQuery = (wanted: WantedTime) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'free', ...wanted }),
    queryFn: async ({ signal }): Promise<string[]> => {
      const crews = await callAs(
        listOf(shapes.FreeStarts),
        api.GET('/api/availability', { params: { query: wanted }, signal }),
      );
      return [...new Set(crews.flatMap(({ startTimes }) => startTimes))].sort();
    },
  });

export type OpenDay = Schema<'OpenDay'>;

/** Maximum days in one answer of the server. */
const MOST_OPEN_DAYS = 42;

/** Open hours and free time of each day, up to the server's limit of days. */
export const openDaysQuery = (from: IsoDate, to: IsoDate) => {
  const last = addDays(from, MOST_OPEN_DAYS - 1);
  const query = { from, to: to < last ? to : last };
  return queryOptions({
    queryKey: queryKeys.appointments({ view: 'open-days', ...query }),
    queryFn: async ({ signal }): Promise<ReadonlyMap<IsoDate, OpenDay>> => {
      const days = await callAs(
        listOf(shapes.OpenDay),
        api.GET('/api/availability/days', { params: { query }, signal }),
      );
      return new Map(days.map((day) => [day.date, day]));
    },
  });
};

export function createAppointment(
  body: AppointmentInput,
  headers: { 'Idempotency-Key': string },
): Promise<Appointment> {
  return callAs(shapes.Appointment, api.POST('/api/appointments', { body, headers }));
}

/** @param version - version that the change is based on; another stored version is a conflict */
export function updateAppointment(
  id: string,
  body: AppointmentInput,
  version: number | undefined,
): Promise<Appointment> {
  const headers = ifMatch(version);
  return callAs(
    shapes.Appointment,
    api.PUT('/api/appointments/{id}', { params: { path: { id } }, body, headers }),
  );
}

export type JobStep = Schema<'JobStep'>;

export const cancelAppointment = (id: string): Promise<Appointment> =>
  callAs(
    shapes.Appointment,
    api.POST('/api/appointments/{id}/cancel', { params: { path: { id } } }),
  );
