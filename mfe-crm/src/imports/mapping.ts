import { CONTACT_FIELD_NAMES, contactField, eachField } from '../shared/contact-fields';
import type { Duplicates, ImportColumn, ImportField, ImportOptions } from './imports-api';

/** Which column holds which field, as the person chooses it: by column. */
export type Choice = Readonly<Record<number, ImportField>>;

export const FIELD_LABELS: Record<ImportField, string> = {
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  ...eachField((name) => contactField(name).importLabel),
  size: 'Vehicle size',
  secondVehicle: 'Second vehicle',
  street: 'Street address',
  city: 'City',
  region: 'State',
  postcode: 'ZIP code',
  lastVisit: 'Last visit',
  totalSpent: 'Total spent',
};

/** Fields stand in the address beside these. */
type Reserved = 'id' | 'step' | 'duplicates';
const FIELDS = Object.keys(FIELD_LABELS) as Exclude<ImportField, Reserved>[];
// Fails to compile when a field is called like one of them.
const isFree: Extract<ImportField, Reserved> extends never ? true : never = true;
void isFree;

/** A file to begin with, as a spreadsheet program reads it. */
export const SAMPLE_FILE = [
  ['Name', ...CONTACT_FIELD_NAMES.map((name) => contactField(name).factLabel)],
  ['Jordan Blake', ...CONTACT_FIELD_NAMES.map((name) => contactField(name).example)],
]
  .map((cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(','))
  .map((line) => `${line}\r\n`)
  .join('');

export const DUPLICATE_LABELS: Record<Duplicates, string> = {
  skip: 'Leave them as they are',
  update: 'Update them with what the file says',
  add: 'Add them once more',
};

/** A full name and its parts would say the same twice: the parts win, being clearer. */
export function suggestedChoice(columns: readonly ImportColumn[]): Choice {
  const suggested = columns.flatMap(({ index, suggested: field }) =>
    field ? [[index, field] as const] : [],
  );
  const hasParts = suggested.some(([, field]) => field === 'firstName');
  return Object.fromEntries(suggested.filter(([, field]) => !(hasParts && field === 'name')));
}

/** A field stands in one column: chosen elsewhere, it moves there. */
export function choose(choice: Choice, column: number, field: ImportField | null): Choice {
  const others = Object.entries(choice).filter(
    ([index, chosen]) => Number(index) !== column && chosen !== field,
  );
  return Object.fromEntries(field ? [...others, [column, field]] : others);
}

/** The other column that holds a field by now, and will not once it is chosen for this one. */
export function holderOf(choice: Choice, column: number, field: ImportField): number | undefined {
  const found = Object.entries(choice).find(
    ([index, chosen]) => Number(index) !== column && chosen === field,
  );
  return found && Number(found[0]);
}

export function isComplete(choice: Choice): boolean {
  const fields = Object.values(choice);
  const hasName = fields.some((field) => ['name', 'firstName', 'lastName'].includes(field));
  return hasName && fields.includes('phone');
}

export function toOptions(choice: Choice, duplicates: Duplicates): ImportOptions {
  const mapping = Object.fromEntries(
    Object.entries(choice).map(([column, field]) => [field, Number(column)]),
  );
  return { mapping, duplicates };
}

/** The choice as part of the address, so that a reload loses nothing. */
export function writeChoice(params: URLSearchParams, choice: Choice, duplicates: Duplicates): void {
  FIELDS.forEach((field) => params.delete(field));
  Object.entries(choice).forEach(([column, field]) => params.set(field, column));
  params.set('duplicates', duplicates);
}

export function readChoice(params: URLSearchParams): Choice | null {
  const chosen = FIELDS.flatMap((field) => {
    const column = params.get(field);
    return column !== null && /^\d{1,3}$/.test(column) ? [[Number(column), field] as const] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : null;
}

export function readDuplicates(params: URLSearchParams): Duplicates {
  const asked = params.get('duplicates');
  return asked === 'update' || asked === 'add' ? asked : 'skip';
}
