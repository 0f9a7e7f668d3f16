import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Appointment, AppointmentFilter } from './appointments-api';

export type Calendar = Schema<'Calendar'>;
export type Crew = Schema<'Crew'>;

interface Asked extends AppointmentFilter {
  from: string;
  to: string;
  /** Maximum appointments of each day. Default: all, up to a high limit. */
  perDay?: number | undefined;
}

const VIEW = { view: 'calendar' };

/** Calendar of a range of days; invalidated together with appointments. */
export const calendarQuery = (asked: Asked) =>
  queryOptions({
    queryKey: queryKeys.appointments({ ...VIEW, ...asked }),
    queryFn: ({ signal }): Promise<Calendar> =>
      callAs(shapes.Calendar, api.GET('/api/calendar', { params: { query: asked }, signal })),
  });

/** Updates a moved appointment in every cached calendar. */
export function showMoved(client: QueryClient, job: Appointment): void {
  client.setQueriesData<Calendar>(
    { queryKey: queryKeys.appointments(VIEW) },
    (calendar) =>
      calendar && {
        ...calendar,
        jobs: calendar.jobs.map((each) => (each.id === job.id ? job : each)),
      },
  );
}
