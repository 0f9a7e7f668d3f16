import { CONTACT_FIELD_NAMES, contactField, eachField } from '../shared/contact-fields';
import type { Duplicates, ImportColumn, ImportField, ImportOptions } from './imports-api';

/** Chosen field of each column, by column index. */
export type Choice = Readonly<Record<number, ImportField>>;

/** How ambiguous dates and amounts are read. */
export type Readings = Pick<ImportOptions, 'dateOrder' | 'decimals'>;

export const FIELD_LABELS: Record<ImportField, string> = {
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  ...eachField((name) => contactField(name).importLabel),
  secondPhone: 'Other phone numbers',
  secondEmail: 'Other emails',
  moreNotes: 'More notes',
  tags: 'Tags',
  vehicleYear: 'Vehicle year',
  vehicleMake: 'Vehicle make',
  vehicleModel: 'Vehicle model',
  vehicleColor: 'Vehicle color',
  size: 'Vehicle size',
  plate: 'License plate',
  vin: 'VIN',
  coating: 'Coating',
  coatedOn: 'Coated on',
  secondVehicle: 'Other vehicles',
  street: 'Street address',
  streetLine2: 'Address line 2',
  city: 'City',
  region: 'State',
  postcode: 'ZIP code',
  accessNotes: 'Access notes',
  lastVisit: 'Last visit',
  totalSpent: 'Total spent',
  smsConsent: 'Text message consent',
  emailConsent: 'Email consent',
};

/** Fields that more than one column may have. */
const REPEATED = new Set<ImportField>([
  'secondPhone',
  'secondEmail',
  'secondVehicle',
  'moreNotes',
  'tags',
]);

/** Fallback field for a column whose field was assigned to another column. */
const FURTHER: Partial<Record<ImportField, ImportField>> = {
  phone: 'secondPhone',
  email: 'secondEmail',
  vehicle: 'secondVehicle',
  notes: 'moreNotes',
  street: 'streetLine2',
};

/** Query parameters beside the mapped fields. */
type Reserved = 'id' | 'step' | 'duplicates' | 'dateOrder' | 'decimals';
const FIELDS = Object.keys(FIELD_LABELS) as Exclude<ImportField, Reserved>[];
// Compile-time check that no field has the name of one of these parameters.
const isFree: Extract<ImportField, Reserved> extends never ? true : never = true;
void isFree;

/** Sample CSV for download. */
export const SAMPLE_FILE = [
  ['Name', ...CONTACT_FIELD_NAMES.map((name) => contactField(name).factLabel)],
  ['Jordan Blake', ...CONTACT_FIELD_NAMES.map((name) => contactField(name).example)],
]
  .map((cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(','))
  .map((line) => `${line}\r\n`)
  .join('');

export const DUPLICATE_LABELS: Record<Duplicates, string> = {
  skip: 'Leave them as they are',
  update: 'Update them from the file',
  add: 'Add them again',
};

/** Suggested mapping. First and last name win over a full name, because they are clearer. */
export function suggestedChoice(columns: readonly ImportColumn[]): Choice {
  const suggested = columns.flatMap(({ index, suggested: field }) =>
    field ? [[index, field] as const] : [],
  );
  const hasParts = suggested.some(([, field]) => field === 'firstName' || field === 'lastName');
  return Object.fromEntries(suggested.filter(([, field]) => !(hasParts && field === 'name')));
}

/** Other column that has this field and would lose it. */
export function holderOf(choice: Choice, column: number, field: ImportField): number | undefined {
  if (REPEATED.has(field)) return undefined;
  const found = Object.entries(choice).find(
    ([index, chosen]) => Number(index) !== column && chosen === field,
  );
  return found && Number(found[0]);
}

/**
 * Fallback field for a column that loses its field; undefined: the column is no longer imported.
 */
export function furtherField(choice: Choice, field: ImportField): ImportField | undefined {
  const further = FURTHER[field];
  const isFree = further && (REPEATED.has(further) || !Object.values(choice).includes(further));
  return isFree ? further : undefined;
}

/**
 * Assigns a field to a column. Most fields belong to one column; a second phone or note moves the
 * first one to a fallback field.
 */
export function choose(choice: Choice, column: number, field: ImportField | null): Choice {
  const { [column]: _former, ...others } = choice;
  if (!field) return others;
  const holder = holderOf(choice, column, field);
  if (holder === undefined) return { ...others, [column]: field };
  const { [holder]: _held, ...rest } = others;
  const further = furtherField(rest, field);
  return { ...rest, ...(further && { [holder]: further }), [column]: field };
}

export function isComplete(choice: Choice): boolean {
  const fields = Object.values(choice);
  const has = (...names: ImportField[]) => fields.some((field) => names.includes(field));
  return (
    has('name', 'firstName', 'lastName', 'company') &&
    has('phone', 'email', 'secondPhone', 'secondEmail')
  );
}

/** Fields whose values may be ambiguous. */
const READ_AS: Partial<Record<ImportField, 'date' | 'amount'>> = {
  lastVisit: 'date',
  coatedOn: 'date',
  totalSpent: 'amount',
};

/** Column with ambiguous values. */
export const doubtfulColumn = (
  columns: readonly ImportColumn[],
  choice: Choice,
  kind: 'date' | 'amount',
): ImportColumn | undefined =>
  columns.find(({ index, dates, amounts }) => {
    const doubtful = kind === 'date' ? dates?.doubtful : amounts?.doubtful;
    const field = choice[index];
    return field !== undefined && READ_AS[field] === kind && !!doubtful;
  });

/** Whether every ambiguous column has an answer. */
export const isDecided = (
  columns: readonly ImportColumn[],
  choice: Choice,
  { dateOrder, decimals }: Readings,
): boolean =>
  (dateOrder !== undefined || !doubtfulColumn(columns, choice, 'date')) &&
  (decimals !== undefined || !doubtfulColumn(columns, choice, 'amount'));

export function toOptions(
  choice: Choice,
  duplicates: Duplicates,
  readings: Readings = {},
): ImportOptions {
  const mapping: Partial<Record<ImportField, number | number[]>> = {};
  for (const [column, field] of Object.entries(choice)) {
    mapping[field] = REPEATED.has(field)
      ? [...((mapping[field] as number[] | undefined) ?? []), Number(column)]
      : Number(column);
  }
  // Each field has a number or a list, as in the table above.
  return { mapping: mapping as ImportOptions['mapping'], duplicates, ...readings };
}

/** Writes the choice into the address, so that a reload keeps it. */
export function writeChoice(
  params: URLSearchParams,
  choice: Choice,
  duplicates: Duplicates,
  { dateOrder, decimals }: Readings = {},
): void {
  FIELDS.forEach((field) => params.delete(field));
  Object.entries(choice).forEach(([column, field]) => params.append(field, column));
  params.set('duplicates', duplicates);
  const readings = { dateOrder, decimals };
  Object.entries(readings).forEach(([name, value]) => {
    if (value) params.set(name, value);
    else params.delete(name);
  });
}

export function readChoice(params: URLSearchParams): Choice | null {
  const chosen = FIELDS.flatMap((field) =>
    params
      .getAll(field)
      .filter((column) => /^\d{1,3}$/.test(column))
      .map((column) => [Number(column), field] as const),
  );
  return chosen.length > 0 ? Object.fromEntries(chosen) : null;
}

export function readReadings(params: URLSearchParams): Readings {
  const [dateOrder, decimals] = [params.get('dateOrder'), params.get('decimals')];
  return {
    ...((dateOrder === 'month-first' || dateOrder === 'day-first') && { dateOrder }),
    ...((decimals === 'point' || decimals === 'comma') && { decimals }),
  };
}

export function readDuplicates(params: URLSearchParams): Duplicates {
  const asked = params.get('duplicates');
  return asked === 'update' || asked === 'add' ? asked : 'skip';
}
