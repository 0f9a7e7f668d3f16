import { broken, tooBigInside } from './problems.js';
import { TextItem } from './xlsx-text.js';
import { parse } from './xlsx-xml.js';
import type { ZipParts } from './zip.js';

/** One long text may stand in every cell at almost no cost. */
const MOST_SHARED = 200_000;

export interface Workbook {
  sheet: string;
  isFrom1904: boolean;
  shared: string[];
  /** Of each cell style whether it shows a date. */
  dateStyles: boolean[];
}

/** What the cells of the first sheet refer to, and which part of the file that sheet is. */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
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
      shared.push(item.flush());
    },
  });
  return shared;
}

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
