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

/** Parsing options of a file. Each column is parsed one way throughout. */
export interface FileReading {
  mapping: ImportMapping;
  /** Headings by column, reduced to letters. */
  headings: readonly string[];
  names: readonly string[];
  dates: DateReader;
  dateOrder: ColumnDates['order'];
  decimals: Decimals;
  /** Vehicle sizes of the business, by which the file may name sizes. */
  sizes: readonly Size[];
  today: string;
  /** Whether the file is our own export, whose values need no cleanup. */
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

/** Sentences about how ambiguous values are read. */
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
