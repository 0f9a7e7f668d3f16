import { SheetProblem } from './problems.js';
import type { SheetRow } from './sheet-row.js';
import { RowReader } from './xlsx-rows.js';
import { readWorkbook, type Workbook, type WorkbookSheet } from './xlsx-workbook.js';
import { close, parserOf, write } from './xlsx-xml.js';
import { ZipParts } from './zip.js';

const UNPACKED_BYTES = 20 * 1024 * 1024;
/** Rows that tell a table from instructions. */
const HEAD_ROWS = 20;

export interface XlsxSheet {
  name: string;
  others: string[];
  rows: AsyncGenerator<SheetRow[]>;
}

/** Opens the named sheet. Default: the one that looks most like a table. */
export async function openXlsx(
  bytes: Buffer,
  mostColumns: number,
  wanted: string | undefined,
): Promise<XlsxSheet> {
  const parts = new ZipParts(bytes, UNPACKED_BYTES);
  const workbook = await readWorkbook(parts);
  const { sheets } = workbook;
  const heads = new Map<WorkbookSheet, number>();
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  for (const sheet of visible.length > 1 ? visible : []) {
    heads.set(sheet, await tableRows(parts, workbook, sheet, mostColumns));
  }
  const named = sheets.find(({ name }) => name === wanted);
  if (wanted !== undefined && !named) throw new SheetProblem({ kind: 'no-such-sheet' });
  const sheet = named ?? bestOf(workbook, visible, heads);
  return {
    name: sheet.name,
    others: visible.length > 1 ? visible.map(({ name }) => name) : [],
    rows: readRows(parts, workbook, sheet, mostColumns),
  };
}

/** Best sheet: the one open at saving if it has a table, otherwise the one with the most table rows. */
function bestOf(
  { sheets, active }: Workbook,
  visible: readonly WorkbookSheet[],
  heads: ReadonlyMap<WorkbookSheet, number>,
): WorkbookSheet {
  const rowsOf = (sheet: WorkbookSheet) => heads.get(sheet) ?? 0;
  if (active && !active.isHidden && rowsOf(active) > 1) return active;
  const [best = sheets[0] as WorkbookSheet] = [...visible].sort(
    (one, other) => rowsOf(other) - rowsOf(one),
  );
  return best;
}

const filledCells = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** Number of head rows with more than one cell. */
async function tableRows(
  parts: ZipParts,
  workbook: Workbook,
  sheet: WorkbookSheet,
  mostColumns: number,
): Promise<number> {
  const head: SheetRow[] = [];
  try {
    for await (const rows of readRows(parts, workbook, sheet, mostColumns)) {
      head.push(...rows);
      if (head.length >= HEAD_ROWS) break;
    }
  } catch (error) {
    // An unreadable sheet does not rule out the others.
    if (!(error instanceof SheetProblem)) throw error;
  }
  return head.slice(0, HEAD_ROWS).filter(({ cells }) => filledCells(cells) > 1).length;
}

async function* readRows(
  parts: ZipParts,
  workbook: Workbook,
  { part }: WorkbookSheet,
  mostColumns: number,
): AsyncGenerator<SheetRow[]> {
  const reader = new RowReader(workbook, mostColumns);
  const parser = parserOf({
    open: (tag) => reader.open(tag),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  for await (const piece of parts.read(part)) {
    write(parser, piece);
    yield reader.flush();
  }
  close(parser);
  yield reader.flush();
}
