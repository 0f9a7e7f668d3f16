import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { APP_ROLE, PLATFORM_ROLE, roleUrl } from '../../src/platform/database/roles.js';

function serverUrl(): string {
  const url = process.env.CLEARCOAT_TEST_DATABASE;
  if (!url) throw new Error('The test database is not running: run these tests through jest.');
  return url;
}

/** Connections that stay open for the next statement: to sign in costs PostgreSQL more than most of them. */
const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const kept = pools.get(url);
  if (kept) return kept;
  const pool = new pg.Pool({ connectionString: url, allowExitOnIdle: true });
  // One that is idle goes away with its database, or with the server that a test stops.
  pool.on('error', () => undefined);
  pools.set(url, pool);
  return pool;
}

async function closePool(url: string): Promise<void> {
  const pool = pools.get(url);
  pools.delete(url);
  await pool?.end();
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  parameters?: unknown[],
): Promise<Row[]> {
  return (await poolOf(url).query<Row>(text, parameters)).rows;
}

/** The nodes of a Citus cluster, its coordinator first, where the tests run on one: `npm run try:citus`. */
const citusNodes = (): string[] =>
  (process.env.CLEARCOAT_TEST_CITUS ?? '').split(' ').filter(Boolean);

/** Where the rows of a database are: on the nodes of its cluster, else where it is itself. */
export function nodesOf(databaseUrl: string): string[] {
  const { pathname } = new URL(databaseUrl);
  const nodes = citusNodes().map((node) => Object.assign(new URL(node), { pathname }).href);
  return nodes.length > 0 ? nodes : [databaseUrl];
}

const IN_USE = '55006';
const ATTEMPTS = 10;
const PAUSE_MS = 500;

/** The nodes of a cluster look after each other's databases from time to time: such a look is waited for. */
async function unused(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE || attempt === ATTEMPTS) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Of a database there is one on each node. */
async function onEachNode(statement: string): Promise<void> {
  const own = 'set citus.enable_create_database_propagation = off';
  for (const node of citusNodes()) {
    const client = new pg.Client({ connectionString: node });
    await client.connect();
    try {
      await client.query(own);
      await unused(() => client.query(statement));
    } finally {
      await client.end();
    }
  }
}

/** A migrated, empty database of one's own; new databases are clones of the migrated template. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await (citusNodes().length > 0
    ? onEachNode(`create database ${name} template spread strategy file_copy`)
    : query(serverUrl(), `create database ${name} strategy file_copy`));
  const url = new URL(serverUrl());
  url.pathname = name;
  return url.href;
}

export async function dropDatabase(url: string): Promise<void> {
  await closePool(url);
  const statement = `drop database ${new URL(url).pathname.slice(1)} with (force)`;
  await (citusNodes().length > 0 ? onEachNode(statement) : query(serverUrl(), statement));
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
