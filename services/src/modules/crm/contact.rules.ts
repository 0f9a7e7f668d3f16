import { invalidFields } from '../../platform/errors/app-error.js';
import { CONTACT_REQUIRED, type ContactInput } from './dto/contact.dto.js';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  vehicle: string;
  notes: string;
}

/** One contact from either of the two shapes the screens send. */
export function contactValues(input: ContactInput): ContactValues {
  return {
    name: nameOf(input),
    email: input.email ?? '',
    phone: input.phone,
    vehicle: input.address || input.vehicle || '',
    notes: input.notes ?? '',
  };
}

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
