import {
  CONTACT_FIELD_NAMES,
  contactField,
  eachField,
  type ContactFieldValues,
  type StoredContact,
} from '../shared/contact-fields';
import { searchableDigits } from './phone';

/** Values of the contact form. */
export interface ContactFormValues extends ContactFieldValues {
  firstName: string;
  lastName: string;
}

export const EMPTY_CONTACT = {
  firstName: '',
  lastName: '',
  ...eachField((name) => (contactField(name).kind === 'words' ? [] : '')),
} as ContactFormValues;

/** New form values from a search text: a phone number or a name. */
export function newContact(typed: string): ContactFormValues {
  if (searchableDigits(typed)) return { ...EMPTY_CONTACT, phone: typed.trim() };
  const [firstName = '', ...rest] = typed.trim().split(/\s+/);
  return { ...EMPTY_CONTACT, firstName, lastName: rest.join(' ') };
}

export const REQUIRED_MESSAGE = 'First Name, Last Name, and Phone are required';

export const LABELS: Record<keyof ContactFormValues, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  ...eachField((name) => contactField(name).label),
};

/** Form field names for fields that the API names differently. */
export const FORM_FIELDS: Readonly<Record<string, keyof ContactFormValues>> = {
  ...Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [contactField(name).stored, name])),
  name: 'firstName',
};

/** A saved contact as form values: the first word is the first name, the rest the last name. */
export function toFormValues(contact: StoredContact): ContactFormValues {
  const [firstName = '', ...rest] = contact.name.trim().split(/\s+/);
  // The per-field loop loses the type of each kind.
  const fields = eachField((name) => contact[contactField(name).stored]) as ContactFieldValues;
  return { firstName, lastName: rest.join(' '), ...fields };
}

const trimmed = <Value>(value: Value) => (typeof value === 'string' ? value.trim() : value);

/**
 * Request body of the form: one joined name, and every field under the API's name. Omitted fields
 * stay unchanged in an update, so only a new contact may omit empty ones.
 */
export function toContactInput(values: ContactFormValues, isNew = false): StoredContact {
  const sent = CONTACT_FIELD_NAMES.filter(
    (name) => !(isNew && contactField(name).isExtra && values[name].length === 0),
  );
  const fields = sent.map((name) => [contactField(name).stored, trimmed(values[name])]);
  return {
    name: `${values.firstName.trim()} ${values.lastName.trim()}`.trim(),
    ...Object.fromEntries(fields),
  } as StoredContact;
}

const REQUIRED: Partial<Record<keyof ContactFormValues, string | undefined>> = {
  firstName: 'Enter a first name',
  lastName: 'Enter a last name',
  ...eachField((name) => contactField(name).required),
};

/**
 * Blank required fields in the form's order, each with its message.
 *
 * @param initial - the values the form opened with: a contact saved under one name alone ('Cher')
 *   can be edited without a last name, and one imported with only an email without a phone
 */
export function missingFields(
  values: ContactFormValues,
  initial: ContactFormValues = EMPTY_CONTACT,
): Record<string, string> {
  const hasOneName = initial.firstName !== '' && initial.lastName === '';
  const hasEmailAlone = initial.phone === '' && initial.email !== '' && values.email.trim() !== '';
  const missing = Object.entries(REQUIRED).filter(
    ([name, sentence]) =>
      sentence !== undefined &&
      !(hasOneName && name === 'lastName') &&
      !(hasEmailAlone && name === 'phone') &&
      String(values[name as keyof ContactFormValues]).trim() === '',
  );
  return Object.fromEntries(missing);
}
