import { parse } from 'csv-parse/sync';
import { decode } from './encoding.js';
import { otherProgram, SheetProblem } from './problems.js';
import { isFilled, type SheetRow } from './sheet-row.js';

const SEPARATORS = [',', ';', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** A file may mix all three, because people join files of several systems. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/** Other formats: web pages named .xls, Excel 2003 XML, contact cards. */
const OTHER_FORMAT = /^\s*(<\?xml|<!doctype|<html|<table|begin:vcard)/i;

/** Sample size for detecting the format. */
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_LINES = 40;

/** Non-empty rows of a CSV file, numbered as in a spreadsheet program. */
export function readCsv(bytes: Buffer, mostFilled: number): SheetRow[] {
  const { text, separator } = withoutSeparatorLine(decode(bytes));
  if (OTHER_FORMAT.test(text)) throw otherProgram();
  const rows: SheetRow[] = [];
  let number = 0;
  try {
    parse(text, {
      delimiter: separator ?? separatorOf(text),
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[]) => {
        number += 1;
        if (isFilled(cells)) rows.push({ number, cells });
        if (rows.length > mostFilled) throw new SheetProblem({ kind: 'too-many-rows' });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    const { lines: line } = error as { lines?: number };
    throw new SheetProblem({ kind: 'missing-quote', line });
  }
  return rows;
}

/** Strips Excel's optional first line that names the separator. */
function withoutSeparatorLine(text: string): { text: string; separator?: string } {
  const plain = text.replace(/^\ufeff/, '');
  const [line, separator] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(plain) ?? [];
  return line === undefined ? { text: plain } : { text: plain.slice(line.length), separator };
}

/**
 * The separator that splits the most lines into equal numbers of cells. Title lines above the table
 * have none.
 */
function separatorOf(text: string): Separator {
  const lines = unquoted(text.slice(0, SAMPLE_CHARACTERS)).split(/\r\n|\r|\n/);
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES);
  const score = (separator: Separator) => {
    const counts = sample.map((line) => line.split(separator).length - 1);
    return Math.max(
      ...counts.map((count) => count * counts.filter((other) => other === count).length),
      0,
    );
  };
  return [...SEPARATORS].sort((one, other) => score(other) - score(one))[0] ?? ',';
}

const unquoted = (text: string) => text.replaceAll(/"(?:[^"]|"")*"/g, '');
