import type { ImportColumn, ImportMapping } from '../../src/modules/crm/dto/import.dto.js';
import { readingOf, type FileReading } from '../../src/modules/crm/imports/file-reading.js';
import type { ReadSheet } from '../../src/modules/crm/imports/import-columns.js';
import { readSheet } from '../../src/modules/crm/imports/import-columns.js';
import type { Size } from '../../src/modules/crm/imports/import-extras.js';
import { DateReader } from '../../src/platform/time/written-dates.js';

export const IMPORT_DAY = '2026-11-28';

/** Sheet with these rows of cells. */
export const sheetOfCells = (cells: string[][], headingRow?: number): ReadSheet =>
  readSheet(
    cells
      .map((row, index) => ({ number: index + 1, cells: row }))
      .filter(({ cells: row }) => row.some((cell) => cell !== '')),
    new DateReader(IMPORT_DAY),
    headingRow,
  );

interface Said {
  sizes?: readonly Size[];
  columns?: readonly ImportColumn[];
  dateOrder?: 'month-first' | 'day-first';
  decimals?: 'point' | 'comma';
}

export const importReading = (
  mapping: ImportMapping,
  { sizes = [], columns = [], ...options }: Said = {},
): FileReading => readingOf(columns, { mapping, ...options }, { sizes, today: IMPORT_DAY });
