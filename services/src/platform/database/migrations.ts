import { readdir } from 'node:fs/promises';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

/** The number is the order. The class name ends in the time of writing. */
const FILE = /^\d{4}-[a-z\d-]+\.[jt]s$/;

const FOLDER = new URL('../../migrations/', import.meta.url);

/**
 * All migrations in execution order. A new file in the folder is enough to add one.
 *
 * @throws Error when the class of a later file is named for an earlier moment: TypeORM goes by that
 */
export async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((name) => FILE.test(name)).sort();
  const migrations = await Promise.all(files.map(migrationOf));
  migrations.forEach(({ name }, index) => {
    const before = migrations[index - 1]?.name ?? '';
    if (momentOf(name) > momentOf(before)) return;
    throw new Error(
      `${files[index]}: ${name} must end in a number of 13 digits greater than that of ${before}.`,
    );
  });
  return migrations;
}

const momentOf = (name: string) => Number(/\d{13}$/.exec(name)?.[0] ?? 0);

async function migrationOf(file: string): Promise<Migration> {
  const exported = Object.values((await import(new URL(file, FOLDER).href)) as object);
  const [migration] = exported as Migration[];
  if (!migration || exported.length > 1)
    throw new Error(`${file} must export its migration, and nothing else.`);
  return migration;
}
