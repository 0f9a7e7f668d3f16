import { api } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';
import type { Appointment } from '../../shared/appointments-api';

/** Keyed with the appointments: a new one may settle a job that needs a time. */
export const toPlaceQuery = () =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'to-place' }),
    queryFn: ({ signal }): Promise<Appointment[]> =>
      callAs(listOf(shapes.Appointment), api.GET('/api/calendar/to-place', { signal })),
  });
