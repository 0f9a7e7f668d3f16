import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import {
  ADDRESS_LABELS,
  AddressFields,
  addressValues,
  DialogForm,
  type AddressValues,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { createPlace, refreshTeam, updatePlace, type Place } from './team-api';

interface PlaceDialogProps {
  open: boolean;
  /** The place being edited; none for a new one. */
  place: Place | undefined;
  onClose: () => void;
}

export function PlaceDialog({ open, place, onClose }: PlaceDialogProps) {
  const client = useQueryClient();
  const save = (values: AddressValues, { version, idempotencyKey }: SaveContext) => {
    const body = addressValues(values);
    if (place) return updatePlace(place.id, body, version);
    return createPlace(body, idempotencyKey(body));
  };
  return (
    <DialogForm
      open={open}
      title={place ? 'Edit Place' : 'Add Place'}
      onClose={onClose}
      initialValues={addressValues(place)}
      save={save}
      conflict={{ stored: place, toValues: addressValues, labels: ADDRESS_LABELS }}
      onSaved={({ label, street }) => {
        toast({ title: place ? 'Place updated' : 'Place added', description: label || street });
        void refreshTeam(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save the place. Please try again.')}
      submitLabel="Save Place"
    >
      <AddressFields
        namedLike="Main shop, North bay"
        notesHint="Where to park, and which door to use."
      />
    </DialogForm>
  );
}
