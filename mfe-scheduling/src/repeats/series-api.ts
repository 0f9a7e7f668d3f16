import { api, call, type Schema } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

export type Series = Schema<'Series'>;

/** With the appointments, which are what they make. */
export const seriesQuery = () =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'series' }),
    queryFn: ({ signal }): Promise<Series[]> => call(api.GET('/api/series', { signal })),
  });

const byId = (id: string) => ({ params: { path: { id } } });

export const startSeries = (appointmentId: string, everyWeeks: number): Promise<Series> =>
  call(api.POST('/api/series', { body: { appointmentId, everyWeeks } }));

export const changeSeries = (id: string, everyWeeks: number): Promise<Series> =>
  call(api.PUT('/api/series/{id}', { ...byId(id), body: { everyWeeks } }));

export const skipSeries = (id: string): Promise<Series> =>
  call(api.POST('/api/series/{id}/skip', byId(id)));

export const planSeries = (id: string): Promise<Series> =>
  call(api.POST('/api/series/{id}/plan', byId(id)));

export const stopSeries = (id: string): Promise<Series> =>
  call(api.DELETE('/api/series/{id}', byId(id)));

export const goOnWithSeries = (id: string): Promise<Series> =>
  call(api.POST('/api/series/{id}/restore', byId(id)));
