import type { Schema } from '@clearcoat/api-client';

/** Without the API's alternative names for the same fields, consents and language. */
type ContactInput = Required<
  Omit<Schema<'ContactInput'>, 'firstName' | 'lastName' | 'vehicle' | 'consents' | 'language'>
>;
export type StoredContact = Pick<Schema<'Contact'>, keyof ContactInput>;

interface ContactField {
  /** Name of the field in the API. */
  stored: Exclude<keyof ContactInput, 'name'>;
  /** Label in the form and in messages. */
  label: string;
  /** Label in the import. */
  importLabel: string;
  /** Label on the customer's page. */
  factLabel: string;
  /** Example value in the sample file. */
  example: string;
  /** A line, several lines, or a list of words. Default: 'line'. */
  kind?: 'line' | 'lines' | 'words';
  /** Half the width of a form row. Default: false. */
  isHalf?: boolean;
  /** Message for an empty required field. Default: the field is optional. */
  required?: string;
  /**
   * Not part of the SPEC's request: a new contact omits the field while it is empty. Default:
   * false.
   */
  isExtra?: boolean;
  input?: { type?: 'tel' | 'email'; placeholder?: string };
}

/**
 * Fields of a contact besides the name, in the form's order. Form, requests, import, preview and
 * the customer's page are derived from them. The compiler reports an API field without an entry.
 */
export const CONTACT_FIELDS = {
  phone: {
    stored: 'phone',
    label: 'Phone Number',
    importLabel: 'Phone number',
    factLabel: 'Phone',
    example: '(555) 123-4567',
    isHalf: true,
    required: 'Enter a phone number',
    input: { type: 'tel', placeholder: '(555) 123-4567' },
  },
  email: {
    stored: 'email',
    label: 'Email',
    importLabel: 'Email',
    factLabel: 'Email',
    example: 'jordan@example.com',
    isHalf: true,
    input: { type: 'email' },
  },
  vehicle: {
    stored: 'address',
    label: 'Vehicle Information',
    importLabel: 'Vehicle',
    factLabel: 'Vehicle',
    example: '2021 Subaru Outback, blue',
    input: { placeholder: 'Year, Make, Model, Color' },
  },
  notes: {
    stored: 'notes',
    label: 'Notes',
    importLabel: 'Notes',
    factLabel: 'Notes',
    example: 'Two dogs',
    kind: 'lines',
  },
} as const satisfies Record<string, ContactField>;

export type ContactFieldName = keyof typeof CONTACT_FIELDS;
export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactFieldName[];

type Stored<Name extends ContactFieldName> = (typeof CONTACT_FIELDS)[Name]['stored'];

/** Compile-time check that names an API field without an entry above. */
type Missing = Exclude<keyof ContactInput, 'name' | Stored<ContactFieldName>>;
const isWhole: [Missing] extends [never] ? true : Missing = true;
void isWhole;

/** Values of the fields in the form. */
export type ContactFieldValues = {
  [Name in ContactFieldName]: StoredContact[Stored<Name>];
};

/** An entry with its optional properties. */
export const contactField = (name: ContactFieldName): ContactField => CONTACT_FIELDS[name];

/** Maps every field. @example eachField((name) => contactField(name).label) */
export function eachField<Value>(
  of: (name: ContactFieldName) => Value,
): Record<ContactFieldName, Value> {
  return Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, of(name)])) as Record<
    ContactFieldName,
    Value
  >;
}
