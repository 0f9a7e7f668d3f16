import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isEmpty } from '../../../platform/records/fields.js';
import { mapFields, type ContactValues } from '../contact.fields.js';
import type { Duplicates } from '../dto/import.dto.js';
import type { FileReading } from './file-reading.js';
import { readRow, withLines, withName, type RowReading } from './import-row.js';
import { phoneKey } from '../../../platform/text/e164.js';
import {
  hasExtras,
  hasOpening,
  vehiclesOf,
  withTheirVehicles,
  withoutOpening,
  type Extras,
} from './import-extras.js';

/** A contact of the business, or of an earlier row of the same file. */
export type KnownContact = ContactValues & { id: string };

export interface StagedRow {
  position: number;
  /** Row number as in the spreadsheet. */
  rowNumber: number;
  cells: string[];
}

interface OfDuplicate {
  /** The contact has visits here, so the file's last visit and total are left out. */
  visitsKept: boolean;
}

export type Decision = {
  position: number;
  rowNumber: number;
  /** Sentence about values that were left out or changed. */
  leftOut?: string;
  /** Sentence about the value that replaces a missing name. */
  unnamed?: string;
} & (
  | { outcome: 'added'; contactId: string; after: ContactValues; extras: Extras }
  | ({
      outcome: 'updated';
      contactId: string;
      before: ContactValues;
      after: ContactValues;
      extras: Extras;
    } & OfDuplicate)
  | ({ outcome: 'skipped'; after: ContactValues } & OfDuplicate)
  | { outcome: 'failed'; problem: string; isOverLimit: boolean }
);

export interface PlanOptions {
  reading: FileReading;
  duplicates: Duplicates;
  /** Contacts with visits here, for whom imported history would count twice. */
  visited: ReadonlySet<string>;
  /** Vehicles of the known contacts, the first one first. */
  vehicles: ReadonlyMap<string, readonly string[]>;
  /** Known contacts that came from earlier rows of the file. */
  ofFile: ReadonlySet<string>;
  /** Number of contacts that the plan still allows. */
  room: number;
  /** Error message for rows beyond the plan limit. */
  fullText: string;
}

/** Decides the outcome of each row, for a dry run and a real run alike. */
export function planRows(
  rows: readonly StagedRow[],
  known: readonly KnownContact[],
  options: PlanOptions,
): Decision[] {
  const people = new People(known, options);
  let { room } = options;
  return rows.map(({ position, rowNumber, cells }) => {
    const row = readRow(cells, options.reading);
    const place = { position, rowNumber };
    if ('problem' in row) {
      return { ...place, outcome: 'failed', problem: row.problem, isOverLimit: false };
    }
    const existing = options.duplicates === 'add' ? undefined : people.find(row);
    const { values, extras } = withTheirVehicles(
      row.values,
      row.extras,
      existing ? people.vehiclesOf(existing) : [],
    );
    const { leftOut } = row;
    const told = leftOut === '' ? {} : { leftOut };
    if (existing) {
      const decided = resolveDuplicate(people, existing, { ...options, ...row, values, extras });
      return { ...place, ...decided, ...(decided.outcome === 'updated' && told) };
    }
    if (room <= 0) {
      return { ...place, outcome: 'failed', problem: options.fullText, isOverLimit: true };
    }
    room -= 1;
    const contactId = randomUUID();
    const after = withLines(withName(values), row.lines);
    people.add({ ...after, id: contactId }, extras);
    const unnamed = values.name === '' && { unnamed: savedAs(after.name) };
    return { ...place, ...told, ...unnamed, outcome: 'added', contactId, after, extras };
  });
}

const savedAs = (name: string) => `No name in the file: saved as ${name}`;

function resolveDuplicate(
  people: People,
  existing: KnownContact,
  {
    values,
    extras: said,
    lines,
    duplicates,
    visited,
  }: Pick<PlanOptions, 'duplicates' | 'visited'> & Exclude<RowReading, { problem: string }>,
) {
  const { id, ...before } = existing;
  // A skipped duplicate may still bring further vehicles, if its contact came from this file.
  const isLeft = duplicates === 'skip';
  if (isLeft && !(people.isOfFile(id) && said.otherVehicle !== '')) {
    return { outcome: 'skipped', after: before, visitsKept: false } as const;
  }
  const after = isLeft ? before : withLines(merged(before, values), lines);
  const visitsKept = !isLeft && visited.has(id) && hasOpening(said);
  const brought = isLeft ? vehiclesOf(said) : said;
  const extras = visitsKept ? withoutOpening(brought) : brought;
  if (isDeepStrictEqual(after, before) && !hasExtras(extras)) {
    return { outcome: 'skipped', after: before, visitsKept } as const;
  }
  people.put({ ...after, id }, extras);
  return { outcome: 'updated', contactId: id, before, after, extras, visitsKept } as const;
}

/** Values from the file win if present. The same phone number in another format is no change. */
function merged(before: ContactValues, values: ContactValues): ContactValues {
  const samePhone = phoneKey(before.phone) === phoneKey(values.phone);
  const after = mapFields((key) => (isEmpty(values[key]) ? before[key] : values[key]));
  return samePhone ? { ...after, phone: before.phone } : after;
}

/** Index of known contacts by phone and e-mail. */
class People {
  private readonly byId = new Map<string, KnownContact>();
  private readonly idByPhone = new Map<string, string>();
  private readonly idByEmail = new Map<string, string>();
  private readonly vehicles: Map<string, readonly string[]>;
  private readonly ofFile: Set<string>;

  constructor(
    known: readonly KnownContact[],
    { vehicles, ofFile }: Pick<PlanOptions, 'vehicles' | 'ofFile'>,
  ) {
    this.vehicles = new Map(vehicles);
    this.ofFile = new Set(ofFile);
    known.forEach((person) => this.put(person));
  }

  isOfFile(id: string): boolean {
    return this.ofFile.has(id);
  }

  vehiclesOf({ id, vehicle }: KnownContact): readonly string[] {
    const others = this.vehicles.get(id)?.filter((each) => each !== vehicle) ?? [];
    return vehicle === '' ? others : [vehicle, ...others];
  }

  add(person: KnownContact, extras: Extras): void {
    this.ofFile.add(person.id);
    this.put(person, extras);
  }

  put(person: KnownContact, extras?: Extras): void {
    const more = extras ? [extras.otherVehicle, ...extras.moreVehicles].filter(Boolean) : [];
    this.vehicles.set(person.id, [...(this.vehicles.get(person.id) ?? []), ...more]);
    const key = phoneKey(person.phone);
    this.byId.set(person.id, person);
    if (key) this.idByPhone.set(key, person.id);
    if (person.email) this.idByEmail.set(person.email.toLowerCase(), person.id);
  }

  /** Finds a contact by the row's phones first, then by its e-mails. */
  find({ phones, emails }: Pick<Exclude<RowReading, { problem: string }>, 'phones' | 'emails'>) {
    const ids = [
      ...phones.map((phone) => this.idByPhone.get(phoneKey(phone))),
      ...emails.map((email) => this.idByEmail.get(email.toLowerCase())),
    ];
    const id = ids.find((each) => each !== undefined);
    return id === undefined ? undefined : this.byId.get(id);
  }
}

/** Phones and e-mails of all rows, to load the known contacts. */
export function keysOf(rows: readonly StagedRow[], reading: FileReading) {
  const phones = new Set<string>();
  const emails = new Set<string>();
  for (const { cells } of rows) {
    const row = readRow(cells, reading);
    if ('problem' in row) continue;
    row.phones.map(phoneKey).forEach((key) => key && phones.add(key));
    row.emails.forEach((email) => emails.add(email.toLowerCase()));
  }
  return { phones: [...phones], emails: [...emails] };
}

export const countVisitsKept = (decisions: readonly Decision[]): number =>
  decisions.filter((decision) => 'visitsKept' in decision && decision.visitsKept).length;

export const countLeftOut = (decisions: readonly Decision[]): number =>
  decisions.filter(({ leftOut }) => leftOut !== undefined).length;

export const countUnnamed = (decisions: readonly Decision[]): number =>
  decisions.filter(({ unnamed }) => unnamed !== undefined).length;
