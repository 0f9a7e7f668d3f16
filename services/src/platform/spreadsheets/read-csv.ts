import { parse } from 'csv-parse/sync';
import { SheetProblem } from './problems.js';

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** Enough to tell how a file is written. */
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_LINES = 20;

/** The cells of a CSV file, whatever Excel, a phone or another program made of it. */
export function readCsv(bytes: Buffer, maxRows: number): string[][] {
  const { text, separator } = withoutSeparatorLine(decode(bytes));
  try {
    return parse(text, {
      delimiter: separator ?? separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      to: maxRows,
    });
  } catch (error) {
    const { lines: line } = error as { lines?: number };
    throw new SheetProblem({ kind: 'missing-quote', line });
  }
}

/** UTF-8 and UTF-16 as their first bytes say; else UTF-8, and if it is not that, as Windows writes. */
export function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes);
  // No text has a zero byte; a picture or a program has one soon.
  if (bytes.includes(0)) throw new SheetProblem({ kind: 'not-a-spreadsheet' });
  try {
    return decodeAs('utf-8', bytes);
  } catch {
    return decodeAs('windows-1252', bytes);
  }
}

const decodeAs = (encoding: string, bytes: Buffer) =>
  new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);

/** Excel may say in a first line of its own what separates the cells. */
function withoutSeparatorLine(text: string): { text: string; separator?: string } {
  const [line, separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return line === undefined ? { text } : { text: text.slice(line.length), separator };
}

/** The one that cuts the first lines into the same number of cells, and into the most. */
function separatorOf(text: string): Separator {
  const lines = unquoted(text.slice(0, SAMPLE_CHARACTERS)).split(/\r\n|\r|\n/);
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES);
  const score = (separator: Separator) => {
    const counts = sample.map((line) => line.split(separator).length - 1);
    const first = counts[0] ?? 0;
    return first * counts.filter((count) => count === first).length;
  };
  return [...SEPARATORS].sort((one, other) => score(other) - score(one))[0] ?? ',';
}

const unquoted = (text: string) => text.replaceAll(/"(?:[^"]|"")*"/g, '');
