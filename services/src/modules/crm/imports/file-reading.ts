import { amountOf, type Decimals } from '../../../platform/money/amounts.js';
import { formatCents, toCents } from '../../../platform/money/money.js';
import { formatDay } from '../../../platform/time/zone.js';
import { DateReader } from '../../../platform/time/written-dates.js';
import {
  columnsOfField,
  type ColumnDates,
  type ImportColumn,
  type ImportMapping,
  type ImportOptions,
} from '../dto/import.dto.js';
import { letters } from './headings.js';
import { isOwnExport } from './import-columns.js';
import type { Size } from './import-extras.js';

/** The reading of a file's rows: one way for the whole of each column. */
export interface FileReading {
  mapping: ImportMapping;
  /** By column, as letters only. */
  headings: readonly string[];
  names: readonly string[];
  dates: DateReader;
  dateOrder: ColumnDates['order'];
  decimals: Decimals;
  /** The business's, by which a file may say how large a vehicle is. */
  sizes: readonly Size[];
  today: string;
  /** Values stand in our own files as they are stored. */
  isOwn: boolean;
}

type Options = Pick<ImportOptions, 'mapping' | 'dateOrder' | 'decimals'>;

const columnOf = (
  columns: readonly ImportColumn[],
  { mapping }: Options,
  field: 'lastVisit' | 'totalSpent',
) => columns.find(({ index }) => index === columnsOfField(mapping, field)[0]);

export function readingOf(
  columns: readonly ImportColumn[],
  options: Options,
  { sizes, today }: Pick<FileReading, 'sizes' | 'today'>,
): FileReading {
  const visits = columnOf(columns, options, 'lastVisit');
  const totals = columnOf(columns, options, 'totalSpent');
  return {
    mapping: options.mapping,
    headings: columns.map(({ name }) => letters(name)),
    names: columns.map(({ name }) => name),
    dates: new DateReader(today),
    dateOrder: options.dateOrder ?? visits?.dates?.order ?? 'month-first',
    decimals: options.decimals ?? totals?.amounts?.decimals ?? 'point',
    sizes,
    today,
    isOwn: isOwnExport(columns),
  };
}

/** Assumptions about doubtful values, in sentences. */
export function assumptionsOf(
  columns: readonly ImportColumn[],
  options: Options,
  { dates, dateOrder, decimals }: FileReading,
): string[] {
  const date = columnOf(columns, options, 'lastVisit')?.dates?.doubtful;
  const amount = columnOf(columns, options, 'totalSpent')?.amounts?.doubtful;
  const said: string[] = [];
  if (date && !options.dateOrder) {
    const words = dateOrder === 'day-first' ? 'day first' : 'month first';
    said.push(
      `Dates such as ${date} are read ${words}: ${formatDay(dates.read(date, dateOrder) ?? '')}`,
    );
  }
  if (amount && !options.decimals) {
    const dollars = formatCents(toCents(amountOf(amount, decimals) || 0));
    said.push(`Amounts such as ${amount} are read with a decimal ${decimals}: ${dollars}`);
  }
  return said;
}
