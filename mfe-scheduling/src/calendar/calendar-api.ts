import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Appointment } from '../shared/appointments-api';

export type Calendar = Schema<'Calendar'>;
export type Crew = Schema<'Crew'>;

interface Asked {
  from: string;
  to: string;
  /** How many jobs of each day. Default: all, but for very many. */
  perDay?: number | undefined;
  /** One crew alone. Default: all. */
  resourceId?: string | undefined;
}

const VIEW = { view: 'calendar' };

/** What is on in some days; stale whenever appointments are. */
export const calendarQuery = (asked: Asked) =>
  queryOptions({
    queryKey: queryKeys.appointments({ ...VIEW, ...asked }),
    queryFn: ({ signal }): Promise<Calendar> =>
      callAs(shapes.Calendar, api.GET('/api/calendar', { params: { query: asked }, signal })),
  });

/** Shows a job where it is now, in every calendar that has it. */
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
