import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { contentDisposition } from '../http/content-disposition.js';
import { plain, valuesOf, type Column } from './column.js';
import { openXlsx } from './read-xlsx.js';
import { writeCsv } from './write-csv.js';
import { XlsxWriter } from './write-xlsx.js';

interface Job {
  text: string;
  date: string;
  price: number;
}

const columns: Column<Job>[] = [
  { title: 'Text', value: ({ text }) => text },
  { title: 'Date', value: ({ date }) => date, kind: 'date' },
  { title: 'Price', value: ({ price }) => price, kind: 'money' },
];
const job = (text: string): Job => ({ text, date: '2026-05-02', price: 249.99 });

/** A workbook with one sheet. */
function writeXlsx(jobs: Job[]): Buffer {
  const pieces: Uint8Array[] = [];
  const writer = new XlsxWriter(['Jobs & more'], (bytes) => pieces.push(bytes));
  writer.beginSheet(plain(columns));
  for (const each of jobs) writer.rows([valuesOf(columns, each)]);
  writer.end();
  return Buffer.concat(pieces);
}

const DANGEROUS = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'];

describe('a CSV file', () => {
  it('says its encoding, quotes what needs it and ends its lines as Excel does', () => {
    expect(writeCsv(columns, [job('Müller, "Zoë"')]).toString()).toBe(
      '\ufeffText,Date,Price\r\n"Müller, ""Zoë""",2026-05-02,249.99\r\n',
    );
  });

  it.each(DANGEROUS)('does not run %j', (text) => {
    expect(writeCsv(columns, [job(text)]).toString()).toMatch(/\r\n"?'/);
  });
});

describe('a text that looks like a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ["'=x", "''=x"],
    ["'Tis", "'Tis"],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+1 (555) 010-4444 ext. 5', '+1 (555) 010-4444 ext. 5'],
    ['+SUM(A1)', "'+SUM(A1)"],
    ['＝1+1', "'＝1+1"],
  ])('%j is written as %j', (text, written) => {
    const [, row = ''] = writeCsv([{ title: 'T', value: (each: string) => each }], [text])
      .toString()
      .split('\r\n');
    expect(row).toBe(written);
  });
});

describe('an Excel file', () => {
  it('has real dates and amounts', async () => {
    const bytes = writeXlsx([job('Wash')]);
    const [headings, row] = await readSheet(bytes);
    expect(headings).toEqual(['Text', 'Date', 'Price']);
    expect(row).toEqual(['Wash', new Date('2026-05-02T00:00:00Z'), 249.99]);
  });

  it.each(DANGEROUS)('does not run %j, and shows a phone number as it is', async (text) => {
    const jobs = [job(text), job('+1 (555) 010-4444')];
    const rows = await readSheet(writeXlsx(jobs), { trim: false });
    expect(String(rows[1]?.[0])).toBe(`'${text}`);
    expect(rows[2]?.[0]).toBe('+1 (555) 010-4444');
  });

  it('leaves empty what there is not', async () => {
    const bytes = writeXlsx([{ text: 'x', date: '', price: 0 }]);
    expect((await readSheet(bytes))[1]).toEqual(['x', null, 0]);
  });
});

// oxlint-disable-next-line no-control-regex -- what neither XML nor a person can read
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const readable = (text: string) => text.replaceAll(UNSPEAKABLE, '');

it('any text comes back from a workbook as it was', async () => {
  const text = fc.string({ unit: 'binary' }).map((each) => `x${each}x`);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (texts) => {
      const rows: string[][] = [];
      const bytes = writeXlsx(texts.map(job));
      const sheet = await openXlsx(bytes, 10, undefined);
      for await (const some of sheet.rows) rows.push(...some.map(({ cells }) => cells));
      expect(rows.slice(1).map(([first]) => first)).toEqual(texts.map(readable));
      expect(rows[1]?.slice(1)).toEqual(['2026-05-02', '249.99']);
    }),
  );
});

it('names a download for old and new browsers', () => {
  expect(contentDisposition(`Zoë's "list"\r\n.csv`)).toBe(
    `attachment; filename="Zo__s _list___.csv"; filename*=UTF-8''Zo%C3%AB%27s%20%22list%22%0D%0A.csv`,
  );
});

it('quotes a cell with a line feed alone, which ends a row elsewhere', () => {
  expect(writeCsv(columns, [job('Gate 4411#\nDog')]).toString()).toContain('"Gate 4411#\nDog",');
});
