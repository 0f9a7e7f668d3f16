import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

export type Series = Schema<'Series'>;

/** Keyed with the appointments, because a series creates them. */
export const seriesQuery = () =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'series' }),
    queryFn: ({ signal }): Promise<Series[]> =>
      callAs(listOf(shapes.Series), api.GET('/api/series', { signal })),
  });

const byId = (id: string) => ({ params: { path: { id } } });

export const startSeries = (appointmentId: string, everyWeeks: number): Promise<Series> =>
  callAs(shapes.Series, api.POST('/api/series', { body: { appointmentId, everyWeeks } }));

export const changeSeries = (id: string, everyWeeks: number): Promise<Series> =>
  callAs(shapes.Series, api.PUT('/api/series/{id}', { ...byId(id), body: { everyWeeks } }));

/** @param nextOn - the expected day: a second tap finds another day and changes nothing */
export function skipSeries(id: string, nextOn?: string): Promise<Series> {
  const body = { ...(nextOn && { nextOn }) };
  return callAs(shapes.Series, api.POST('/api/series/{id}/skip', { ...byId(id), body }));
}

export const planSeries = (id: string, nextOn: string): Promise<Series> =>
  callAs(shapes.Series, api.POST('/api/series/{id}/plan', { ...byId(id), body: { nextOn } }));

/** Applies one appointment's values to the later ones of its series. */
export const followInSeries = (id: string, appointmentId: string): Promise<Series> =>
  callAs(
    shapes.Series,
    api.POST('/api/series/{id}/follow', { ...byId(id), body: { appointmentId } }),
  );

export const stopSeries = (id: string): Promise<Series> =>
  callAs(shapes.Series, api.DELETE('/api/series/{id}', byId(id)));

export const goOnWithSeries = (id: string): Promise<Series> =>
  callAs(shapes.Series, api.POST('/api/series/{id}/restore', byId(id)));
