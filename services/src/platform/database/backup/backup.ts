import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ensureOwnerPolicies } from '../owner-policies.js';
import { copyLine, endOfTable, headerLine, trailerLine, type RowCounts } from './format.js';
import { listMigrations, listTables } from './tables.js';

/**
 * Writes a consistent snapshot of the database to one file while the product keeps running. The file
 * gets its name only when it is complete.
 *
 * @param url - the owner's connection; it need not be a superuser
 * @returns how many rows there are of each table
 */
export async function backup(url: string, file: string): Promise<RowCounts> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const unfinished = `${file}.unfinished`;
  try {
    // Older versions lack the owner policies, and an owner who is no superuser then sees no rows.
    await ensureOwnerPolicies(client);
    await client.query('begin isolation level repeatable read, read only');
    const rows = await writeTables(client, unfinished);
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTables(client: pg.Client, file: string): Promise<RowCounts> {
  const packed = createGzip();
  const written = finished(packed.pipe(createWriteStream(file, { mode: 0o600 })));
  // A full disk fails here; the writes below would wait forever.
  const failed = new Promise<never>((_, reject) => void written.catch(reject));
  const rows: RowCounts = {};
  const work = async () => {
    await write(packed, headerLine(await listMigrations(client)));
    for (const { name, columns } of await listTables(client)) {
      await write(packed, copyLine(name, columns));
      const statement = `copy (select ${columns.join(', ')} from ${name}) to stdout`;
      const stream = client.query(copyTo(statement));
      for await (const chunk of stream as AsyncIterable<Buffer>) await write(packed, chunk);
      rows[name] = stream.rowCount ?? 0;
      await write(packed, endOfTable);
    }
    await write(packed, trailerLine(rows));
    packed.end();
    await written;
  };
  await Promise.race([work(), failed]);
  return rows;
}

async function write(packed: Gzip, piece: string | Buffer): Promise<void> {
  if (!packed.write(piece)) await once(packed, 'drain');
}
