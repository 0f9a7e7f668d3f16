import { SPACES, workbookOf } from '../../../test/support/bomb.js';
import { costOf } from '../../../test/support/event-loop.js';
import type { AppError } from '../errors/app-error.js';
import { readSpreadsheet } from './read.js';

const LIMITS = { rows: 5_001, tooManyRows: 'Too many rows.' };
const cell = '<c t="inlineStr"><is><t>aaaaaaaaaaaaaaaa</t></is></c>';
const rows = (count: number, columns: number) =>
  `<worksheet><sheetData>${`<row>${cell.repeat(columns)}</row>`.repeat(count)}</sheetData></worksheet>`;

const BOUNDS = { held: 50, megabytes: 160 };

describe('a small file that unpacks to much', () => {
  it.each<[string, string, unknown]>([
    ['many rows', rows(20_000, 20), 'Too many rows.'],
    ['too many characters', rows(5_000, 80), expect.stringContaining('more in this file')],
    ['as many cells as may be', rows(5_000, 60), 5_000],
    ['nothing but spaces', SPACES, expect.stringContaining('more in this file')],
  ])(
    'of %s holds nobody up, and takes little memory',
    async (_what, sheet, expected) => {
      const bytes = workbookOf(sheet);
      expect(bytes.length).toBeLessThan(600_000);
      let answer: unknown;
      const cost = await costOf(async () => {
        answer = await readSpreadsheet(bytes, LIMITS).then(
          (cells) => cells.length,
          (error: AppError) => error.details.message,
        );
      }, BOUNDS);
      expect(cost.held).toBeLessThan(BOUNDS.held);
      expect(cost.megabytes).toBeLessThan(BOUNDS.megabytes);
      expect(answer).toEqual(expected);
    },
    // Up to three tries, on a machine that may be busy.
    360_000,
  );

  it('waits its turn, and too many of them are asked to come back', async () => {
    const csv = Buffer.from('Name,Phone\nAna,5551112222\n');
    const reads = Array.from({ length: 8 }, () => readSpreadsheet(csv, LIMITS));
    const results = await Promise.allSettled(reads);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(results.at(-1)).toMatchObject({ reason: { details: { statusCode: 429 } } });
  });
});
