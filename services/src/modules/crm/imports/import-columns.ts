import { truncate } from '../../../platform/text/truncate.js';
import { isEmail } from '../../../platform/validation/fields.js';
import { CONTACT_FIELDS, CONTACT_KEYS, fieldOf } from '../contact.fields.js';
import { EXTRA_FIELDS, EXTRA_KEYS } from '../dto/import-extras.fields.js';
import type { ImportColumn, ImportField } from '../dto/import.dto.js';

/** What people and other programs call it. The first that fits wins, 'name' fitting the most. */
const HEADINGS: [ImportField, RegExp][] = [
  ['firstName', /^(first|given)(name)?$|^forename$/],
  ['lastName', /^(last|family)(name)?$|^surname$/],
  // Before what is said less exactly: a 'Vehicle Size' is no vehicle, a 'Mailing Address' no e-mail.
  ...EXTRA_KEYS.filter((key) => key !== 'secondVehicle').map((key): [ImportField, RegExp] => [
    key,
    EXTRA_FIELDS[key].headings,
  ]),
  ...CONTACT_KEYS.filter((key) => key !== 'name').map((key): [ImportField, RegExp] => [
    key,
    fieldOf(key).headings,
  ]),
  ['secondVehicle', EXTRA_FIELDS.secondVehicle.headings],
  ['name', CONTACT_FIELDS.name.headings],
];

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const PHONE = /^\+?[\d\s().-]{7,}$/;
const isPhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, '').length >= 7;

export interface SheetRow {
  /** As the spreadsheet counts. */
  number: number;
  cells: string[];
}

export interface ReadSheet {
  columns: ImportColumn[];
  rows: SheetRow[];
}

/** Headings and customers; a file that starts with a customer at once has no headings. */
export function readSheet(cells: string[][]): ReadSheet {
  const filled = cells
    .map((row, index) => ({ number: index + 1, cells: row }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
  const [first] = filled;
  if (!first) return { columns: [], rows: [] };
  const hasHeadings = !first.cells.some((cell) => isEmail(cell) || isPhone(cell));
  const rows = hasHeadings ? filled.slice(1) : filled;
  const headings = hasHeadings ? first.cells : first.cells.map(() => '');
  return { columns: columnsOf(headings, rows), rows };
}

function columnsOf(headings: string[], rows: SheetRow[]): ImportColumn[] {
  const taken = new Set<ImportField>();
  return headings.map((heading, index) => {
    const values = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
    const samples = values.slice(0, SAMPLES);
    const suggested = suggestion(heading, samples, taken);
    if (suggested) taken.add(suggested);
    return {
      index,
      name: truncate(heading, LONGEST_SAMPLE) || `Column ${columnLetters(index)}`,
      samples: samples.map((sample) => truncate(sample, LONGEST_SAMPLE)),
      suggested,
    };
  });
}

/** By its heading, else by what stands in it. */
function suggestion(heading: string, samples: string[], taken: ReadonlySet<ImportField>) {
  const stillFree = HEADINGS.filter(([field]) => !taken.has(field));
  const free = stillFree.map(([field]) => field);
  const [byHeading] = stillFree.find(([, words]) => words.test(letters(heading))) ?? [];
  if (byHeading || heading !== '' || samples.length === 0) return byHeading ?? null;
  if (samples.every(isEmail)) return free.find((field) => field === 'email') ?? null;
  if (samples.every(isPhone)) return free.find((field) => field === 'phone') ?? null;
  const areNames = samples.every((sample) => /^\p{L}[\p{L}'’. -]*\s\p{L}/u.test(sample));
  return (areNames && free.find((field) => field === 'name')) || null;
}

/** 'A' to 'Z', then 'AA'. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
