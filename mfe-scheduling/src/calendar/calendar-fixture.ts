import type { Schema } from '@clearcoat/api-client';
import {
  appointment,
  http,
  HttpResponse,
  pageOnly,
  place,
  renderRoutes,
  server,
} from '@clearcoat/testing';
import remote from '../module';

type Calendar = Schema<'Calendar'>;
export type Job = Schema<'Appointment'>;

export const NOW = new Date('2026-11-24T15:30:00Z');
export const DAY = '2026-11-24';

const crew = (id: string, name: string, colour: 'blue' | 'teal'): Schema<'Crew'> => ({
  ...{ id, name, colour, kind: 'van', active: true, people: [], hours: null, version: 1 },
});
export const CREWS = [crew('van-1', 'Van 1', 'blue'), crew('van-2', 'Van 2', 'teal')] as const;

export const job = (values: Partial<Job>): Job =>
  appointment({ date: DAY, crew: CREWS[0], time: values.startTime ?? '09:00', ...values });
export const ANA = job({ id: 'ana', startTime: '09:00', endTime: '11:00', version: 3 });
export const BEN = job({
  ...{ id: 'ben', startTime: '10:00', endTime: '12:00', crew: CREWS[1] },
  customer: { id: 'c2', name: 'Ben Ode', phone: '', email: '' },
});

/**
 * An appointment of Van 1 at a customer's address, right after Ana's at the shop: the gap is
 * shorter than the drive.
 */
export const CAL = job({
  ...{
    id: 'cal',
    startTime: '11:10',
    endTime: '12:00',
    place: { ...place(), directionsUrl: null },
  },
  customer: { id: 'c3', name: 'Cal Ito', phone: '', email: '' },
});

/** Stub of the calendar endpoint for these appointments. */
export function calendarOf(
  query: URLSearchParams,
  { jobs, travelMinutes }: { jobs: Job[]; travelMinutes: number },
): Calendar {
  const crewId = query.get('crewId');
  const shown = jobs.filter(({ crew }) => crewId === null || crew.id === crewId);
  return {
    days: [{ date: DAY, count: shown.length }],
    jobs: shown,
    crews: [...CREWS],
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '08:00', ends: '18:00' })),
    closures: [
      {
        ...{ id: 'c', crewId: null, fromDate: '2026-11-26', toDate: '2026-11-26' },
        ...{ starts: null, ends: null, reason: 'Thanksgiving', version: 1 },
      },
    ],
    ...{ travelMinutes, farTravelMinutes: null, shopPostcode: '', timeStep: 15 as const },
  };
}

const routes = pageOnly(remote.routes, '/appointments');
/** The calendar alone, on {@link DAY} unless the query says otherwise. */
export function openCalendar(query = `view=day&date=${DAY}`, toPlace: Job[] = []) {
  server.use(http.get('/api/calendar/to-place', () => HttpResponse.json(toPlace)));
  return renderRoutes(routes, { path: `/appointments?${query}` });
}
