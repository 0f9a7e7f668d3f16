import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { APP_ROLE, PLATFORM_ROLE, roleUrl } from '../../src/platform/database/roles.js';

function serverUrl(): string {
  const url = process.env.CLEARCOAT_TEST_DATABASE;
  if (!url) throw new Error('The test database is not running: run these tests through jest.');
  return url;
}

/** Reused connections, since authentication costs PostgreSQL more than most statements. */
const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const kept = pools.get(url);
  if (kept) return kept;
  const pool = new pg.Pool({ connectionString: url, allowExitOnIdle: true });
  // Idle connections end when their database or server goes away.
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

/** Nodes of a Citus cluster, coordinator first, if tests run on one: `npm run try:citus`. */
const citusNodes = (): string[] =>
  (process.env.CLEARCOAT_TEST_CITUS ?? '').split(' ').filter(Boolean);

/** Databases with the rows: those of the cluster's nodes, or the database itself. */
export function nodesOf(databaseUrl: string): string[] {
  const { pathname } = new URL(databaseUrl);
  const nodes = citusNodes().map((node) => Object.assign(new URL(node), { pathname }).href);
  return nodes.length > 0 ? nodes : [databaseUrl];
}

const IN_USE = '55006';
const ATTEMPTS = 10;
const PAUSE_MS = 500;

/** Retries while a node's maintenance connection uses the database. */
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

/** Runs a statement on each node, since every node has its own copy of a database. */
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

/** Creates an empty database as a clone of the migrated template. */
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

/** Connections of the two roles through the pooler, if the tests' PostgreSQL has one. */
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
