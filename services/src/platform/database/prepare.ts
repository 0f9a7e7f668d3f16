import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { loadMigrations, type Migration } from './migrations.js';
import { refuseOlderVersion } from './older-version.js';
import { ensureOwnerPolicies } from './owner-policies.js';
import { ensureRoles, type Connections } from './roles.js';

/** Advisory lock for processes that start at the same time. */
const LOCK = 7_301_946;
const ASK_EVERY_MS = 100;

/**
 * Creates roles and runs migrations as the owner. Returns the names of the migrations that ran.
 *
 * @throws OlderVersionError before any change, when the database is from before the baseline
 */
export async function prepareDatabase(
  urls: Connections,
  migrations?: Migration[],
): Promise<string[]> {
  const all = migrations ?? (await loadMigrations());
  return asOnlyOwner(urls.databaseUrl, async (owner) => {
    await refuseOlderVersion(owner);
    await ensureRoles(owner, urls);
    await ensureOwnerPolicies(owner);
    const done = await withMigrations(urls.databaseUrl, all, async (source) => {
      const ran = await source.runMigrations({ transaction: 'each' });
      return ran.map(({ name }) => name);
    });
    await ensureOwnerPolicies(owner);
    return done;
  });
}

/** Runs work as the owner, one process at a time. Migrations use the same lock. */
export function asOnlyOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  return asOwner(url, async (owner) => {
    await takeTurn(owner);
    return work(owner);
  });
}

/** Runs work on a connection of the database owner. */
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
 * Runs `analyze` after a bulk load. Without statistics, the planner would take seconds instead of
 * milliseconds until the next vacuum.
 */
export async function gatherStatistics(url: string): Promise<void> {
  await asOwner(url, (owner) => owner.query('analyze'));
}

/**
 * Polls for the advisory lock. A blocking wait would hold a snapshot, and a migration that builds an
 * index concurrently waits for all snapshots. Both would wait forever.
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
