import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';

/**
 * Header of a backup. A backup is a gzipped script of COPY statements like that of `pg_dump
 * --data-only`. Comments hold the migrations of the schema and, at the end, the row counts.
 */
export interface Header {
  format: 1;
  migrations: string[];
}

export type RowCounts = Record<string, number>;

const HEADER = '-- clearcoat backup ';
const TRAILER = '-- complete ';
const COPY = /^COPY (\S+) \((.+)\) FROM stdin;$/;
const END_OF_TABLE = '\\.';

const INCOMPLETE = 'This backup is incomplete: it was cut off or changed.';

export const headerLine = (migrations: string[]) =>
  `${HEADER}${JSON.stringify({ format: 1, migrations } satisfies Header)}\n`;
export const copyLine = (table: string, columns: string[]) =>
  `COPY ${table} (${columns.join(', ')}) FROM stdin;\n`;
export const endOfTable = `${END_OF_TABLE}\n`;
export const trailerLine = (rows: RowCounts) => `${TRAILER}${JSON.stringify(rows)}\n`;

export class BackupError extends Error {}

export interface Reader {
  header?: (header: Header) => void | Promise<void>;
  /** Start of a table, with the COPY statement for its rows. */
  table?: (name: string, columns: string, statement: string) => void | Promise<void>;
  /** One row including its line break. */
  row?: (line: Buffer) => void | Promise<void>;
  endOfTable?: () => void | Promise<void>;
}

/** Reads a whole backup. @throws BackupError if the file is not a backup or is cut off */
export async function readBackup(file: string, reader: Reader = {}): Promise<Header> {
  let header: Header | undefined;
  let trailer: RowCounts | undefined;
  let table: string | undefined;
  const rows: RowCounts = {};
  for await (const line of linesOf(file)) {
    if (table !== undefined) {
      if (isEndOfTable(line)) {
        table = undefined;
        await reader.endOfTable?.();
      } else {
        rows[table] = (rows[table] ?? 0) + 1;
        // Awaits only if needed, because a promise per row would dominate the cost of a large backup.
        const busy = reader.row?.(line);
        if (busy) await busy;
      }
      continue;
    }
    const text = line.toString('utf8').trimEnd();
    const copy = COPY.exec(text);
    if (text.startsWith(HEADER)) {
      header = JSON.parse(text.slice(HEADER.length)) as Header;
      await reader.header?.(header);
    } else if (copy?.[1] && copy[2] && header) {
      [, table] = copy as unknown as [string, string];
      rows[table] = 0;
      await reader.table?.(copy[1], copy[2], text.slice(0, -1));
    } else if (text.startsWith(TRAILER)) {
      trailer = JSON.parse(text.slice(TRAILER.length)) as RowCounts;
    } else if (text !== '') {
      throw new BackupError('This file is no backup of Clearcoat.');
    }
  }
  if (!header) throw new BackupError('This file is no backup of Clearcoat.');
  if (!trailer || JSON.stringify(trailer) !== JSON.stringify(rows)) {
    throw new BackupError(INCOMPLETE);
  }
  return header;
}

const isEndOfTable = (line: Buffer) => line.length === 3 && line[0] === 0x5c && line[1] === 0x2e;

/** Lines with their breaks. `readline` is not used because it also splits at characters within rows. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const unpacked = new PassThrough();
  const reading = pipeline(createReadStream(file), createGunzip(), unpacked).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
      return /^Z_/.test(error.code ?? '') ? new BackupError(INCOMPLETE) : error;
    },
  );
  let rest: Buffer[] = [];
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
        const piece = chunk.subarray(from, at + 1);
        yield rest.length > 0 ? Buffer.concat([...rest, piece]) : piece;
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch {
    // The cause of an early end is in `reading`.
  }
  const problem = await reading;
  if (problem) throw problem;
  if (rest.length > 0) yield Buffer.concat(rest);
}
