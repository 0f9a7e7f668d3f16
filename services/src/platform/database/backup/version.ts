import type { Migration } from '../migrations.js';
import { BASELINE, LAST_BEFORE_BASELINE } from '../older-version.js';
import { BackupError, type Header } from './format.js';

/**
 * Migrations that make the schema of a backup.
 *
 * @throws BackupError when the backup is of another version
 */
export function migrationsOf(header: Header, all: Migration[]): Migration[] {
  const isBeforeBaseline = !header.migrations.includes(BASELINE);
  if (isBeforeBaseline && header.migrations.at(-1) !== LAST_BEFORE_BASELINE) {
    throw new BackupError(
      'This backup was made by an older version. Restore it with the last version that has the ' +
        'migration 0075-hourly-tasks, and back that up.',
    );
  }
  const names = new Set(isBeforeBaseline ? [BASELINE] : header.migrations);
  const made = all.filter(({ name }) => names.delete(name));
  const [unknown] = names;
  if (unknown === undefined) return made;
  throw new BackupError(
    `This backup was made by a newer version (${unknown}). Restore it with that one.`,
  );
}
