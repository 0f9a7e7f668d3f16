import { IdempotencyKeys } from '@clearcoat/api-client';
import { addressValues, type AddressValues } from '@clearcoat/ui/forms';
import type { Contact } from '../shared/contacts-api';
import { createPlace } from '../places/places-api';

/** Address fields of a new contact, as far as the form shows them. */
export type NewAddress = Partial<AddressValues>;

/** The address, or undefined if no field is filled in. */
function addressOf(values: NewAddress): AddressValues | undefined {
  const shown = Object.entries(values).filter(([, text]) => text !== undefined);
  const address = addressValues({ ...addressValues(), ...Object.fromEntries(shown) });
  return Object.values(address).some((text) => text !== '') ? address : undefined;
}

/** Required address fields that are blank, each with its message. */
export function missingOfAddress(values: NewAddress): Record<string, string> {
  const address = addressOf(values);
  const isNamed = !address || address.street !== '' || address.label !== '';
  return isNamed ? {} : { street: 'Please enter a street' };
}

/** Saves the address of a contact that is already saved; retries do not add it twice. */
export class AddressSaver {
  #keys = new IdempotencyKeys();

  async save({ id }: Contact, values: NewAddress): Promise<void> {
    const body = addressOf(values);
    if (body) await createPlace(id, body, this.#keys.headers(body));
  }
}
