import { paragraphs, text, type FieldFacts, type Kind } from '../../platform/records/fields.js';
import { LENGTHS } from '../../platform/validation/lengths.js';
import { tidyPhone } from '../../platform/text/phone.js';

/**
 * Fields of a contact by column name. Storage, answers, import, undo, export, erasure and the demo
 * follow from this table. The compiler reports an entity, DTO or demo contact that lacks a field.
 */
export const CONTACT_FIELDS = {
  name: text({
    label: 'The name is',
    longest: 160,
    heading: 'Name',
    headings: /^(full|customer|client|contact|display)?names?$|^(customer|client|contact)s?$/,
    width: 28,
  }),
  phone: text({
    label: 'The phone number is',
    longest: LENGTHS.phone,
    heading: 'Phone',
    headings: /phone|mobile|^cell|^tel|^contactnumber$/,
    tidy: tidyPhone,
  }),
  email: text({
    label: 'The e-mail address is',
    longest: 254,
    heading: 'Email',
    headings: /e?mail/,
    width: 30,
    tidy: (cell) => cell.replace(/^mailto:/i, ''),
  }),
  vehicle: text({
    shownAs: 'address',
    label: 'The vehicle is',
    longest: 300,
    heading: 'Vehicle',
    headings:
      /^(?:second|other|additional)?(?:vehicle|car)s?(?:info|information|description|details)?$|vehicle(?!vin|plate|id|license|note|count|mileage|owner|type)|^auto$|makemodel/,
    width: 34,
  }),
  notes: paragraphs({
    label: 'The notes are',
    longest: LENGTHS.notes,
    heading: 'Notes',
    headings: /note|comment|remark|description|^memo$/,
    width: 40,
  }),
};

type Fields = typeof CONTACT_FIELDS;
export type ContactKey = keyof Fields;
type Value = string | string[];

/** Stored values. */
export type ContactValues = { [K in ContactKey]: Fields[K]['empty'] };

type ShownName<K extends ContactKey> = Fields[K] extends { shownAs: infer N extends string }
  ? N
  : K;

/** Values in requests and answers. */
export type ShownValues = { [K in ContactKey as ShownName<K>]: ContactValues[K] };
type ShownKey = keyof ShownValues;

export const CONTACT_KEYS = Object.keys(CONTACT_FIELDS) as ContactKey[];

export const fieldOf = (key: ContactKey): FieldFacts & Kind<Value> => CONTACT_FIELDS[key];

export const shownName = (key: ContactKey) => (fieldOf(key).shownAs ?? key) as ShownKey;

export const SHOWN_KEYS = CONTACT_KEYS.map(shownName);

/** Builds values field by field. */
export const mapFields = (make: (key: ContactKey) => Value) =>
  Object.fromEntries(CONTACT_KEYS.map((key) => [key, make(key)])) as unknown as ContactValues;

export const NO_VALUES = mapFields((key) => fieldOf(key).empty);

export const storedValues = (shown: ShownValues) => mapFields((key) => shown[shownName(key)]);

export const shownValues = (values: ContactValues) =>
  Object.fromEntries(
    CONTACT_KEYS.map((key) => [shownName(key), values[key]]),
  ) as unknown as ShownValues;
