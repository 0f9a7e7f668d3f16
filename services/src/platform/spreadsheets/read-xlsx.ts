import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { DAY_MS } from '../time/durations.js';
import { broken, SheetProblem, tooBigInside } from './problems.js';
import { ZipParts } from './zip.js';

const UNPACKED_BYTES = 20 * 1024 * 1024;
/** One long text may stand in every cell at almost no cost. */
const MOST_SHARED = 200_000;

export interface CellLimits {
  rows: number;
  columns: number;
}

/** A number that the sheet shows as a calendar date becomes YYYY-MM-DD. */
type CellText = string;

interface Workbook {
  sheet: string;
  isFrom1904: boolean;
  shared: string[];
  /** Of each cell style whether it shows a date. */
  dateStyles: boolean[];
}

/** The text of the first sheet's cells, a row at a time; stops where the limits are passed. */
export async function* readXlsx(bytes: Buffer, limits: CellLimits): AsyncGenerator<CellText[]> {
  const parts = new ZipParts(bytes, UNPACKED_BYTES);
  const workbook = await readWorkbook(parts);
  const reader = new RowReader(workbook, limits);
  const parser = parserOf({
    open: (tag) => reader.open(tag),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  for await (const piece of parts.read(workbook.sheet)) {
    write(parser, piece);
    yield* reader.take();
  }
  close(parser);
  yield* reader.take();
}

interface Handlers {
  open?: (tag: SaxesTagPlain & { local: string }) => void;
  close?: (local: string) => void;
  text?: (text: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function parserOf({ open, close, text }: Handlers): SaxesParser {
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => open?.({ ...tag, local: localName(tag.name) }));
  parser.on('closetag', (tag) => close?.(localName(tag.name)));
  parser.on('text', (value) => text?.(value));
  parser.on('cdata', (value) => text?.(value));
  parser.on('doctype', () => {
    throw broken();
  });
  return parser;
}

function write(parser: SaxesParser, piece: string): void {
  try {
    parser.write(piece);
  } catch (error) {
    throw error instanceof SheetProblem ? error : broken();
  }
}

function close(parser: SaxesParser): void {
  try {
    parser.close();
  } catch (error) {
    throw error instanceof SheetProblem ? error : broken();
  }
}

async function parse(parts: ZipParts, name: string, handlers: Handlers): Promise<void> {
  const parser = parserOf(handlers);
  for await (const piece of parts.read(name)) write(parser, piece);
  close(parser);
}

async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const targets = new Map<string, string>();
  await parse(parts, 'xl/_rels/workbook.xml.rels', {
    open: ({ local, attributes: { Id = '', Target = '' } }) => {
      if (local === 'Relationship') targets.set(Id, Target);
    },
  });
  let first: string | undefined;
  let isFrom1904 = false;
  await parse(parts, 'xl/workbook.xml', {
    open: ({ local, attributes }) => {
      if (local === 'sheet') first ??= relationOf(attributes);
      if (local === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
    },
  });
  const target = targets.get(first ?? '');
  if (target === undefined) throw broken();
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return {
    sheet,
    isFrom1904,
    shared: await readShared(parts),
    dateStyles: await readStyles(parts),
  };
}

function relationOf(attributes: Record<string, string>): string | undefined {
  const name = Object.keys(attributes).find((each) => /^\w+:id$/.test(each));
  return name && attributes[name];
}

/** Texts that cells refer to by their number; how words are pronounced (`rPh`) is no part of them. */
async function readShared(parts: ZipParts): Promise<string[]> {
  const shared: string[] = [];
  if (!parts.has('xl/sharedStrings.xml')) return shared;
  const item = new TextItem();
  await parse(parts, 'xl/sharedStrings.xml', {
    open: ({ local }) => item.open(local),
    text: (text) => item.text(text),
    close: (local) => {
      item.close(local);
      if (local !== 'si') return;
      if (shared.length >= MOST_SHARED) throw tooBigInside();
      shared.push(item.take());
    },
  });
  return shared;
}

/** The pieces of one text, which may be formatted differently. */
class TextItem {
  private pieces = '';
  private isText = false;
  private isPronunciation = false;

  open(local: string): void {
    if (local === 'rPh') this.isPronunciation = true;
    this.isText = local === 't' && !this.isPronunciation;
  }

  text(text: string): void {
    if (this.isText) this.pieces += text;
  }

  close(local: string): void {
    if (local === 'rPh') this.isPronunciation = false;
    if (local === 't') this.isText = false;
  }

  take(): string {
    const text = unescaped(this.pieces);
    this.pieces = '';
    return text;
  }
}

/** Excel writes characters that XML cannot hold as _x0007_. */
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Days, months and years, outside of what is quoted or in brackets. */
const isDateFormat = (code: string) =>
  /[dmy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && !/general/i.test(code);

async function readStyles(parts: ZipParts): Promise<boolean[]> {
  const styles: boolean[] = [];
  if (!parts.has('xl/styles.xml')) return styles;
  const dateFormats = new Set<number>();
  let isCellStyles = false;
  await parse(parts, 'xl/styles.xml', {
    open: ({ local, attributes: { numFmtId = '0', formatCode = '' } }) => {
      const id = Number(numFmtId);
      if (local === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(id);
      if (local === 'cellXfs') isCellStyles = true;
      if (local === 'xf' && isCellStyles) styles.push(isBuiltInDate(id) || dateFormats.has(id));
    },
    close: (local) => {
      if (local === 'cellXfs') isCellStyles = false;
    },
  });
  return styles;
}

interface OpenCell {
  column: number;
  type: string;
  isDate: boolean;
}

/** Rows out of the sheet's tags, with those that the file leaves out. */
class RowReader {
  private ready: CellText[][] = [];
  private count = 0;
  private row: CellText[] | undefined;
  private cell: OpenCell | undefined;
  private value = '';
  private isValue = false;
  private readonly inline = new TextItem();

  constructor(
    private readonly workbook: Workbook,
    private readonly limits: CellLimits,
  ) {}

  take(): CellText[][] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  open({ local, attributes }: SaxesTagPlain & { local: string }): void {
    if (local === 'row') this.openRow(attributes.r);
    else if (local === 'c' && this.row) this.openCell(attributes);
    else if (local === 'v') this.isValue = true;
    else if (this.cell?.type === 'inlineStr') this.inline.open(local);
  }

  text(text: string): void {
    if (this.isValue) this.value += text;
    else if (this.cell?.type === 'inlineStr') this.inline.text(text);
  }

  close(local: string): void {
    if (local === 'v') this.isValue = false;
    else if (local === 'c') this.closeCell();
    else if (local === 'row') this.closeRow();
    else if (this.cell?.type === 'inlineStr') this.inline.close(local);
  }

  private openRow(number: string | undefined): void {
    const wanted = number === undefined ? this.count + 1 : Number(number);
    if (!(wanted <= this.limits.rows)) throw new SheetProblem({ kind: 'too-many-rows' });
    while (this.count < wanted - 1) this.put([]);
    this.row = [];
  }

  private openCell({ r, t = 'n', s }: Record<string, string>): void {
    const column = r === undefined ? (this.row?.length ?? 0) : columnOf(r);
    const most = this.limits.columns;
    if (!(column < most)) throw new SheetProblem({ kind: 'too-many-columns', most });
    const isDate = t === 'n' && s !== undefined && this.workbook.dateStyles[Number(s)] === true;
    this.cell = { column, type: t, isDate };
    this.value = '';
  }

  private closeCell(): void {
    const { cell, row } = this;
    if (!cell || !row) return;
    while (row.length < cell.column) row.push('');
    row[cell.column] = this.textOf(cell);
    this.cell = undefined;
  }

  private textOf({ type, isDate }: OpenCell): string {
    const { value } = this;
    if (type === 'inlineStr') return this.inline.take();
    if (value === '') return '';
    if (type === 's') return this.workbook.shared[Number(value)] ?? '';
    if (type === 'str') return unescaped(value);
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'n')
      return isDate ? dayOf(Number(value), this.workbook.isFrom1904) : numberText(value);
    return value;
  }

  private closeRow(): void {
    if (this.row) this.put(this.row);
    this.row = undefined;
  }

  private put(row: CellText[]): void {
    this.count += 1;
    this.ready.push(row);
  }
}

/** 'AB12' is the 28th column, which counts as 27. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  if (letters === '') throw broken();
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const DAYS_TO_1970 = 25_569;
const DAYS_1900_TO_1904 = 1_462;

function dayOf(serial: number, isFrom1904: boolean): string {
  const days = Math.floor(serial) - DAYS_TO_1970 + (isFrom1904 ? DAYS_1900_TO_1904 : 0);
  const date = new Date(days * DAY_MS);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}

/** '5.550104444E9' is a phone number. */
function numberText(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(number) : value;
}
