import {
  paragraphs,
  text,
  type FieldFacts,
  type ReadableKind,
} from '../../platform/records/fields.js';
import { recordOf, type ShownValuesOf, type ValuesOf } from '../../platform/records/record.js';
import { LENGTHS } from '../../platform/validation/lengths.js';
import { tidyPhone } from '../../platform/text/phone.js';

type ContactFacts = FieldFacts &
  Required<Pick<FieldFacts, 'label' | 'longest' | 'heading' | 'headings'>>;

/**
 * Fields of a contact by column name. Storage, requests, answers, import, undo, export, merging,
 * erasure and the demo follow from this table.
 */
export const CONTACT_FIELDS = {
  name: text({
    label: 'The name is',
    longest: 160,
    heading: 'Name',
    headings: /^(full|customer|client|contact|display)?names?$|^(customer|client|contact)s?$/,
    width: 28,
    searched: true,
  }),
  phone: text({
    label: 'The phone number is',
    longest: LENGTHS.phone,
    heading: 'Phone',
    headings: /phone|mobile|^cell|^tel|^contactnumber$/,
    tidy: tidyPhone,
    searched: true,
  }),
  email: text({
    label: 'The e-mail address is',
    longest: 254,
    heading: 'Email',
    headings: /e?mail/,
    width: 30,
    tidy: (cell) => cell.replace(/^mailto:/i, ''),
    searched: true,
  }),
  vehicle: text({
    shownAs: 'address',
    label: 'The vehicle is',
    longest: 300,
    heading: 'Vehicle',
    headings:
      /^(?:second|other|additional)?(?:vehicle|car)s?(?:info|information|description|details)?$|vehicle(?!vin|plate|id|license|note|count|mileage|owner|type)|^auto$|makemodel/,
    width: 34,
    searched: true,
  }),
  notes: paragraphs({
    label: 'The notes are',
    longest: LENGTHS.notes,
    heading: 'Notes',
    headings: /note|comment|remark|description|^memo$/,
    width: 40,
    searched: true,
  }),
} satisfies Record<string, ContactFacts>;

type Fields = typeof CONTACT_FIELDS;
export type ContactKey = keyof Fields;
type Value = string | string[];

/** Stored values. */
export type ContactValues = ValuesOf<Fields>;

/** Values in requests and answers. */
export type ShownValues = ShownValuesOf<Fields>;

export const CONTACT = recordOf(CONTACT_FIELDS);
export const { keys: CONTACT_KEYS, map: mapFields, empty: NO_VALUES, shownName } = CONTACT;
export const SHOWN_KEYS = CONTACT_KEYS.map(shownName);

export const fieldOf = (key: ContactKey): ContactFacts & ReadableKind<Value> => CONTACT_FIELDS[key];

export const storedValues = (shown: ShownValues) => mapFields((key) => shown[shownName(key)]);

export const shownValues = (values: ContactValues) =>
  Object.fromEntries(
    CONTACT_KEYS.map((key) => [shownName(key), values[key]]),
  ) as unknown as ShownValues;
