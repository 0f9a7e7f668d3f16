import pg from 'pg';
import { DataSource } from 'typeorm';
import { loadMigrations, type Migration } from './migrations.js';
import { ensureOwnerPolicies } from './owner-policies.js';
import { ensureRoles, type Connections } from './roles.js';

/** Replicas that boot together take turns on this lock. */
const LOCK = 7_301_946;

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
export async function asOnlyOwner<T>(
  url: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [LOCK]);
    return await work(owner);
  } finally {
    await owner.end();
  }
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
