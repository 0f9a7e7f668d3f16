import { oneLine } from '../../../platform/records/fields.js';
import { truncate } from '../../../platform/text/truncate.js';
import { isEmail } from '../../../platform/validation/fields.js';
import { CONTACT_KEYS, fieldOf, mapFields, type ContactValues } from '../contact.fields.js';
import type { ImportField, ImportMapping } from '../dto/import.dto.js';
import { phoneDigits } from '../../../platform/text/phone.js';
import { readExtras, type Extras } from './import-extras.js';

export type RowReading = { values: ContactValues; extras: Extras } | { problem: string };

const FEWEST_DIGITS = 5;

/** One customer from a row's cells, or in a sentence why it is none. */
export function readRow(cells: string[], mapping: ImportMapping): RowReading {
  const cell = (field: ImportField) => {
    const column = mapping[field];
    return typeof column === 'number' ? (cells[column] ?? '') : '';
  };
  const given = mapFields((key) => fieldOf(key).read(cell(key)));
  const parts = [cell('firstName'), cell('lastName')].map(oneLine);
  const values = { ...given, name: fullName(given.name) || parts.join(' ').trim() };
  const problem = problemOf(values);
  return problem ? { problem } : { values, extras: readExtras(cell) };
}

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
  if (name === '') return 'The name is missing';
  if (phone === '') return 'The phone number is missing';
  if (/^\d(\.\d+)?e\+\d+$/i.test(phone)) {
    return `The spreadsheet has shortened the phone number to ${phone}`;
  }
  if (phoneDigits(phone).length < FEWEST_DIGITS) return `“${short(phone)}” is not a phone number`;
  if (email !== '' && !isEmail(email)) return `“${short(email)}” is not an e-mail address`;
  const tooLong = CONTACT_KEYS.map((key) => [fieldOf(key), values[key]] as const).find(
    ([field, value]) => field.isLongerThan(value, field.longest),
  );
  if (!tooLong) return undefined;
  const [{ label, longest }] = tooLong;
  return `${label} longer than ${longest.toLocaleString('en-US')} characters`;
}

const short = (text: string) => (text.length > 60 ? `${truncate(text, 60)}…` : text);
