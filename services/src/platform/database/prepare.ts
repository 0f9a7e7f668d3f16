import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { loadMigrations, type Migration } from './migrations.js';
import { ensureOwnerPolicies } from './owner-policies.js';
import { ensureRoles, type Connections } from './roles.js';

/** Replicas that boot together take turns on this lock. */
const LOCK = 7_301_946;
const ASK_EVERY_MS = 100;

/** Brings roles and schema up to date, as the owner. Answers the names of the migrations that ran. */
export async function prepareDatabase(urls: Connections): Promise<string[]> {
  return asOnlyOwner(urls.databaseUrl, async (owner) => {
    await ensureRoles(owner, urls);
    await ensureOwnerPolicies(owner);
    const done = await withMigrations(urls.databaseUrl, await loadMigrations(), async (source) => {
      const ran = await source.runMigrations({ transaction: 'each' });
      return ran.map(({ name }) => name);
    });
    await ensureOwnerPolicies(owner);
    return done;
  });
}

/** One process at a time, also among those that migrate. */
export function asOnlyOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  return asOwner(url, async (owner) => {
    await takeTurn(owner);
    return work(owner);
  });
}

/** Over a connection of the database's owner. */
export async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/**
 * Tells the planner of rows that came all at once, as the owner. Until the next vacuum it would know nothing
 * of them, and take seconds for what takes milliseconds.
 */
export async function gatherStatistics(url: string): Promise<void> {
  await asOwner(url, (owner) => owner.query('analyze'));
}

/**
 * Asks again and again. Whoever waits within one statement holds a snapshot for as long, and a migration
 * that builds an index concurrently waits for all of those: for each other they would wait for ever.
 */
async function takeTurn(owner: pg.Client): Promise<void> {
  const isOurs = async () => {
    const { rows } = await owner.query<{ ours: boolean }>(
      'select pg_try_advisory_lock($1) as ours',
      [LOCK],
    );
    return rows[0]?.ours;
  };
  while (!(await isOurs())) await setTimeout(ASK_EVERY_MS);
}

export async function withMigrations<T>(
  url: string,
  migrations: Migration[],
  work: (source: DataSource) => Promise<T>,
): Promise<T> {
  const source = await migrationSource(url, migrations).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

export function migrationSource(url: string, migrations: Migration[]): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migrations',
  });
}
