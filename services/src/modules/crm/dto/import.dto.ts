import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { OneOf, Text, WholeNumber } from '../../../platform/validation/fields.js';
import { CONTACT_KEYS, SHOWN_KEYS, type ContactKey } from '../contact.fields.js';
import { EXTRA_KEYS, PART_FIELDS, REPEATED_FIELDS, type ExtraKey } from './import-extras.fields.js';
import { Contact } from './contact.dto.js';

/** A field of the contact, a part of one, a further value of one, or an extra fact. */
export type ImportField =
  | ContactKey
  | ExtraKey
  | (typeof PART_FIELDS)[number]
  | (typeof REPEATED_FIELDS)[number];
const IMPORT_FIELDS: ImportField[] = [
  ...CONTACT_KEYS,
  ...PART_FIELDS,
  ...EXTRA_KEYS,
  ...REPEATED_FIELDS,
];

export const IMPORT_STATUSES = ['uploaded', 'running', 'done', 'undone', 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const DUPLICATES = ['skip', 'update', 'add'] as const;
export type Duplicates = (typeof DUPLICATES)[number];

export const IMPORT_OUTCOMES = ['add', 'update', 'skip'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const DATE_ORDERS = ['month-first', 'day-first'] as const;
export const DECIMALS = ['point', 'comma'] as const;
const COLUMN_ORDERS = [...DATE_ORDERS, 'year-first'] as const;

const FIELD_ENUM = { enum: [...IMPORT_FIELDS], enumName: 'ImportField' };

const DOUBTFUL = {
  example: '03/04/2025',
  description: "A value that can be read both ways, where the column does not decide; else ''",
};

export class ColumnDates {
  @ApiProperty({ enum: [...COLUMN_ORDERS], enumName: 'ColumnDateOrder' })
  order: (typeof COLUMN_ORDERS)[number];

  @ApiProperty(DOUBTFUL)
  doubtful: string;
}

export class ColumnAmounts {
  @ApiProperty({ enum: [...DECIMALS], enumName: 'ImportDecimals' })
  decimals: (typeof DECIMALS)[number];

  @ApiProperty({ ...DOUBTFUL, example: '1.249' })
  doubtful: string;
}

export class ImportColumn {
  @ApiProperty({ type: 'integer', description: 'From 0' })
  index: number;

  @ApiProperty({ description: "The heading, or 'Column B' where there is none" })
  name: string;

  @ApiProperty({ type: [String], description: 'Its first values, at most three' })
  samples: string[];

  @ApiProperty({ ...FIELD_ENUM, nullable: true, description: 'What it seems to hold' })
  suggested: ImportField | null;

  @ApiProperty({
    type: ColumnDates,
    required: false,
    description: 'How its dates are read, where that is not month first without a doubt',
  })
  dates?: ColumnDates;

  @ApiProperty({
    type: ColumnAmounts,
    required: false,
    description: 'How its amounts are read, where that is not with a decimal point without a doubt',
  })
  amounts?: ColumnAmounts;
}

/** An unprocessed row of the file. */
export class FileRow {
  @ApiProperty({ type: 'integer', description: 'As the spreadsheet counts, from 1' })
  number: number;

  @ApiProperty({ type: [String], description: 'Its first filled cells' })
  cells: string[];
}

/** Options for a sheet or heading row other than the suggested one. */
export class StageOptions {
  @Text({ max: 100, description: "A sheet's name. Default: the one that looks most like a table" })
  sheet?: string;

  @WholeNumber({
    min: 0,
    max: 1_048_576,
    description: 'The row with the headings; 0: there are none. Default: it is looked for',
  })
  headingRow?: number;
}

/** The part of a file that was read. */
export class ImportSource {
  @ApiProperty({ description: "The sheet; '' of a CSV file" })
  sheet: string;

  @ApiProperty({
    type: [String],
    description: 'The sheets to choose from, where there are several',
  })
  sheets: string[];

  @ApiProperty({ type: 'integer', description: 'The row with the headings; 0: there are none' })
  headingRow: number;

  @ApiProperty({ type: [FileRow], description: 'The first rows, to choose the headings from' })
  head: FileRow[];
}

export class StagedImport {
  @ApiProperty()
  id: string;

  @ApiProperty()
  fileName: string;

  @ApiProperty({ type: 'integer', description: 'Customers in the file' })
  rows: number;

  @ApiProperty({ type: [ImportColumn] })
  columns: ImportColumn[];

  @ApiProperty({ type: ImportSource })
  source: ImportSource;
}

/** Columns by field: a full `name` or its parts, and a `phone` or an `email`. */
export type ImportMapping = Partial<Record<ImportField, number | number[] | null>>;
@ApiSchema({ name: 'ImportMapping' })
class MappingSchema {}
const ONE = { type: 'integer', required: false, nullable: true } as const;
const SEVERAL = {
  type: 'array',
  items: { type: 'integer' },
  required: false,
  nullable: true,
} as const;
const isRepeated = (field: string) => (REPEATED_FIELDS as readonly string[]).includes(field);
for (const field of IMPORT_FIELDS) {
  const api = isRepeated(field)
    ? { ...SEVERAL, description: 'Column indexes; a single number counts as one' }
    : { ...ONE, description: 'A column index' };
  ApiProperty(api)(MappingSchema.prototype, field);
}

const CHOOSE_COLUMNS =
  'Please choose the columns with the name and with the phone number or the email';

/** The columns that hold a field, in their order. */
export const columnsOfField = (mapping: ImportMapping, field: ImportField): number[] =>
  [mapping[field] ?? []].flat();

const isColumn = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

function mappingProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return CHOOSE_COLUMNS;
  const fields = Object.entries(value).filter(([, column]) => column !== null);
  const isKnown = (name: string) => (IMPORT_FIELDS as string[]).includes(name);
  const areColumns = (name: string, column: unknown) =>
    Array.isArray(column) ? isRepeated(name) && column.every(isColumn) : isColumn(column);
  if (!fields.every(([name, column]) => isKnown(name) && areColumns(name, column))) {
    return 'A column must be given by its number, and only for fields a customer has';
  }
  const columns = fields.flatMap(([, column]) => column as number | number[]);
  if (new Set(columns).size < columns.length) return 'Each column can be used once';
  const has = (...names: ImportField[]) =>
    fields.some(([name]) => names.includes(name as ImportField));
  const isReachable = has('phone', 'email', 'secondPhone', 'secondEmail');
  return has('name', 'firstName', 'lastName', 'company') && isReachable
    ? undefined
    : CHOOSE_COLUMNS;
}

const IsMapping = () =>
  ValidateBy({
    name: 'mapping',
    validator: {
      validate: (value) => mappingProblem(value) === undefined,
      defaultMessage: (args) => mappingProblem(args?.value) ?? '',
    },
  });

export class ImportOptions {
  @ApiProperty({ type: MappingSchema })
  @IsMapping()
  mapping: ImportMapping;

  @OneOf(DUPLICATES, {
    enumName: 'ImportDuplicates',
    required: 'Please choose what happens to customers you already have',
    description: 'For customers with the phone or the e-mail of one that exists',
  })
  duplicates: Duplicates;

  @OneOf(DATE_ORDERS, {
    enumName: 'ImportDateOrder',
    description: 'Whether 3/4/2025 is March 4. Default: as the whole column says, else month first',
  })
  dateOrder?: (typeof DATE_ORDERS)[number];

  @OneOf(DECIMALS, {
    enumName: 'ImportDecimals',
    description: 'What stands before the cents. Default: as the whole column says, else the point',
  })
  decimals?: (typeof DECIMALS)[number];
}

export class ImportProblem {
  @ApiProperty({ type: 'integer', description: 'As the spreadsheet counts, its heading being 1' })
  row: number;

  @ApiProperty()
  message: string;
}

/** Contact as it will be written. */
export class ImportPreview extends PickType(Contact, SHOWN_KEYS) {
  @ApiProperty({ type: 'integer' })
  row: number;

  @ApiProperty({ enum: [...IMPORT_OUTCOMES], enumName: 'ImportOutcome' })
  outcome: ImportOutcome;

  @ApiProperty({
    example: 'SUV · 2019 Kia Soul · 14 Elm St, Springfield',
    description: "What else is theirs: the vehicle's size, a second one, an address",
  })
  also: string;
}

export class ImportCheck {
  @ApiProperty({ type: 'integer' })
  toAdd: number;

  @ApiProperty({ type: 'integer' })
  toUpdate: number;

  @ApiProperty({ type: 'integer' })
  toSkip: number;

  @ApiProperty({
    type: 'integer',
    description: 'Rows whose last visit and total are left out: the customer has visits here',
  })
  visitsKept: number;

  @ApiProperty({ type: 'integer', description: 'Rows of which something is left out' })
  leftOut: number;

  @ApiProperty({ type: 'integer', description: 'Customers whose e-mail or phone is their name' })
  unnamed: number;

  @ApiProperty({
    type: [String],
    example: ['Dates such as 03/04/2025 are read month first: Mar 4, 2025'],
    description: 'How values that can be read both ways are read, where nobody has said it',
  })
  assumptions: string[];

  @ApiProperty({ type: [ImportProblem], description: 'What there is to say of both; the first 50' })
  warnings: ImportProblem[];

  @ApiProperty({ type: 'integer', description: 'Rows that cannot become a customer' })
  failed: number;

  @ApiProperty({ type: 'integer', description: 'Rows the plan has no room for' })
  overLimit: number;

  @ApiProperty({ type: [ImportProblem], description: 'The first 50' })
  problems: ImportProblem[];

  @ApiProperty({ type: [ImportPreview], description: 'The first 5' })
  preview: ImportPreview[];
}

export class ContactImport {
  @ApiProperty()
  id: string;

  @ApiProperty()
  fileName: string;

  @ApiProperty({ enum: [...IMPORT_STATUSES], enumName: 'ImportStatus' })
  status: ImportStatus;

  @ApiProperty({ type: 'integer' })
  rows: number;

  @ApiProperty({ type: 'integer', description: 'Rows worked through so far' })
  done: number;

  @ApiProperty({ type: 'integer' })
  added: number;

  @ApiProperty({ type: 'integer' })
  updated: number;

  @ApiProperty({ type: 'integer' })
  skipped: number;

  @ApiProperty({ type: 'integer' })
  failed: number;

  @ApiProperty({ type: 'integer', description: 'Customers undo left alone: changed since' })
  kept: number;

  @ApiProperty({
    type: 'integer',
    description: 'Rows whose last visit and total are left out: the customer has visits here',
  })
  visitsKept: number;

  @ApiProperty({
    type: 'integer',
    description: 'Rows of which something is left out, such as what is not an e-mail address',
  })
  leftOut: number;

  @ApiProperty({ type: 'integer', description: 'Customers whose e-mail or phone is their name' })
  unnamed: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  canUndo: boolean;

  @ApiProperty({ type: [ImportColumn], description: 'For matching the columns again' })
  columns: ImportColumn[];

  @ApiProperty({ type: ImportSource })
  source: ImportSource;
}
