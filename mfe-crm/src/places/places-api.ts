import { api, ifMatch, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';

export type Place = Schema<'Place'>;
type PlaceInput = Schema<'PlaceInput'>;

/** Short name of a place. */
export const nameOf = ({ label, street }: Place): string => label || street;

const ofContact = (id: string) => ({ params: { path: { id } } });
const ofPlace = (id: string, placeId: string) => ({ params: { path: { id, placeId } } });

export const createPlace = (
  contactId: string,
  body: PlaceInput,
  headers: { 'Idempotency-Key'?: string } = {},
): Promise<Place> =>
  callAs(
    shapes.Place,
    api.POST('/api/contacts/{id}/places', { ...ofContact(contactId), body, headers }),
  );

export const updatePlace = (
  contactId: string,
  id: string,
  body: PlaceInput,
  version: number | undefined,
): Promise<Place> =>
  callAs(
    shapes.Place,
    api.PUT('/api/contacts/{id}/places/{placeId}', {
      ...ofPlace(contactId, id),
      body,
      headers: ifMatch(version),
    }),
  );

export const removePlace = (contactId: string, id: string): Promise<Schema<'PlaceRemoved'>> =>
  callAs(
    shapes.PlaceRemoved,
    api.DELETE('/api/contacts/{id}/places/{placeId}', ofPlace(contactId, id)),
  );

export const restorePlace = (contactId: string, id: string): Promise<Place> =>
  callAs(
    shapes.Place,
    api.POST('/api/contacts/{id}/places/{placeId}/restore', ofPlace(contactId, id)),
  );
