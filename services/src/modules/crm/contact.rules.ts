import { invalidFields } from '../../platform/errors/app-error.js';
import { CONTACT_REQUIRED, type ContactInput } from './dto/contact.dto.js';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  vehicle: string;
  notes: string;
}

type Kept = Pick<ContactValues, 'email' | 'vehicle' | 'notes'>;

const NOTHING: Kept = { email: '', vehicle: '', notes: '' };

/** One contact from either of the two shapes the screens send; what they leave out stays as it was. */
export function contactValues(input: ContactInput, stored: Kept = NOTHING): ContactValues {
  return {
    name: nameOf(input),
    email: input.email ?? stored.email,
    phone: input.phone,
    vehicle: vehicleOf(input) ?? stored.vehicle,
    notes: input.notes ?? stored.notes,
  };
}

const vehicleOf = ({ address, vehicle }: ContactInput) =>
  address || vehicle || (address ?? vehicle);

function nameOf({ name, firstName, lastName }: ContactInput): string {
  if (name) return name;
  if (firstName && lastName) return `${firstName} ${lastName}`;
  if (firstName === undefined && lastName === undefined) {
    throw invalidFields({ name: CONTACT_REQUIRED });
  }
  throw invalidFields({
    ...(!firstName && { firstName: CONTACT_REQUIRED }),
    ...(!lastName && { lastName: CONTACT_REQUIRED }),
  });
}
