import { deflateRawSync } from 'node:zlib';
import writeXlsxFile from 'write-excel-file/node';
import { readSpreadsheet } from './read.js';

const LIMITS = { rows: 100, tooManyRows: 'Too many rows.' };
const read = (bytes: Buffer | string) => readSpreadsheet(Buffer.from(bytes as string), LIMITS);

const PEOPLE = [
  ['Name', 'Phone'],
  ['Zoë Müller', '555 0100'],
];

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
    ['more columns than a person has', `${'a,'.repeat(101)}b`, 422, /100 columns/],
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
      ['', '', ''],
      ['Bo Chen', '555 0101', ''],
    ]);
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

/** The parts of a real workbook with another first sheet. */
function workbookWith(sheet: string): Promise<Buffer> {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return Promise.resolve(
    zipOf({
      'xl/workbook.xml': Buffer.from(
        `<workbook xmlns:r="${type}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': Buffer.from(
        `<Relationships><Relationship Id="r1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': Buffer.from(sheet),
    }),
  );
}

/** As other programs pack: compressed, with sizes in the directory. */
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
