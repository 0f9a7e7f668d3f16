import { truncate } from '../../../platform/text/truncate.js';
import { isEmail } from '../../../platform/validation/fields.js';
import type { ContactValues } from '../contact.rules.js';
import type { ImportField, ImportMapping } from '../dto/import.dto.js';
import { phoneDigits, tidyPhone } from '../phone.js';

export type RowReading = { values: ContactValues } | { problem: string };

const LONGEST: Record<keyof ContactValues, [what: string, characters: number]> = {
  name: ['The name is', 160],
  phone: ['The phone number is', 40],
  email: ['The e-mail address is', 254],
  vehicle: ['The vehicle is', 300],
  notes: ['The notes are', 5000],
};

const FEWEST_DIGITS = 5;

/** One customer from a row's cells, or in a sentence why it is none. */
export function readRow(cells: string[], mapping: ImportMapping): RowReading {
  const cell = (field: ImportField) => {
    const column = mapping[field];
    return typeof column === 'number' ? (cells[column] ?? '') : '';
  };
  const oneLine = (field: ImportField) => cell(field).replaceAll(/\s+/g, ' ').trim();
  const values = {
    name: fullName(oneLine('name')) || `${oneLine('firstName')} ${oneLine('lastName')}`.trim(),
    phone: tidyPhone(oneLine('phone')),
    email: oneLine('email').replace(/^mailto:/i, ''),
    vehicle: oneLine('vehicle'),
    notes: cell('notes'),
  };
  const problem = problemOf(values);
  return problem ? { problem } : { values };
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
  const tooLong = Object.entries(LONGEST).find(
    ([field, [, most]]) => values[field as keyof ContactValues].length > most,
  );
  if (!tooLong) return undefined;
  const [what, most] = tooLong[1];
  return `${what} longer than ${most.toLocaleString('en-US')} characters`;
}

const short = (text: string) => (text.length > 60 ? `${truncate(text, 60)}…` : text);
