import type { Schema } from '@clearcoat/api-client';

/** The contact form as the person fills it in. */
export interface ContactFormValues {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  vehicle: string;
  notes: string;
}

export const EMPTY_CONTACT: ContactFormValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  vehicle: '',
  notes: '',
};

export const REQUIRED_MESSAGE = 'First Name, Last Name, and Phone are required';

type StoredContact = Pick<Schema<'Contact'>, 'name' | 'email' | 'phone' | 'address' | 'notes'>;

/** A saved contact as form values: the first word is the first name, the rest the last name. */
export function toFormValues(contact: StoredContact): ContactFormValues {
  const [firstName = '', ...rest] = contact.name.trim().split(/\s+/);
  return {
    firstName,
    lastName: rest.join(' '),
    phone: contact.phone,
    email: contact.email,
    vehicle: contact.address,
    notes: contact.notes,
  };
}

/** What is sent for a filled-in form: one joined name, and the vehicle as the address. */
export function toContactInput(values: ContactFormValues): StoredContact {
  return {
    name: `${values.firstName.trim()} ${values.lastName.trim()}`.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    address: values.vehicle.trim(),
    notes: values.notes.trim(),
  };
}

/**
 * The required fields that are still blank, in the form's order.
 *
 * @param initial - the values the form opened with: someone saved under one name alone ('Cher')
 *   can be edited without inventing a last name
 */
export function missingFields(
  values: ContactFormValues,
  initial: ContactFormValues = EMPTY_CONTACT,
): (keyof ContactFormValues)[] {
  const hasOneName = initial.firstName !== '' && initial.lastName === '';
  const required: (keyof ContactFormValues)[] = hasOneName
    ? ['firstName', 'phone']
    : ['firstName', 'lastName', 'phone'];
  return required.filter((field) => values[field].trim() === '');
}

const FORM_FIELD: Record<string, keyof ContactFormValues> = {
  name: 'firstName',
  address: 'vehicle',
};

/** The server's sentences by field, under the names of the form's own fields. */
export function toFormErrors(fields: Record<string, string>): [string, string][] {
  return Object.entries(fields).map(([field, text]) => [FORM_FIELD[field] ?? field, text]);
}
