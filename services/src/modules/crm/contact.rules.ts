import { invalidFields } from '../../platform/errors/app-error.js';
import { mapFields, NO_VALUES, shownName, type ContactValues } from './contact.fields.js';
import { CONTACT_REQUIRED, type ContactInput } from './dto/contact.dto.js';

/**
 * Contact values from either shape of input. Omitted fields keep their stored values. An imported
 * contact with only an e-mail address may stay without a phone.
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
