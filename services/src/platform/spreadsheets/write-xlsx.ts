import { Zip, ZipDeflate } from 'fflate';
import { DAY_MS } from '../time/durations.js';
import { neutral, type Kind, type PlainColumn, type Value } from './column.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const BOLD = 1;
const STYLE: Record<Kind, number> = { text: 0, number: 0, date: 2, money: 3 };
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="mmm d, yyyy"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const DEFAULT_WIDTH = 18;
const DAYS_TO_1970 = 25_569;
const LEVEL = 6;

const encoder = new TextEncoder();

/**
 * Streaming XLSX writer. Finished bytes are emitted at once and not kept. Each sheet has bold, frozen
 * headings.
 */
export class XlsxWriter {
  private readonly zip: Zip;
  private readonly names: string[];
  private sheet: ZipDeflate | undefined;
  private columns: PlainColumn[] = [];
  private begun = 0;
  private row = 0;

  constructor(names: readonly string[], emit: (bytes: Uint8Array) => void) {
    this.names = [...names];
    this.zip = new Zip((error, bytes) => {
      if (error) throw error;
      emit(bytes);
    });
    this.part('[Content_Types].xml', contentTypes(names.length));
    this.part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]));
    this.part('xl/workbook.xml', workbook(this.names));
    const sheets = this.names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`]);
    this.part('xl/_rels/workbook.xml.rels', relations([...sheets, ['styles', 'styles.xml']]));
    this.part('xl/styles.xml', STYLES);
  }

  /** Starts the next sheet, in the order of the names. */
  beginSheet(columns: PlainColumn[]): void {
    this.endSheet();
    this.begun += 1;
    this.columns = columns;
    this.row = 0;
    this.sheet = this.open(`xl/worksheets/sheet${this.begun}.xml`);
    const headings = columns.map(({ title }) => title);
    this.put(sheetHead(columns) + this.line(headings, () => BOLD));
  }

  rows(rows: Value[][]): void {
    this.put(rows.map((row) => this.line(row, (column) => STYLE[this.kindOf(column)])).join(''));
  }

  end(): void {
    this.endSheet();
    this.zip.end();
  }

  private kindOf(column: number): Kind {
    return this.columns[column]?.kind ?? 'text';
  }

  private line(values: Value[], styleOf: (column: number) => number): string {
    this.row += 1;
    const isHead = this.row === 1;
    const cells = values.map((value, column) =>
      cellOf(
        value,
        isHead ? 'text' : this.kindOf(column),
        `${letters(column)}${this.row}`,
        styleOf(column),
      ),
    );
    return `<row r="${this.row}">${cells.join('')}</row>`;
  }

  private endSheet(): void {
    this.sheet?.push(encoder.encode('</sheetData></worksheet>'), true);
    this.sheet = undefined;
  }

  private put(xml: string): void {
    this.sheet?.push(encoder.encode(xml));
  }

  private open(name: string): ZipDeflate {
    const file = new ZipDeflate(name, { level: LEVEL });
    this.zip.add(file);
    return file;
  }

  private part(name: string, xml: string): void {
    this.open(name).push(encoder.encode(xml), true);
  }
}

function cellOf(value: Value, kind: Kind, place: string, style: number): string {
  if (value === null || value === '') return '';
  const styled = style === 0 ? '' : ` s="${style}"`;
  if (kind === 'text') {
    const text = escaped(neutral(String(value)));
    return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  }
  const number = kind === 'date' ? serialOf(String(value)) : Number(value);
  return `<c r="${place}"${styled}><v>${number}</v></c>`;
}

/** Serial number of a date. Excel has no time zones, so UTC midnight is used. */
const serialOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS + DAYS_TO_1970;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// oxlint-disable-next-line no-control-regex -- what XML cannot hold is what this looks for
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

/** XML text. A text that looks like one of Excel's own escapes is escaped, too. */
const escaped = (text: string) =>
  text
    .replaceAll(UNSPEAKABLE, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** 'A' to 'Z', then 'AA'. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function sheetHead(columns: PlainColumn[]): string {
  const widths = columns.map(
    ({ width = DEFAULT_WIDTH }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${HEAD}<worksheet xmlns="${MAIN}">${pane}<cols>${widths.join('')}</cols><sheetData>`;
}

function contentTypes(sheets: number): string {
  const parts = [
    ['xl/workbook.xml', `${CONTENT}.sheet.main+xml`],
    ['xl/styles.xml', `${CONTENT}.styles+xml`],
    ...Array.from({ length: sheets }, (_, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      `${CONTENT}.worksheet+xml`,
    ]),
  ].map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`);
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`;
}

function relations(targets: string[][]): string {
  const each = targets.map(
    ([type, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function workbook(names: string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}
