import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isEmpty } from '../../../platform/records/fields.js';
import { mapFields, type ContactValues } from '../contact.fields.js';
import type { Duplicates, ImportMapping } from '../dto/import.dto.js';
import { notEmail, readRow, withLeftOut, withName, type RowReading } from './import-row.js';
import { phoneDigits } from '../../../platform/text/phone.js';
import {
  extrasProblem,
  hasExtras,
  hasOpening,
  vehiclesOf,
  withTheirVehicles,
  withoutOpening,
  asStored,
  type Extras,
  type Size,
} from './import-extras.js';

/** A customer the business has, or has from an earlier row of the same file. */
export type KnownContact = ContactValues & { id: string };

export interface StagedRow {
  position: number;
  /** As the spreadsheet counts. */
  rowNumber: number;
  cells: string[];
}

interface OfDuplicate {
  /** The visits here are what counts: the file's last visit and total are left out. */
  visitsKept: boolean;
}

export type Decision = {
  position: number;
  rowNumber: number;
  /** What of it is left out, in a sentence. */
  leftOut?: string;
  /** What stands for a name that it has not, in a sentence. */
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
  /** The business's, by which a file may say how large a vehicle is. */
  sizes: readonly Size[];
  mapping: ImportMapping;
  duplicates: Duplicates;
  /** Customers with visits here: what they have from before would count those twice. */
  visited: ReadonlySet<string>;
  /** What the known customers drive, their first vehicle first. */
  vehicles: ReadonlyMap<string, readonly string[]>;
  /** Known customers whom earlier rows of the file brought. */
  ofFile: ReadonlySet<string>;
  /** How many customers may still be added. */
  room: number;
  /** Said of the rows there is no room for. */
  fullText: string;
}

/** What becomes of each row. The same for a dry run and for the real one. */
export function planRows(
  rows: readonly StagedRow[],
  known: readonly KnownContact[],
  options: PlanOptions,
): Decision[] {
  const people = new People(known, options);
  let { room } = options;
  return rows.map(({ position, rowNumber, cells }) => {
    const reading = readRow(cells, options.mapping);
    const place = { position, rowNumber };
    if ('problem' in reading) {
      return { ...place, outcome: 'failed', problem: reading.problem, isOverLimit: false };
    }
    const problem = extrasProblem(reading.extras, options.sizes);
    if (problem) return { ...place, outcome: 'failed', problem, isOverLimit: false };
    const existing = options.duplicates === 'add' ? undefined : people.find(reading.values);
    const { values, extras } = withTheirVehicles(
      reading.values,
      asStored(reading.extras, options.sizes),
      existing ? people.vehiclesOf(existing) : [],
    );
    const { leftOut } = reading;
    const told = leftOut === '' ? {} : { leftOut: `${notEmail(leftOut)}: left out` };
    if (existing) {
      const row = { values, extras, leftOut, ...options };
      const decided = resolveDuplicate(people, existing, row);
      return { ...place, ...decided, ...(decided.outcome === 'updated' && told) };
    }
    if (room <= 0) {
      return { ...place, outcome: 'failed', problem: options.fullText, isOverLimit: true };
    }
    room -= 1;
    const contactId = randomUUID();
    const after = withLeftOut(withName(values), leftOut);
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
    leftOut,
    duplicates,
    visited,
  }: Pick<PlanOptions, 'duplicates' | 'visited'> & Exclude<RowReading, { problem: string }>,
) {
  const { id, ...before } = existing;
  // Whoever is left as they are may still stand in the file with each of their vehicles.
  const isLeft = duplicates === 'skip';
  if (isLeft && !(people.isOfFile(id) && said.otherVehicle !== '')) {
    return { outcome: 'skipped', after: before, visitsKept: false } as const;
  }
  const after = isLeft ? before : withLeftOut(merged(before, values), leftOut);
  const visitsKept = !isLeft && visited.has(id) && hasOpening(said);
  const brought = isLeft ? vehiclesOf(said) : said;
  const extras = visitsKept ? withoutOpening(brought) : brought;
  if (isDeepStrictEqual(after, before) && !hasExtras(extras)) {
    return { outcome: 'skipped', after: before, visitsKept } as const;
  }
  people.put({ ...after, id }, extras);
  return { outcome: 'updated', contactId: id, before, after, extras, visitsKept } as const;
}

/** The file's word counts where it has one; the same number written otherwise is no change. */
function merged(before: ContactValues, values: ContactValues): ContactValues {
  const samePhone = phoneDigits(before.phone) === phoneDigits(values.phone);
  const after = mapFields((key) => (isEmpty(values[key]) ? before[key] : values[key]));
  return samePhone ? { ...after, phone: before.phone } : after;
}

/** Found by phone, else by e-mail. */
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
    const more = [extras?.otherVehicle, extras?.secondVehicle].filter((each) => each);
    this.vehicles.set(person.id, [...(this.vehicles.get(person.id) ?? []), ...(more as string[])]);
    const digits = phoneDigits(person.phone);
    this.byId.set(person.id, person);
    if (digits) this.idByPhone.set(digits, person.id);
    if (person.email) this.idByEmail.set(person.email.toLowerCase(), person.id);
  }

  find({ phone, email }: ContactValues): KnownContact | undefined {
    const id = this.idByPhone.get(phoneDigits(phone)) ?? this.idByEmail.get(email.toLowerCase());
    return id === undefined ? undefined : this.byId.get(id);
  }
}

/** What to look customers up by, before planning. */
export function keysOf(rows: readonly StagedRow[], mapping: ImportMapping) {
  const phones = new Set<string>();
  const emails = new Set<string>();
  for (const { cells } of rows) {
    const reading = readRow(cells, mapping);
    if ('problem' in reading) continue;
    const digits = phoneDigits(reading.values.phone);
    phones.add(digits);
    if (reading.values.email) emails.add(reading.values.email.toLowerCase());
  }
  return { phones: [...phones], emails: [...emails] };
}

export const countVisitsKept = (decisions: readonly Decision[]): number =>
  decisions.filter((decision) => 'visitsKept' in decision && decision.visitsKept).length;

export const countLeftOut = (decisions: readonly Decision[]): number =>
  decisions.filter(({ leftOut }) => leftOut !== undefined).length;

export const countUnnamed = (decisions: readonly Decision[]): number =>
  decisions.filter(({ unnamed }) => unnamed !== undefined).length;
