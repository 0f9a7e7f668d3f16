import { readSheet } from 'read-excel-file/node';
import { attachment } from './download.js';
import { sheetOf, writeCsv, writeXlsx, type Column } from './write.js';

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

describe('an Excel file', () => {
  it('has real dates and amounts', async () => {
    const bytes = await writeXlsx([sheetOf('Jobs', columns, [job('Wash')])]);
    const [headings, row] = await readSheet(bytes);
    expect(headings).toEqual(['Text', 'Date', 'Price']);
    expect(row).toEqual(['Wash', new Date('2026-05-02T00:00:00Z'), 249.99]);
  });

  it.each(DANGEROUS)('does not run %j, and shows a phone number as it is', async (text) => {
    const jobs = [job(text), job('+1 (555) 010-4444')];
    const rows = await readSheet(await writeXlsx([sheetOf('Jobs', columns, jobs)]), {
      trim: false,
    });
    expect(String(rows[1]?.[0])).toBe(`'${text}`);
    expect(rows[2]?.[0]).toBe('+1 (555) 010-4444');
  });

  it('leaves empty what there is not', async () => {
    const bytes = await writeXlsx([sheetOf('Jobs', columns, [{ text: 'x', date: '', price: 0 }])]);
    expect((await readSheet(bytes))[1]).toEqual(['x', null, 0]);
  });
});

it('names a download for old and new browsers', () => {
  expect(attachment(`Zoë's "list"\r\n.csv`)).toBe(
    `attachment; filename="Zo__s _list___.csv"; filename*=UTF-8''Zo%C3%AB%27s%20%22list%22%0D%0A.csv`,
  );
});
