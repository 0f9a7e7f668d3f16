import { RowReader, type CellLimits, type CellText } from './xlsx-rows.js';
import { readWorkbook } from './xlsx-workbook.js';
import { close, parserOf, write } from './xlsx-xml.js';
import { ZipParts } from './zip.js';

export type { CellLimits };

const UNPACKED_BYTES = 20 * 1024 * 1024;

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
    yield* reader.flush();
  }
  close(parser);
  yield* reader.flush();
}
