import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import {
  ADDRESS_LABELS,
  AddressFields,
  addressValues,
  DialogForm,
  type AddressValues,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { createPlace, nameOf, updatePlace, type Place } from './places-api';

interface PlaceDialogProps {
  open: boolean;
  contactId: string;
  /** The address being edited; none for a new one. */
  place: Place | undefined;
  onClose: () => void;
}

export function PlaceDialog({ open, contactId, place, onClose }: PlaceDialogProps) {
  const client = useQueryClient();
  const save = (values: AddressValues, { version, idempotencyKey }: SaveContext) => {
    const body = addressValues(values);
    if (place) return updatePlace(contactId, place.id, body, version);
    return createPlace(contactId, body, idempotencyKey(body));
  };
  return (
    <DialogForm
      open={open}
      title={place ? 'Edit Address' : 'Add Address'}
      onClose={onClose}
      initialValues={addressValues(place)}
      save={save}
      conflict={{ stored: place, toValues: addressValues, labels: ADDRESS_LABELS }}
      onSaved={(saved) => {
        toast({ title: place ? 'Address updated' : 'Address added', description: nameOf(saved) });
        void invalidateBusinessData(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save the address. Please try again.')}
      submitLabel="Save Address"
    >
      <AddressFields
        namedLike="Home, Work, Cabin"
        notesHint="What the crew needs to know on site: gate code, water tap, dogs."
      />
    </DialogForm>
  );
}
