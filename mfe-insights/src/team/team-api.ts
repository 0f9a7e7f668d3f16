import { api, ifMatch, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import type { IsoDate } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export type Crew = Schema<'Crew'>;
export type CrewInput = Schema<'CrewInput'>;
export type OpenRange = Schema<'OpenRange'>;
export type WeekHours = Schema<'WeekHours'>;
export type WeekHoursInput = Schema<'WeekHoursInput'>;
export type Closure = Schema<'Closure'>;
export type ClosureInput = Schema<'ClosureInput'>;
export type Place = Schema<'Place'>;
type PlaceInput = Schema<'PlaceInput'>;
type Once = { 'Idempotency-Key'?: string };

const CREWS = ['/api/crews'] as const;
const HOURS = ['/api/hours'] as const;
const CLOSURES = '/api/closures';
const PLACES = ['/api/places'] as const;

const byId = (id: string) => ({ params: { path: { id } } });

/**
 * Refetches everything that depends on working hours, such as free time in the schedule and the
 * dashboard.
 */
export async function refreshTeam(client: QueryClient): Promise<void> {
  const keys = [
    CREWS,
    HOURS,
    [CLOSURES],
    PLACES,
    queryKeys.appointments(),
    queryKeys.dashboard(),
    queryKeys.brief(),
  ];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export const crewsQuery = () =>
  queryOptions({
    queryKey: CREWS,
    queryFn: ({ signal }) => callAs(listOf(shapes.Crew), api.GET('/api/crews', { signal })),
  });

export const createCrew = (body: CrewInput, headers: Once): Promise<Crew> =>
  callAs(shapes.Crew, api.POST('/api/crews', { body, headers }));

export const updateCrew = (id: string, body: CrewInput, version?: number): Promise<Crew> =>
  callAs(shapes.Crew, api.PUT('/api/crews/{id}', { ...byId(id), body, headers: ifMatch(version) }));

export const deleteCrew = (id: string): Promise<Crew> =>
  callAs(shapes.Crew, api.DELETE('/api/crews/{id}', byId(id)));

export const hoursQuery = () =>
  queryOptions({
    queryKey: HOURS,
    queryFn: ({ signal }) => callAs(shapes.WeekHours, api.GET('/api/hours', { signal })),
  });

export const saveHours = (body: WeekHoursInput, version?: number): Promise<WeekHours> =>
  callAs(shapes.WeekHours, api.PUT('/api/hours', { body, headers: ifMatch(version) }));

/** Closures that are not over. */
export const closuresQuery = (from: IsoDate) =>
  queryOptions({
    queryKey: [CLOSURES, { from }] as const,
    queryFn: ({ signal }) =>
      callAs(listOf(shapes.Closure), api.GET(CLOSURES, { params: { query: { from } }, signal })),
  });

export const createClosure = (body: ClosureInput, headers: Once = {}): Promise<Closure> =>
  callAs(shapes.Closure, api.POST(CLOSURES, { body, headers }));

export const updateClosure = (id: string, body: ClosureInput, version?: number): Promise<Closure> =>
  callAs(
    shapes.Closure,
    api.PUT('/api/closures/{id}', { ...byId(id), body, headers: ifMatch(version) }),
  );

export const deleteClosure = (id: string): Promise<Closure> =>
  callAs(shapes.Closure, api.DELETE('/api/closures/{id}', byId(id)));

export const placesQuery = () =>
  queryOptions({
    queryKey: PLACES,
    queryFn: ({ signal }) => callAs(listOf(shapes.Place), api.GET('/api/places', { signal })),
  });

export const createPlace = (body: PlaceInput, headers: Once = {}): Promise<Place> =>
  callAs(shapes.Place, api.POST('/api/places', { body, headers }));

export const updatePlace = (id: string, body: PlaceInput, version?: number): Promise<Place> =>
  callAs(
    shapes.Place,
    api.PUT('/api/places/{id}', { ...byId(id), body, headers: ifMatch(version) }),
  );

export const removePlace = (id: string): Promise<Schema<'PlaceRemoved'>> =>
  callAs(shapes.PlaceRemoved, api.DELETE('/api/places/{id}', byId(id)));

export const restorePlace = (id: string): Promise<Place> =>
  callAs(shapes.Place, api.POST('/api/places/{id}/restore', byId(id)));
