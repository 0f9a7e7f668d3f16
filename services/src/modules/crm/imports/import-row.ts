import { oneLine } from '../../../platform/records/fields.js';
import { phoneKey } from '../../../platform/text/e164.js';
import { canBeDialled } from '../../../platform/text/phone.js';
import { truncate } from '../../../platform/text/truncate.js';
import { fieldOf, mapFields, type ContactKey, type ContactValues } from '../contact.fields.js';
import { columnsOfField, type ImportField } from '../dto/import.dto.js';
import { emailsOf, isErrorCell, phonesOf, tagsOf, vehiclesOf } from './cell-values.js';
import type { FileReading } from './file-reading.js';
import { readExtras, type Extras } from './import-extras.js';
import { fullName } from './person-name.js';
import { Remarks } from './remarks.js';

export type RowReading =
  | {
      values: ContactValues;
      extras: Extras;
      /** All phones and e-mails of the row, for finding a duplicate. */
      phones: string[];
      emails: string[];
      /** Lines for the notes, with values that no field holds. */
      lines: string[];
      /** Sentence about values that were left out or changed; '' for none. */
      leftOut: string;
    }
  | { problem: string };

/** Cells of a row by field. */
export class RowCells {
  constructor(
    private readonly cells: readonly string[],
    readonly reading: FileReading,
  ) {}

  /** The filled cells of a field. */
  all(field: ImportField): { text: string; column: number }[] {
    return columnsOfField(this.reading.mapping, field)
      .map((column) => ({ text: this.cells[column] ?? '', column }))
      .filter(({ text }) => text !== '' && !isErrorCell(text));
  }

  text(field: ImportField): string {
    return this.all(field)[0]?.text ?? '';
  }

  line(field: ImportField): string {
    return oneLine(this.text(field));
  }

  heading(field: ImportField): string {
    return this.reading.headings[columnsOfField(this.reading.mapping, field)[0] ?? -1] ?? '';
  }

  /** Error texts of failed formulas, in columns that are imported. */
  errors(): string[] {
    const used = Object.keys(this.reading.mapping) as ImportField[];
    return used
      .flatMap((field) => columnsOfField(this.reading.mapping, field))
      .flatMap((column) => this.cells[column] ?? [])
      .filter(isErrorCell);
  }
}

/** A contact from a row's cells, or the problem as a sentence. */
export function readRow(cells: readonly string[], reading: FileReading): RowReading {
  const row = new RowCells(cells, reading);
  const remarks = new Remarks();
  const phones = phonesIn(row, remarks);
  const emails = emailsIn(row, remarks);
  const [vehicle = '', ...moreVehicles] = vehiclesIn(row);
  const values = mapFields((key) => {
    if (key === 'name') return nameIn(row, remarks);
    if (key === 'phone') return phones[0] ?? '';
    if (key === 'email') return emails[0] ?? '';
    return key === 'vehicle' ? vehicle : fieldOf(key).read(row.text(key));
  });
  if (phones.length === 0 && emails.length === 0) return { problem: nobody(row, values.name) };
  phones.slice(1).forEach((phone) => remarks.more('Other phone', phone, 'another phone number'));
  emails.slice(1).forEach((email) => remarks.more('Other email', email, 'another e-mail address'));
  const extras = { ...readExtras(row, remarks), moreVehicles };
  addNotes(row, remarks);
  row.errors().forEach((error) => remarks.say(`${error} is a formula that failed: left empty`));
  const fitting = mapFields((key) => withinLimit(key, values, remarks));
  return { values: fitting, extras, phones, emails, ...remarks.read() };
}

function nameIn(row: RowCells, remarks: Remarks): string {
  const company = row.line('company');
  const parts = [row.line('firstName'), row.line('lastName')].filter(Boolean).join(' ');
  const whole = row.reading.isOwn ? row.text('name') : fullName(row.line('name'));
  const name = parts || whole;
  if (company !== '' && name !== '' && company !== name) remarks.line(`Company: ${company}`);
  return name || company;
}

function phonesIn(row: RowCells, remarks: Remarks): string[] {
  const cells = [...row.all('phone'), ...row.all('secondPhone')].map(({ text }) => text);
  if (row.reading.isOwn) return cells;
  const found = cells.flatMap(phonesOf).filter((phone) => phone !== '');
  const phones = found.filter((phone) => !isShortened(phone) && canBeDialled(phone));
  for (const other of found.filter((phone) => !phones.includes(phone))) {
    remarks.keep('Phone in the file', other, notDialled(other));
  }
  const field = fieldOf('phone');
  const fits = (phone: string) => !field.isLongerThan(phone, field.longest);
  for (const long of phones.filter((phone) => !fits(phone))) {
    remarks.keep('Phone in the file', long, `“${short(long)}” is too long for a phone number`);
  }
  return distinct(phones.filter(fits), phoneKey);
}

/** Excel's scientific notation for a long number. */
const isShortened = (phone: string) => /^\d(\.\d+)?e\+\d+$/i.test(phone);

const notDialled = (phone: string) =>
  isShortened(phone)
    ? `The spreadsheet has shortened the phone number to ${phone}`
    : `“${short(phone)}” is not a phone number`;

function emailsIn(row: RowCells, remarks: Remarks): string[] {
  const cells = [...row.all('email'), ...row.all('secondEmail')].map(({ text }) => oneLine(text));
  const found = cells.map(emailsOf);
  const longest = fieldOf('email').longest;
  const emails = found.flatMap((each) => each.emails);
  const others = [
    ...found.flatMap((each) => each.others),
    ...emails.filter(({ length }) => length > longest),
  ];
  others.forEach((other) =>
    remarks.keep('E-mail in the file', other, `“${short(other)}” is not an e-mail address`),
  );
  return distinct(
    emails.filter(({ length }) => length <= longest),
    (email) => email.toLowerCase(),
  );
}

/** Removes duplicates. Texts without a key are compared as they are. */
function distinct(texts: readonly string[], keyOf: (text: string) => string): string[] {
  return [
    ...new Map(texts.toReversed().map((text) => [keyOf(text) || text, text])).values(),
  ].toReversed();
}

function vehiclesIn(row: RowCells): string[] {
  const named = [row.line('vehicleYear'), row.line('vehicleMake'), row.line('vehicleModel')];
  const parts = [named.filter(Boolean).join(' '), row.line('vehicleColor')];
  const fromParts = parts[0] === '' ? '' : parts.filter(Boolean).join(', ');
  const cells = [...row.all('vehicle'), ...row.all('secondVehicle')].map(({ text }) => text);
  const found = row.reading.isOwn
    ? cells.flatMap((cell) => cell.split('\n'))
    : cells.flatMap(vehiclesOf).map(oneLine);
  return distinct([fromParts, ...found].filter(Boolean), (vehicle) => vehicle.toLowerCase());
}

/** Problem of a row without a phone or e-mail, since such a contact cannot be reached. */
function nobody(row: RowCells, name: string): string {
  const phone = phonesOf(row.line('phone'))[0];
  if (phone) return notDialled(phone);
  const email = emailsOf(row.line('email')).others[0];
  if (email) return `“${short(email)}” is not an e-mail address, and the phone number is missing`;
  return name === ''
    ? 'The name, the phone number and the email are missing'
    : 'The phone number and the email are missing';
}

function addNotes(row: RowCells, remarks: Remarks): void {
  for (const { text, column } of row.all('moreNotes')) {
    const isPlain = fieldOf('notes').headings.test(row.reading.headings[column] ?? '');
    remarks.line(isPlain ? text : `${row.reading.names[column]}: ${text}`);
  }
  const tags = row.all('tags').flatMap(({ text }) => tagsOf(text));
  if (tags.length > 0) remarks.line(`Tags: ${[...new Set(tags)].join(', ')}`);
}

/** Cuts a value to its field's limit. A value of a single-line field is kept whole in the notes. */
function withinLimit(key: ContactKey, values: ContactValues, remarks: Remarks): string {
  const { kind, label, heading, longest } = fieldOf(key);
  const value = values[key];
  if (value.length <= longest) return value;
  const reason = `${label} longer than ${longest.toLocaleString('en-US')} characters`;
  if (kind === 'paragraphs') remarks.say(`${reason}: cut off there`);
  else remarks.keep(`${heading} in the file`, value, reason);
  return truncate(value, longest - 1).slice(0, longest);
}

/** Fallback name of a contact without one in the file. */
export const withName = (values: ContactValues): ContactValues => ({
  ...values,
  name: values.name || values.email || values.phone,
});

/** Appends lines to the notes, each once, as far as they fit. */
export function withLines(values: ContactValues, lines: readonly string[]): ContactValues {
  const field = fieldOf('notes');
  let { notes } = values;
  for (const line of lines) {
    const more = [notes, line].filter(Boolean).join('\n');
    if (!notes.includes(line) && !field.isLongerThan(more, field.longest)) notes = more;
  }
  return { ...values, notes };
}

export const short = (text: string) => (text.length > 60 ? `${truncate(text, 60)}…` : text);
