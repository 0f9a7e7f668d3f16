import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { OneOf } from '../../../platform/validation/fields.js';
import { CONTACT_KEYS, SHOWN_KEYS, type ContactKey } from '../contact.fields.js';
import { EXTRA_KEYS, type ExtraKey } from './import-extras.fields.js';
import { Contact } from './contact.dto.js';

/** What a column of the file can hold: a field of a contact, a part of the name, or what is theirs. */
export type ImportField = ContactKey | 'firstName' | 'lastName' | ExtraKey;
const OTHER_FIELDS = CONTACT_KEYS.filter((key) => key !== 'name');
const IMPORT_FIELDS: ImportField[] = [
  'name',
  'firstName',
  'lastName',
  ...OTHER_FIELDS,
  ...EXTRA_KEYS,
];

export const IMPORT_STATUSES = ['uploaded', 'running', 'done', 'undone', 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const DUPLICATES = ['skip', 'update', 'add'] as const;
export type Duplicates = (typeof DUPLICATES)[number];

export const IMPORT_OUTCOMES = ['add', 'update', 'skip'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const FIELD_ENUM = { enum: [...IMPORT_FIELDS], enumName: 'ImportField' };

export class ImportColumn {
  @ApiProperty({ type: 'integer', description: 'From 0' })
  index: number;

  @ApiProperty({ description: "The heading, or 'Column B' where there is none" })
  name: string;

  @ApiProperty({ type: [String], description: 'Its first values, at most three' })
  samples: string[];

  @ApiProperty({ ...FIELD_ENUM, nullable: true, description: 'What it seems to hold' })
  suggested: ImportField | null;
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
}

/** Which column holds what; a full `name`, or `firstName` and `lastName`. */
export type ImportMapping = Partial<Record<ImportField, number | null>>;
@ApiSchema({ name: 'ImportMapping' })
class MappingSchema {}
for (const field of IMPORT_FIELDS) {
  const column = { type: 'integer', required: false, nullable: true } as const;
  ApiProperty({ ...column, description: 'A column index' })(MappingSchema.prototype, field);
}

const CHOOSE_COLUMNS = 'Please choose the columns with the name and the phone number';

const isColumn = (value: unknown) =>
  value === null || (Number.isInteger(value) && Number(value) >= 0);

function mappingProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return CHOOSE_COLUMNS;
  const fields = Object.entries(value).filter(([, column]) => column !== null);
  const isKnown = (name: string) => (IMPORT_FIELDS as string[]).includes(name);
  if (!fields.every(([name, column]) => isKnown(name) && isColumn(column))) {
    return 'A column must be given by its number, and only for fields a customer has';
  }
  const columns = fields.map(([, column]) => column as number);
  if (new Set(columns).size < columns.length) return 'Each column can be used once';
  const names = fields.map(([name]) => name);
  const hasName = names.some((name) => ['name', 'firstName', 'lastName'].includes(name));
  return hasName && names.includes('phone') ? undefined : CHOOSE_COLUMNS;
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
}

export class ImportProblem {
  @ApiProperty({ type: 'integer', description: 'As the spreadsheet counts, its heading being 1' })
  row: number;

  @ApiProperty()
  message: string;
}

/** The customer as it will be written. */
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
}
