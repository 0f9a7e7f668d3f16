import { oneLine } from '../../../platform/records/fields.js';
import { truncate } from '../../../platform/text/truncate.js';
import { isEmail } from '../../../platform/validation/fields.js';
import { CONTACT_KEYS, fieldOf, mapFields, type ContactValues } from '../contact.fields.js';
import type { ImportField, ImportMapping } from '../dto/import.dto.js';
import { phoneDigits } from '../../../platform/text/phone.js';
import { readExtras, type Extras } from './import-extras.js';

export type RowReading =
  | {
      values: ContactValues;
      extras: Extras;
      /** What stood for an e-mail address and is none: the customer comes without. */
      leftOut: string;
    }
  | { problem: string };

const FEWEST_DIGITS = 5;

/** One customer from a row's cells, or in a sentence why it is none. */
export function readRow(cells: string[], mapping: ImportMapping): RowReading {
  const cell = (field: ImportField) => {
    const column = mapping[field];
    return typeof column === 'number' ? (cells[column] ?? '') : '';
  };
  const given = mapFields((key) => fieldOf(key).read(cell(key)));
  const parts = [cell('firstName'), cell('lastName')].map(oneLine);
  const isUsable = given.email === '' || isEmail(given.email);
  const values = {
    ...given,
    name: fullName(given.name) || parts.join(' ').trim(),
    email: isUsable ? given.email : '',
  };
  const problem = problemOf(values);
  if (problem) return { problem };
  return { values, extras: readExtras(cell), leftOut: isUsable ? '' : given.email };
}

/** Whom a file gives no name: as they are known until somebody asks. */
export const withName = (values: ContactValues): ContactValues => ({
  ...values,
  name: values.name || values.email || values.phone,
});

/** Kept in the notes, once. */
export function withLeftOut(values: ContactValues, leftOut: string): ContactValues {
  const { notes } = values;
  if (leftOut === '' || notes.includes(leftOut)) return values;
  const more = [notes, `E-mail in the file: ${leftOut}`].filter(Boolean).join('\n');
  const field = fieldOf('notes');
  return field.isLongerThan(more, field.longest) ? values : { ...values, notes: more };
}

/** '“ana@” is not an e-mail address', as a row's problem or what was left out of it is said. */
export const notEmail = (text: string) => `“${short(text)}” is not an e-mail address`;

/** What follows a comma without being a first name. */
const SUFFIX = /^(inc|llc|ltd|co|corp|gmbh|jr|sr|md|phd|esq|ii|iii|iv)\.?$/i;

/** 'Ruiz, Ana' is Ana Ruiz; 'Shine, Inc.' stays. */
export function fullName(text: string): string {
  const [last = '', first = '', ...more] = text.split(',').map((part) => part.trim());
  const isTurned = last !== '' && first !== '' && more.length === 0 && !SUFFIX.test(first);
  return isTurned ? `${first} ${last}` : text;
}

function problemOf(values: ContactValues): string | undefined {
  const { name, phone, email } = values;
  if (phone === '') {
    const isNobody = name === '' && email === '';
    return isNobody ? 'The name and the phone number are missing' : 'The phone number is missing';
  }
  if (/^\d(\.\d+)?e\+\d+$/i.test(phone)) {
    return `The spreadsheet has shortened the phone number to ${phone}`;
  }
  if (phoneDigits(phone).length < FEWEST_DIGITS) return `“${short(phone)}” is not a phone number`;
  const tooLong = CONTACT_KEYS.map((key) => [fieldOf(key), values[key]] as const).find(
    ([field, value]) => field.isLongerThan(value, field.longest),
  );
  if (!tooLong) return undefined;
  const [{ label, longest }] = tooLong;
  return `${label} longer than ${longest.toLocaleString('en-US')} characters`;
}

const short = (text: string) => (text.length > 60 ? `${truncate(text, 60)}…` : text);
