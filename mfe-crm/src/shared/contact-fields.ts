import type { Schema } from '@clearcoat/api-client';

/** Without the other names that the API takes for the same. */
type ContactInput = Required<Omit<Schema<'ContactInput'>, 'firstName' | 'lastName' | 'vehicle'>>;
export type StoredContact = Pick<Schema<'Contact'>, keyof ContactInput>;

interface ContactField {
  /** What the API calls it. */
  stored: Exclude<keyof ContactInput, 'name'>;
  /** In the form and in what is said about it. */
  label: string;
  /** In an imported file. */
  importLabel: string;
  /** On the customer's page. */
  factLabel: string;
  /** An example as a row of a file. */
  example: string;
  /** A line, several lines, or several words of their own. Default: 'line'. */
  kind?: 'line' | 'lines' | 'words';
  /** Half a row of the form. Default: false. */
  isHalf?: boolean;
  /** The sentence for who leaves it empty. Default: it is optional. */
  required?: string;
  /** Beyond what the SPEC's request holds: a new contact is sent without it while it is empty. Default: false. */
  isExtra?: boolean;
  input?: { type?: 'tel' | 'email'; placeholder?: string };
}

/**
 * What a contact consists of beside the name, in the form's order. Form, requests, import, preview and the
 * customer's page follow from it: a new field is one entry here, and the compiler misses it until then.
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

/** Fails to compile, naming the field, when the API takes one that stands in no entry above. */
type Missing = Exclude<keyof ContactInput, 'name' | Stored<ContactFieldName>>;
const isWhole: [Missing] extends [never] ? true : Missing = true;
void isWhole;

/** The fields as the person fills them in. */
export type ContactFieldValues = {
  [Name in ContactFieldName]: StoredContact[Stored<Name>];
};

/** An entry, with what it may leave out. */
export const contactField = (name: ContactFieldName): ContactField => CONTACT_FIELDS[name];

/** The same for each field. @example eachField((name) => contactField(name).label) */
export function eachField<Value>(
  of: (name: ContactFieldName) => Value,
): Record<ContactFieldName, Value> {
  return Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, of(name)])) as Record<
    ContactFieldName,
    Value
  >;
}
