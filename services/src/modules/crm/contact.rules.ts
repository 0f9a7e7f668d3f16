import { invalidFields } from '../../platform/errors/app-error.js';
import { mapFields, NO_VALUES, shownName, type ContactValues } from './contact.fields.js';
import { CONTACT_REQUIRED, type ContactInput } from './dto/contact.dto.js';

/** One contact from either of the two shapes the screens send; what they leave out stays as it was. */
export function contactValues(input: ContactInput, stored = NO_VALUES): ContactValues {
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
