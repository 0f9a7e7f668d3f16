import type pg from 'pg';

/** Migration of `migrations/0001-baseline`. */
export const BASELINE = 'baseline-0000000000001';

/**
 * Last migration of the versions before the baseline, which had 75 of their own. It left the tables of
 * the baseline, so a backup made after it can be restored.
 */
export const LAST_BEFORE_BASELINE = 'HourlyTasks1801161474000';

/** A problem that the message explains in full. */
export class OlderVersionError extends Error {}

const RESTORING = `
To take its data along:
  1. npm run backup -- clearcoat.gz
  2. Move the folder postgres in the data folder (var, or DATA_DIR) away, or create an empty
     database for DATABASE_URL.
  3. npm run restore -- clearcoat.gz
To start without it, do only step 2.`;

const UPDATING = `
To take its data along, first check out the last version with the migration 0075-hourly-tasks
and start it once: it brings the database up to date. Then start this version again.`;

/** @throws OlderVersionError when migrations from before the baseline made the database */
export async function refuseOlderVersion(owner: pg.Client): Promise<void> {
  const { rows: found } = await owner.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!found[0]?.there) return;
  const { rows } = await owner.query<{ name: string }>('select name from migrations');
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes(BASELINE)) return;
  throw new OlderVersionError(
    'An older version of Clearcoat made this database, and this version does not open it. ' +
      `Nothing was changed.${names.includes(LAST_BEFORE_BASELINE) ? RESTORING : UPDATING}`,
  );
}
