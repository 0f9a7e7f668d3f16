import { api, ifMatch, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

export type Vehicle = Schema<'Vehicle'>;
export type VehicleInput = Schema<'VehicleInput'>;
export type VehicleChoices = Schema<'VehicleChoices'>;

const HALF_AN_HOUR_MS = 30 * 60_000;

/** Makes of all customers' vehicles, the most frequent first. */
export const vehicleMakesQuery = () =>
  queryOptions({
    queryKey: queryKeys.contacts({ view: 'makes' }),
    queryFn: ({ signal }) =>
      callAs(listOf(shapes.MakeCount), api.GET('/api/vehicle-makes', { signal })),
  });

/** Makes, models and sizes rarely change. */
export const vehicleChoicesQuery = () =>
  queryOptions({
    queryKey: ['/api/vehicle-choices'] as const,
    queryFn: ({ signal }) =>
      callAs(shapes.VehicleChoices, api.GET('/api/vehicle-choices', { signal })),
    staleTime: HALF_AN_HOUR_MS,
  });

/** The server's usual size of a model; '' if unknown. */
export const usualSizeQuery = (make: string, model: string) =>
  queryOptions({
    queryKey: ['/api/vehicle-size', make, model] as const,
    queryFn: async ({ signal }): Promise<string> => {
      const query = { make, model };
      return (
        await callAs(shapes.UsualSize, api.GET('/api/vehicle-size', { params: { query }, signal }))
      ).sizeId;
    },
    staleTime: Infinity,
  });

/** A VIN always decodes to the same answer, so it never becomes stale. */
export const vinQuery = (vin: string) =>
  queryOptions({
    queryKey: ['/api/vin', vin] as const,
    queryFn: ({ signal }) =>
      callAs(shapes.DecodedVinDto, api.GET('/api/vin', { params: { query: { vin } }, signal })),
    staleTime: Infinity,
  });

const ofContact = (id: string) => ({ params: { path: { id } } });
const ofVehicle = (id: string, vehicleId: string) => ({ params: { path: { id, vehicleId } } });

export const createVehicle = (
  contactId: string,
  body: VehicleInput,
  headers: { 'Idempotency-Key'?: string } = {},
): Promise<Vehicle> =>
  callAs(
    shapes.Vehicle,
    api.POST('/api/contacts/{id}/vehicles', { ...ofContact(contactId), body, headers }),
  );

export const updateVehicle = (
  contactId: string,
  id: string,
  body: VehicleInput,
  version: number | undefined,
): Promise<Vehicle> =>
  callAs(
    shapes.Vehicle,
    api.PUT('/api/contacts/{id}/vehicles/{vehicleId}', {
      ...ofVehicle(contactId, id),
      body,
      headers: ifMatch(version),
    }),
  );

export const removeVehicle = (contactId: string, id: string): Promise<Schema<'VehicleRemoved'>> =>
  callAs(
    shapes.VehicleRemoved,
    api.DELETE('/api/contacts/{id}/vehicles/{vehicleId}', ofVehicle(contactId, id)),
  );

export const restoreVehicle = (contactId: string, id: string): Promise<Vehicle> =>
  callAs(
    shapes.Vehicle,
    api.POST('/api/contacts/{id}/vehicles/{vehicleId}/restore', ofVehicle(contactId, id)),
  );
