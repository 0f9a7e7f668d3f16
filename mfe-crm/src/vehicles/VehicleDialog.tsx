import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { DialogForm, type SaveContext } from '@clearcoat/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  EMPTY_VEHICLE,
  LABELS,
  toFormValues,
  toVehicleInput,
  type VehicleFormValues,
} from './vehicle-form';
import { VehicleFields } from './VehicleFields';
import { createVehicle, updateVehicle, vehicleChoicesQuery, type Vehicle } from './vehicles-api';

interface VehicleDialogProps {
  open: boolean;
  contactId: string;
  /** The vehicle being edited; none for a new one. */
  vehicle: Vehicle | undefined;
  onClose: () => void;
}

/** Without choices any text can be typed. */
const NO_CHOICES = { sizes: [], makes: [] };

export function VehicleDialog({ open, contactId, vehicle, onClose }: VehicleDialogProps) {
  const client = useQueryClient();
  const { data: choices = NO_CHOICES } = useQuery({ ...vehicleChoicesQuery(), enabled: open });
  const initial = vehicle ? toFormValues(vehicle) : EMPTY_VEHICLE;

  const save = (values: VehicleFormValues, { version, idempotencyKey }: SaveContext) => {
    const body = toVehicleInput(values, !vehicle);
    if (vehicle) return updateVehicle(contactId, vehicle.id, body, version);
    return createVehicle(contactId, body, idempotencyKey(body));
  };
  const inWords = (name: keyof VehicleFormValues, value: unknown) =>
    name === 'sizeId' ? choices.sizes.find(({ id }) => id === value)?.name : undefined;

  return (
    <DialogForm
      open={open}
      title={vehicle ? 'Edit Vehicle' : 'Add Vehicle'}
      onClose={onClose}
      initialValues={initial}
      save={save}
      conflict={{ stored: vehicle, toValues: toFormValues, labels: LABELS, inWords }}
      onSaved={({ label }) => {
        toast({ title: vehicle ? 'Vehicle updated' : 'Vehicle added', description: label });
        void invalidateBusinessData(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save the vehicle. Please try again.')}
      submitLabel="Save Vehicle"
    >
      <VehicleFields choices={choices} initial={initial} />
    </DialogForm>
  );
}
