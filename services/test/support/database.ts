import pg from 'pg';
import { randomUUID } from 'node:crypto';

function serverUrl(): string {
  const url = process.env.CLEARCOAT_TEST_DATABASE;
  if (!url) throw new Error('The test database is not running: run these tests through jest.');
  return url;
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  parameters?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, parameters)).rows;
  } finally {
    await client.end();
  }
}

/** A migrated, empty database of one's own; new databases are clones of the migrated template. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl(), `create database ${name} strategy file_copy`);
  const url = new URL(serverUrl());
  url.pathname = name;
  return url.href;
}

export async function dropDatabase(url: string): Promise<void> {
  await query(serverUrl(), `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}
