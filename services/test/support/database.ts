import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { APP_ROLE, PLATFORM_ROLE, roleUrl } from '../../src/platform/database/roles.js';

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

/** Where the two roles go through the pooler of the tests' own PostgreSQL, when it was started with one. */
export function pooled(databaseUrl: string): Record<string, string> {
  const port = process.env.CLEARCOAT_TEST_POOLER_PORT;
  if (!port || new URL(databaseUrl).host !== new URL(serverUrl()).host) return {};
  const through = (role: string) => {
    const url = new URL(roleUrl(databaseUrl, role));
    url.port = port;
    return url.href;
  };
  return { APP_DATABASE_URL: through(APP_ROLE), PLATFORM_DATABASE_URL: through(PLATFORM_ROLE) };
}
