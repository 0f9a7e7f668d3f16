/**
 * Reads spreadsheets and prints their cost to other work and the result. It runs in a separate process,
 * free of other tests' garbage and timers.
 */
import type { AppError } from '../../src/platform/errors/app-error.js';
import { readSpreadsheet } from '../../src/platform/spreadsheets/read.js';
import { SPACES, workbookOf } from './bomb.js';
import { costOf, type Cost } from './event-loop.js';

export interface CostOfReading extends Cost {
  /** File size in bytes. */
  size: number;
  /** Number of rows, or the error message. */
  answer: number | string;
}

const LIMITS = { rows: 5_001, tooManyRows: 'Too many rows.' };
const cell = '<c t="inlineStr"><is><t>aaaaaaaaaaaaaaaa</t></is></c>';
const rows = (count: number, columns: number) =>
  `<worksheet><sheetData>${`<row>${cell.repeat(columns)}</row>`.repeat(count)}</sheetData></worksheet>`;

const SHEETS = {
  'many rows': () => rows(20_000, 20),
  'too many characters': () => rows(5_000, 80),
  'as many cells as may be': () => rows(5_000, 60),
  'nothing but spaces': () => SPACES,
};

export type Sheet = keyof typeof SHEETS;

async function costOfReading(sheet: Sheet, bounds: Cost): Promise<CostOfReading> {
  const bytes = workbookOf(SHEETS[sheet]());
  let answer: number | string = 'not read';
  const cost = await costOf(async () => {
    answer = await readSpreadsheet(bytes, LIMITS).then(
      ({ rows }) => rows.length,
      (error: AppError) => error.details.message,
    );
  }, bounds);
  return { ...cost, size: bytes.length, answer };
}

const [sheet, bounds] = process.argv.slice(2) as [Sheet, string];
process.stdout.write(JSON.stringify(await costOfReading(sheet, JSON.parse(bounds) as Cost)));
