import pg from 'pg';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations/index.js';
import { ensureRoles } from './roles.js';

/** Replicas that boot together take turns on this lock. */
const LOCK = 7_301_946;

interface Connections {
  databaseUrl: string;
  appDatabaseUrl?: string;
  platformDatabaseUrl?: string;
}

/** Brings roles and schema up to date, as the owner. Answers the names of the migrations that ran. */
export async function prepareDatabase(urls: Connections): Promise<string[]> {
  const owner = new pg.Client({ connectionString: urls.databaseUrl });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [LOCK]);
    const derived = !urls.appDatabaseUrl || !urls.platformDatabaseUrl;
    if (derived) await ensureRoles(owner, urls.databaseUrl);
    return await migrate(urls.databaseUrl);
  } finally {
    await owner.end();
  }
}

async function migrate(url: string): Promise<string[]> {
  const source = await migrationSource(url).initialize();
  try {
    const done = await source.runMigrations({ transaction: 'each' });
    return done.map(({ name }) => name);
  } finally {
    await source.destroy();
  }
}

export function migrationSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
  });
}
