import type { CostOfReading, Sheet } from '../../../test/support/cost-of-reading.js';
import { runScript } from '../../../test/support/run-script.js';
import { readSpreadsheet } from './read.js';

const LIMITS = { rows: 5_001, tooManyRows: 'Too many rows.' };
const BOUNDS = { held: 50, megabytes: 160 };

describe('a small file that unpacks to much', () => {
  it.each<[Sheet, unknown]>([
    ['many rows', 'Too many rows.'],
    ['too many characters', expect.stringContaining('more in this file')],
    ['as many cells as may be', 5_000],
    ['nothing but spaces', expect.stringContaining('more in this file')],
  ])('of %s holds nobody up, and takes little memory', async (sheet, expected) => {
    const bounds = JSON.stringify(BOUNDS);
    const cost = (await runScript('cost-of-reading.ts', sheet, bounds)) as CostOfReading;
    expect(cost.size).toBeLessThan(600_000);
    expect(cost.held).toBeLessThan(BOUNDS.held);
    expect(cost.megabytes).toBeLessThan(BOUNDS.megabytes);
    expect(cost.answer).toEqual(expected);
  });

  it('waits its turn, and too many of them are asked to come back', async () => {
    const csv = Buffer.from('Name,Phone\nAna,5551112222\n');
    const reads = Array.from({ length: 8 }, () => readSpreadsheet(csv, LIMITS));
    const results = await Promise.allSettled(reads);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(results.at(-1)).toMatchObject({ reason: { details: { statusCode: 429 } } });
  });
});
