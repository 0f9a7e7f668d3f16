import { decimalsOf } from '../../../platform/money/amounts.js';
import type { SheetRow } from '../../../platform/spreadsheets/sheet-row.js';
import { isPhone } from '../../../platform/text/phone.js';
import { truncate } from '../../../platform/text/truncate.js';
import type { DateReader } from '../../../platform/time/written-dates.js';
import { isEmail } from '../../../platform/validation/fields.js';
import type { ImportColumn, ImportField } from '../dto/import.dto.js';
import { EXPORT_HEADINGS } from '../exports/export-columns.js';
import { isErrorCell } from './cell-values.js';
import { countHeadings, fieldsByHeading } from './headings.js';

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
/** Rows searched for the headings, since title lines may come first. */
const HEAD_ROWS = 30;
/** Cells shown of each head row, enough to recognize it. */
const HEAD_CELLS = 6;

export interface ReadSheet {
  columns: ImportColumn[];
  rows: SheetRow[];
  /** Number of the heading row; 0 for none. */
  headingRow: number;
  /** First rows of the sheet, among which the user can choose the heading row. */
  head: SheetRow[];
}

const isData = (cell: string) => isEmail(cell) || isPhone(cell);

/**
 * Row whose cells name the most fields. Titles and the shop's own phone number may precede it. Without
 * two such names, it is the row above the first contact, or 0 if a contact comes first.
 */
function headingRowOf(rows: readonly SheetRow[]): number {
  const head = rows.slice(0, HEAD_ROWS);
  const [best] = head
    .filter(({ cells }) => !cells.some(isData))
    .map(({ number, cells }) => ({ number, count: countHeadings(cells) }))
    .toSorted((one, other) => other.count - one.count);
  if (best && best.count > 1) return best.number;
  const firstData = head.findIndex(({ cells }) => cells.some(isData));
  const above = firstData < 0 ? head.slice(0, 1) : head.slice(0, firstData);
  return above.at(-1)?.number ?? 0;
}

/**
 * Headings and data rows of a sheet.
 *
 * @param headingRow the number of the row with the headings, 0 for none. Default: it is looked for
 */
export function readSheet(
  filled: readonly SheetRow[],
  dates: DateReader,
  headingRow = headingRowOf(filled),
): ReadSheet {
  const headings = filled.find(({ number }) => number === headingRow)?.cells ?? [];
  const rows = filled.filter(({ number }) => number > headingRow);
  const width = [headings, ...rows.map(({ cells }) => cells)].reduce(
    (most, { length }) => Math.max(most, length),
    0,
  );
  const columns = columnsOf(width, headings, rows, dates);
  const head = filled.slice(0, HEAD_ROWS).map(({ number, cells }) => ({
    number,
    cells: cells.slice(0, HEAD_CELLS).map((cell) => truncate(cell, LONGEST_SAMPLE)),
  }));
  return { columns, rows, headingRow, head };
}

function columnsOf(
  width: number,
  headings: readonly string[],
  rows: readonly SheetRow[],
  dates: DateReader,
): ImportColumn[] {
  const all = Array.from({ length: width }, (_, index) => ({
    index,
    heading: headings[index] ?? '',
    values: rows.flatMap(({ cells }) => cells[index] || []).filter((cell) => !isErrorCell(cell)),
  }));
  const suggested = fieldsByHeading(all);
  all
    .filter(({ heading }) => heading === '')
    .forEach(({ index, values }) => {
      const field = fieldByValues(values.slice(0, SAMPLES));
      if (field && ![...suggested.values()].includes(field)) suggested.set(index, field);
    });
  return all.map(({ index, heading, values }) => ({
    index,
    name: truncate(heading, LONGEST_SAMPLE) || `Column ${columnLetters(index)}`,
    samples: values.slice(0, SAMPLES).map((sample) => truncate(sample, LONGEST_SAMPLE)),
    suggested: suggested.get(index) ?? null,
    ...readingsOf(values, dates),
  }));
}

/** Suggested field of a column without a heading, by its values. */
function fieldByValues(samples: readonly string[]): ImportField | undefined {
  if (samples.length === 0) return undefined;
  if (samples.every(isEmail)) return 'email';
  if (samples.every(isPhone)) return 'phone';
  return samples.every((sample) => /^\p{L}[\p{L}'’. -]*\s\p{L}/u.test(sample)) ? 'name' : undefined;
}

/** Date and number format of a column, if ambiguous or unusual. */
function readingsOf(
  values: readonly string[],
  reader: DateReader,
): Pick<ImportColumn, 'dates' | 'amounts'> {
  const dates = reader.orderOf(values);
  const amounts = dates ? undefined : decimalsOf(values);
  const isUsual =
    (dates?.order ?? 'month-first') === 'month-first' && (amounts?.decimals ?? 'point') === 'point';
  if (isUsual && !dates?.doubtful && !amounts?.doubtful) return {};
  return {
    ...(dates && { dates: { ...dates, doubtful: truncate(dates.doubtful, LONGEST_SAMPLE) } }),
    ...(amounts && {
      amounts: { ...amounts, doubtful: truncate(amounts.doubtful, LONGEST_SAMPLE) },
    }),
  };
}

/** Whether the file is our own export, whose values need no cleanup. */
export const isOwnExport = (columns: readonly ImportColumn[]): boolean =>
  EXPORT_HEADINGS.every((heading, index) => columns[index]?.name === heading);

/** 'A' to 'Z', then 'AA'. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
