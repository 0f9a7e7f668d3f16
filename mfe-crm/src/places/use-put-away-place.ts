import type { Schema } from '@clearcoat/api-client';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { addressValues } from '@clearcoat/ui/forms';
import { useUndoableDelete } from '@clearcoat/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { createPlace, nameOf, removePlace, restorePlace, type Place } from './places-api';

/**
 * Removes an address, with Undo. An address without appointments is deleted, so Undo creates it
 * again.
 */
export function usePutAwayPlace(contactId: string) {
  const client = useQueryClient();
  return useUndoableDelete<Place, Schema<'PlaceRemoved'>>({
    key: 'places',
    remove: (id) => removePlace(contactId, id),
    restore: (id, place, { archived }) =>
      archived ? restorePlace(contactId, id) : createPlace(contactId, addressValues(place)),
    refresh: () => invalidateBusinessData(client),
    deleted: (place) => ({ title: 'Address removed', description: nameOf(place) }),
    restored: (place) => ({ title: 'Address restored', description: nameOf(place) }),
    failed: {
      remove: 'Failed to remove the address. Please try again.',
      restore: 'Failed to restore the address. Please try again.',
    },
  });
}
