import iconv from 'iconv-lite';
import { deflateRawSync } from 'node:zlib';
import writeXlsxFile from 'write-excel-file/node';
import { SheetProblem } from './problems.js';
import { readCells } from './read-cells.js';
import { readSpreadsheet } from './read.js';
import { refusalOf } from './refusals.js';

const LIMITS = { rows: 100, tooManyRows: 'Too many rows.' };
/** Reads a sheet like the worker, in the same thread. */
const sheetOf = (bytes: Buffer | string, sheet?: string) =>
  readCells(Buffer.from(bytes as string), LIMITS.rows, sheet).catch((error: unknown) => {
    throw error instanceof SheetProblem ? refusalOf(error.problem, LIMITS.tooManyRows) : error;
  });
const read = async (bytes: Buffer | string, sheet?: string) =>
  (await sheetOf(bytes, sheet)).rows.map(({ cells }) => cells);

const PEOPLE = [
  ['Name', 'Phone'],
  ['Zoë Müller', '555 0100'],
];

it('is read in a worker, and refused from there', async () => {
  const sheet = await readSpreadsheet(Buffer.from('Name,Phone\nAna,1\n'), LIMITS);
  expect(sheet.rows.at(-1)).toEqual({ number: 2, cells: ['Ana', '1'] });
  await expect(readSpreadsheet(Buffer.from('\0'), LIMITS)).rejects.toMatchObject({
    details: { statusCode: 415 },
  });
});

describe('a CSV file', () => {
  const text = 'Name,Phone\r\nZoë Müller,555 0100\r\n';

  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['semicolons', Buffer.from(text.replaceAll(',', ';'))],
    ['tabs', Buffer.from(text.replaceAll(',', '\t'))],
    ['a line that names the separator', Buffer.from(`sep=;\r\n${text.replaceAll(',', ';')}`)],
    ['the line ends of an old Mac', Buffer.from(text.replaceAll('\r\n', '\r'))],
  ])('is read from %s', async (_what, bytes) => {
    const [headings, person] = await read(bytes);
    expect([headings, person]).toEqual(PEOPLE);
  });

  it.each([
    ['headings in CRLF, rows in LF', 'Name,Phone\r\nAna,1\nBo,2\n'],
    ['headings in LF, rows in CRLF', 'Name,Phone\nAna,1\r\nBo,2\r\n'],
    ['all three line ends', 'Name,Phone\r\nAna,1\rBo,2\n'],
    ['line ends that were converted twice', 'Name,Phone\r\r\nAna,1\r\r\nBo,2\r\r\n'],
    ['vertical bars', 'Name|Phone\nAna|1\nBo|2\n'],
    ['semicolons below a title', 'My, shop\n\nName;Phone\nAna;1\nBo;2\n'],
  ])('is cut into its rows with %s', async (_what, file) => {
    const rows = await read(file);
    expect(rows.slice(-3)).toEqual([
      ['Name', 'Phone'],
      ['Ana', '1'],
      ['Bo', '2'],
    ]);
  });

  const WORDS = ['Shaun O’Brien', '2019 – €50', 'Pontiac “Trans Am”', 'René', 'Müller', 'Peña'];

  it.each([
    ['windows-1252', '\r\n', WORDS],
    ['windows-1252', '\r', WORDS],
    ['macintosh', '\r', WORDS.toSpliced(1, 1)],
    ['macintosh', '\n', ['René Dubé', 'Shaun O’Brien']],
    ['cp437', '\r\n', ['René Dubé', 'Jörg Müller', 'Peña', 'José']],
    ['utf-16le', '\r\n', [...WORDS, 'Łukasz']],
    ['utf-16be', '\n', [...WORDS, 'Łukasz']],
  ])('in %s keeps every letter and sign', async (encoding, end, words) => {
    const text = ['Name,Phone', ...words.map((word) => `${word},1`), ''].join(end);
    const rows = await read(iconv.encode(text, encoding));
    expect(rows.slice(1)).toEqual(words.map((word) => [word, '1']));
  });

  it('of two systems is decoded line by line', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Name,Phone\r\nZoë,1\r\n'),
      iconv.encode('Shaun O’Brien,2\n', 'windows-1252'),
      Buffer.from('\ufeffŁukasz,3\n'),
    ]);
    expect((await read(bytes)).slice(1)).toEqual([
      ['Zoë', '1'],
      ['Shaun O’Brien', '2'],
      ['Łukasz', '3'],
    ]);
  });

  it('may hold texts as formulas, which keeps zeros in Excel', async () => {
    const [, row] = await read('Zip,Phone\n="02138","=""5552014477"""\n');
    expect(row).toEqual(['02138', '5552014477']);
  });

  it('may have hundreds of columns and thousands of empty lines', async () => {
    const wide = Array.from({ length: 600 }, (_, index) => `c${index}`).join(',');
    const [head, last] = await read(`${wide}\n${',,,\n'.repeat(3000)}a\n`);
    expect([head?.length, last]).toEqual([600, ['a']]);
  });

  it('keeps commas, quotes and line breaks within a cell', async () => {
    expect(await read('Name;Notes\n"Ruiz, Ana";"Says ""hi"";\nthen waits"')).toEqual([
      ['Name', 'Notes'],
      ['Ruiz, Ana', 'Says "hi";\nthen waits'],
    ]);
  });

  it('takes back the apostrophe that neutralised a formula, and hides nothing', async () => {
    expect(await read("a,b\n'=1+1,x\u0007y")).toEqual([
      ['a', 'b'],
      ['=1+1', 'xy'],
    ]);
  });

  it.each<[string, Buffer | string, number, RegExp]>([
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 415, /CSV or Excel/],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 415, /\.xlsx/],
    ['more rows than allowed', 'a\n'.repeat(101), 422, /Too many rows/],
    ['more columns than a person has', `${'a,'.repeat(1001)}b`, 422, /1,000 columns/],
    ['a quotation mark that never ends', 'a,b\n"c,d\n', 422, /quotation mark/],
  ])('that is %s is refused', async (_what, bytes, statusCode, message) => {
    await expect(read(bytes)).rejects.toMatchObject({
      details: { statusCode, message: expect.stringMatching(message) },
    });
  });
});

describe('an Excel file', () => {
  it('is read from its first sheet: text, numbers as phones are, dates', async () => {
    const born = new Date('2026-05-02T00:00:00Z');
    const bytes = await writeXlsxFile([
      ['Name', 'Phone', 'Since'],
      ['Ana Ruiz', 5550104444, { value: born, type: Date, format: 'mm/dd/yyyy' }],
      [null, null, null],
      ['Bo Chen', '555 0101', null],
    ]).toBuffer();
    expect(await read(bytes)).toEqual([
      ['Name', 'Phone', 'Since'],
      ['Ana Ruiz', '5550104444', '2026-05-02'],
      ['Bo Chen', '555 0101'],
    ]);
  });

  const FORMATS = [
    ['00000', 2138, '02138'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5552014477, '(555) 201-4477'],
    ['000-00-0000', 123456789, '123-45-6789'],
    ['0%', 0.15, '15%'],
    ['0.0%', 0.155, '15.5%'],
    ['# ?/?', 1.5, '1 1/2'],
    ['h:mm AM/PM', 0.5, '12:00 PM'],
    ['[h]:mm', 1.25, '30:00'],
    ['d-mmm-yy', 45730.6, '2025-03-14'],
    ['[$-409]dddd, mmmm d, yyyy', 45730, '2025-03-14'],
    ['"$"#,##0', 1234.56, '1234.56'],
    ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', 0, '0'],
    ['0.00E+00', 5552014477, '5552014477'],
    ['General', 0.30000000000000004, '0.3'],
    ['General', 149.985, '149.9850'],
    ['0" mi"', 42000, '42000 mi'],
  ] as const;

  it.each(FORMATS)(
    'shows a number in the format %s as the sheet does',
    async (code, value, text) => {
      const rows = `<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>`;
      expect(await read(await workbookWith(sheetOfRows(rows), { code }))).toEqual([[text]]);
    },
  );

  it('does not count cells that are formatted and empty, wherever they are', async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c><c r="XFD1" s="0"/></row>' +
      '<row r="9000"><c r="A9000" s="0"/></row><row r="1048576"><c r="A1048576"><v></v></c></row>';
    expect(await read(await workbookWith(sheetOfRows(rows)))).toEqual([['x']]);
  });

  const text = (place: string, value: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const table = sheetOfRows(
    `<row r="1">${text('A1', 'Name')}${text('B1', 'Phone')}</row>` +
      `<row r="2">${text('A2', 'Ana')}${text('B2', '1')}</row>`,
  );
  const words = sheetOfRows(`<row r="1">${text('A1', 'How to fill this in')}</row>`);

  it.each<[string, ExtraSheet[], { active?: number }]>([
    ['behind a hidden one', [{ name: 'Lists', xml: table, state: 'hidden' }], {}],
    ['behind one of words', [{ name: 'Read me', xml: words }], {}],
    ['although words were open last', [{ name: 'Read me', xml: words }], { active: 0 }],
    ['although another table comes first', [{ name: 'Old', xml: table }], { active: 1 }],
  ])('is read from the table %s', async (_what, before, more) => {
    const bytes = await workbookWith(table, { before, ...more });
    expect((await sheetOf(bytes)).name).toBe('A');
  });

  it('is read from the sheet that was chosen, and says which there are', async () => {
    const before = [{ name: 'Read me', xml: words }];
    const bytes = await workbookWith(table, { before });
    const { name, others, rows } = await sheetOf(bytes, 'Read me');
    expect([name, others, rows.length]).toEqual(['Read me', ['Read me', 'A'], 1]);
    await expect(sheetOf(bytes, 'Gone')).rejects.toMatchObject({
      details: { fields: { sheet: expect.stringContaining('no such sheet') } },
    });
  });

  it('may have backslashes and other capitals in the names of its parts', async () => {
    const named = (name: string) => name.replaceAll('/', '\\').toUpperCase();
    expect(await read(await workbookWith(table, { named }))).toEqual([
      ['Name', 'Phone'],
      ['Ana', '1'],
    ]);
  });

  it.each([
    ['OpenDocument', () => zipOf({ 'content.xml': Buffer.from('<a/>') })],
    ['a web page', () => Buffer.from('<html><table><tr><td>Name</td></tr></table></html>')],
    ['contact cards', () => Buffer.from('BEGIN:VCARD\nFN:Ana\nEND:VCARD\n')],
  ])('of another program, %s, is refused with a way on', async (_what, bytes) => {
    await expect(read(bytes())).rejects.toMatchObject({
      details: { statusCode: 415, message: expect.stringContaining('export it as .xlsx') },
    });
  });

  it('that unpacks to far more than it weighs is refused before it does', async () => {
    const bomb = await workbookWith(`<worksheet><sheetData>${' '.repeat(64 * 1024 * 1024)}`);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(read(bomb)).rejects.toMatchObject({ details: { statusCode: 413 } });
  });

  it('with a cell in its last corner is refused without building all before it', async () => {
    const rows = Array.from(
      { length: 3 },
      (_, index) =>
        `<row r="${1_048_573 + index}"><c r="XFD${1_048_573 + index}"><v>1</v></c></row>`,
    );
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
    await expect(read(await workbookWith(sheet))).rejects.toMatchObject({
      details: { statusCode: expect.any(Number) },
    });
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['no workbook at all', () => zipOf({ 'hello.xml': Buffer.from('<a/>') })],
    ['only its beginning', (bytes: Buffer) => bytes.subarray(0, 10)],
  ])('that is %s is refused', async (_what, damage) => {
    const bytes = await writeXlsxFile(PEOPLE).toBuffer();
    await expect(read(damage(bytes))).rejects.toMatchObject({ details: { statusCode: 422 } });
  });
});

interface ExtraSheet {
  name: string;
  xml: string;
  state?: string;
}

interface WorkbookOptions {
  /** Number format of style 1. */
  code?: string;
  /** Sheets before sheet A. */
  before?: ExtraSheet[];
  active?: number;
  named?: (part: string) => string;
}

const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function sheetOfRows(rows: string): string {
  return `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

/** A complete workbook around sheet A. */
function workbookWith(sheet: string, options: WorkbookOptions = {}): Promise<Buffer> {
  const { code = 'General', before = [], active, named = (part) => part } = options;
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const sheets: ExtraSheet[] = [...before, { name: 'A', xml: sheet }];
  const tags = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="r${index + 1}"/>`,
  );
  const view =
    active === undefined ? '' : `<bookViews><workbookView activeTab="${active}"/></bookViews>`;
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="r${index + 1}" Type="${type}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${type}">${view}<sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}<Relationship Id="s" Type="${type}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${attribute(code)}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml]),
    ),
  };
  const bytes = Object.entries(parts).map(([name, xml]) => [named(name), Buffer.from(xml)]);
  return Promise.resolve(zipOf(Object.fromEntries(bytes)));
}

/** Zip as other programs write it: compressed, with sizes in the directory. */
function zipOf(parts: Record<string, Buffer>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
