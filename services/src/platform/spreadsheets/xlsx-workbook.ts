import { builtInFormat, formatOf, plainNumber, type CellFormat } from './cell-format.js';
import { broken, otherProgram, tooBigInside } from './problems.js';
import { TextItem } from './xlsx-text.js';
import { parse } from './xlsx-xml.js';
import type { ZipParts } from './zip.js';

/** Limit on shared strings, since cells can repeat one long text at almost no cost. */
const MOST_SHARED = 200_000;

export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  /** Path of the sheet within the zip. */
  part: string;
}

export interface Workbook {
  sheets: WorkbookSheet[];
  /** The sheet that was open when the workbook was saved. */
  active: WorkbookSheet | undefined;
  isFrom1904: boolean;
  shared: string[];
  /** Formats by style index. */
  formats: CellFormat[];
}

/** Files that identify OpenDocument, Excel binary, Apple Numbers and Word. */
const OTHER_PARTS = ['content.xml', 'xl/workbook.bin', 'Index/Document.iwa', 'word/document.xml'];
const isOtherProgram = (parts: ZipParts) => OTHER_PARTS.some((part) => parts.has(part));

interface Relation {
  id: string;
  /** Last segment of the type: 'worksheet'. */
  type: string;
  part: string;
}

/** Reads the sheets of a workbook, with shared strings and formats. */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const [{ part = 'xl/workbook.xml' } = {}] = (await relationsOf(parts, '')).filter(
    ({ type }) => type === 'officeDocument',
  );
  if (!parts.has(part)) throw isOtherProgram(parts) ? otherProgram() : broken();
  const relations = await relationsOf(parts, part);
  const partOf = (type: string) => relations.find((each) => each.type === type)?.part;
  const { sheets, active, isFrom1904 } = await readSheets(parts, part, relations);
  if (sheets.length === 0) throw broken();
  return {
    sheets,
    active,
    isFrom1904,
    shared: await readShared(parts, partOf('sharedStrings')),
    formats: await readFormats(parts, partOf('styles')),
  };
}

/**
 * Relations of a part. Those of 'xl/workbook.xml' are in 'xl/_rels/workbook.xml.rels', relative to
 * 'xl/'.
 */
async function relationsOf(parts: ZipParts, part: string): Promise<Relation[]> {
  const at = part.lastIndexOf('/') + 1;
  const [folder, name] = [part.slice(0, at), part.slice(at)];
  const relations: Relation[] = [];
  const file = `${folder}_rels/${name}.rels`;
  if (!parts.has(file)) return relations;
  await parse(parts, file, {
    open: ({ local, attributes: { Id: id = '', Type = '', Target = '' } }) => {
      if (local !== 'Relationship') return;
      relations.push({ id, type: Type.split('/').at(-1) ?? '', part: resolved(folder, Target) });
    },
  });
  return relations;
}

const resolved = (folder: string, target: string) =>
  new URL(target.replaceAll('\\', '/'), `file:///${folder}`).pathname.slice(1);

async function readSheets(parts: ZipParts, part: string, relations: readonly Relation[]) {
  const all: (WorkbookSheet | undefined)[] = [];
  let isFrom1904 = false;
  let activeTab = 0;
  await parse(parts, part, {
    open: ({ local, attributes }) => {
      if (local === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (local === 'workbookView') activeTab = Number(attributes.activeTab ?? 0);
      if (local !== 'sheet') return;
      const relation = relations.find(({ id }) => id === relationIdOf(attributes));
      const { name = '', state = 'visible' } = attributes;
      // Chart sheets have no cells.
      const isTable = relation !== undefined && /^(worksheet)?$/.test(relation.type);
      all.push(isTable ? { name, isHidden: state !== 'visible', part: relation.part } : undefined);
    },
  });
  const sheets = all.filter((sheet) => sheet !== undefined);
  return { sheets, active: all[activeTab], isFrom1904 };
}

function relationIdOf(attributes: Record<string, string>): string | undefined {
  const name = Object.keys(attributes).find((each) => /^\w+:id$/.test(each));
  return name && attributes[name];
}

/** Shared strings by index, without pronunciation hints (`rPh`). */
async function readShared(parts: ZipParts, part: string | undefined): Promise<string[]> {
  const shared: string[] = [];
  if (part === undefined || !parts.has(part)) return shared;
  const item = new TextItem();
  await parse(parts, part, {
    open: ({ local }) => item.open(local),
    text: (text) => item.text(text),
    close: (local) => {
      item.close(local);
      if (local !== 'si') return;
      if (shared.length >= MOST_SHARED) throw tooBigInside();
      shared.push(item.flush());
    },
  });
  return shared;
}

async function readFormats(parts: ZipParts, part: string | undefined): Promise<CellFormat[]> {
  const formats: CellFormat[] = [];
  if (part === undefined || !parts.has(part)) return formats;
  const own = new Map<number, CellFormat>();
  let isCellStyles = false;
  await parse(parts, part, {
    open: ({ local, attributes: { numFmtId = '0', formatCode = '' } }) => {
      const id = Number(numFmtId);
      if (local === 'numFmt') own.set(id, formatOf(formatCode));
      if (local === 'cellXfs') isCellStyles = true;
      if (local === 'xf' && isCellStyles) formats.push(own.get(id) ?? builtInFormat(id));
    },
    close: (local) => {
      if (local === 'cellXfs') isCellStyles = false;
    },
  });
  return formats;
}

export const formatFor = ({ formats }: Workbook, style: string | undefined): CellFormat =>
  (style === undefined ? undefined : formats[Number(style)]) ?? plainNumber;
