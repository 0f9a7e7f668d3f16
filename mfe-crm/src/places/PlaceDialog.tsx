import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import {
  DialogForm,
  FieldPair,
  FormItem,
  Input,
  TextArea,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { EMPTY_PLACE, LABELS, nameOf, toFormValues, toPlaceInput } from './place-form';
import { createPlace, updatePlace, type Place, type PlaceInput } from './places-api';

interface PlaceDialogProps {
  open: boolean;
  contactId: string;
  /** The address being edited; none for a new one. */
  place: Place | undefined;
  onClose: () => void;
}

/** Adds an address of a customer, or edits one. */
export function PlaceDialog({ open, contactId, place, onClose }: PlaceDialogProps) {
  const client = useQueryClient();
  const save = (values: PlaceInput, { version, idempotencyKey }: SaveContext) => {
    const body = toPlaceInput(values);
    if (place) return updatePlace(contactId, place.id, body, version);
    return createPlace(contactId, body, idempotencyKey(body));
  };
  return (
    <DialogForm
      open={open}
      title={place ? 'Edit Address' : 'Add Address'}
      onClose={onClose}
      initialValues={place ? toFormValues(place) : EMPTY_PLACE}
      save={save}
      conflict={{ stored: place, toValues: toFormValues, labels: LABELS }}
      onSaved={(saved) => {
        toast({ title: place ? 'Address updated' : 'Address added', description: nameOf(saved) });
        void invalidateBusinessData(client);
      }}
      failureText={(error) => errorText(error, 'Failed to save the address. Please try again.')}
      submitLabel="Save Address"
    >
      <FormItem name="label" label={LABELS.label}>
        <Input autoComplete="off" placeholder="Home, Work, Cabin" maxLength={60} />
      </FormItem>
      <FormItem name="street" label={LABELS.street}>
        <Input autoComplete="off" maxLength={160} />
      </FormItem>
      <FormItem name="city" label={LABELS.city}>
        <Input autoComplete="off" maxLength={80} />
      </FormItem>
      <FieldPair isShort>
        <FormItem name="region" label={LABELS.region}>
          <Input autoComplete="off" maxLength={40} />
        </FormItem>
        <FormItem name="postcode" label={LABELS.postcode}>
          <Input autoComplete="off" maxLength={20} />
        </FormItem>
      </FieldPair>
      <FormItem
        name="accessNotes"
        label={LABELS.accessNotes}
        extra="What the crew needs at the door: a gate code, where water is, a dog."
      >
        <TextArea rows={3} maxLength={1000} />
      </FormItem>
    </DialogForm>
  );
}
