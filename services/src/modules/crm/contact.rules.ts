import { invalidFields } from '../../platform/errors/app-error.js';
import { mapFields, NO_VALUES, shownName, type ContactValues } from './contact.fields.js';
import { CONTACT_REQUIRED, type ContactInput } from './dto/contact.dto.js';

/**
 * One contact from either of the two shapes the screens send; what they leave out stays as it was. A customer who came
 * with an e-mail address alone, from a file, may stay without a phone.
 *
 * @param stored undefined for a new one
 */
export function contactValues(input: ContactInput, stored?: ContactValues): ContactValues {
  const mayLackPhone = stored?.phone === '' && (input.email ?? stored.email) !== '';
  if (!input.phone && !mayLackPhone) throw invalidFields({ phone: CONTACT_REQUIRED });
  return valuesOf(input, stored ?? NO_VALUES);
}

function valuesOf(input: ContactInput, stored: ContactValues): ContactValues {
  return {
    ...mapFields((key) => input[shownName(key)] ?? stored[key]),
    name: nameOf(input),
    vehicle: vehicleOf(input) ?? stored.vehicle,
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
