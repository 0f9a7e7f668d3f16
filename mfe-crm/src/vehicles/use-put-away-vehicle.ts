import type { Schema } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import { useUndoableDelete } from '@clearcoat/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFormValues, toVehicleInput } from './vehicle-form';
import { createVehicle, removeVehicle, restoreVehicle, type Vehicle } from './vehicles-api';

const RESTORE_FAILED = 'Failed to restore the vehicle. Please try again.';
const restored = ({ label }: { label: string }) => ({
  title: 'Vehicle restored',
  description: label,
});

/**
 * Removes a vehicle, with Undo. A vehicle without appointments is deleted, so Undo creates it
 * again.
 */
export function usePutAwayVehicle(contactId: string) {
  const client = useQueryClient();
  return useUndoableDelete<Vehicle, Schema<'VehicleRemoved'>>({
    key: 'vehicles',
    remove: (id) => removeVehicle(contactId, id),
    restore: (id, vehicle, { archived }) =>
      archived
        ? restoreVehicle(contactId, id)
        : createVehicle(contactId, toVehicleInput(toFormValues(vehicle))),
    refresh: () => invalidateBusinessData(client),
    deleted: ({ label }) => ({ title: 'Vehicle put away', description: label }),
    restored,
    failed: {
      remove: 'Failed to put the vehicle away. Please try again.',
      restore: RESTORE_FAILED,
    },
  });
}

/** Restores a vehicle that was removed earlier. */
export function useRestoreVehicle(contactId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => restoreVehicle(contactId, id),
    onSuccess: (vehicle) => {
      toast(restored(vehicle));
      return invalidateBusinessData(client);
    },
    onError: (error) => toastError(error, RESTORE_FAILED),
  });
}
