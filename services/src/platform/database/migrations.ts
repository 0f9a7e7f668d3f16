import { readdir, readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export type Migration = new () => MigrationInterface;

/** A file `0002-nickname.sql`, or a folder of files that run in the order of their names. */
const NAME = /^(\d{4})-([a-z\d-]+)(\.sql)?$/;
/** Line between the statements of a migration and those that undo it. */
const DOWN = /^-- down$/m;
/** First line of a migration without a transaction, for `create index concurrently`. */
const NO_TRANSACTION = '-- no transaction\n';

const FOLDER = new URL('../../migrations/', import.meta.url);

/**
 * All migrations in execution order, found by their folder.
 *
 * @throws Error when two have the same number, or a name is malformed
 */
export async function loadMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).sort();
  const numbers = names.map((name) => {
    const number = NAME.exec(name)?.[1];
    if (!number)
      throw new Error(`${name} is no migration: its name must be like 0002-nickname.sql.`);
    return number;
  });
  const twice = names.find((_, index) => numbers[index] === numbers[index + 1]);
  if (twice) throw new Error(`${twice}: another migration has the same number.`);
  return Promise.all(names.map(async (name) => migrationOf(name, await textOf(folder, name))));
}

async function textOf(folder: URL, name: string): Promise<string> {
  if (name.endsWith('.sql')) return readFile(new URL(name, folder), 'utf8');
  const inner = new URL(`${name}/`, folder);
  const files = (await readdir(inner)).sort();
  return (await Promise.all(files.map((file) => readFile(new URL(file, inner), 'utf8')))).join(
    '\n',
  );
}

function migrationOf(file: string, text: string): Migration {
  const [, number = '', title = ''] = NAME.exec(file) ?? [];
  // TypeORM sorts by the last 13 characters.
  const name = `${title}-${number.padStart(13, '0')}`;
  const [up = '', down] = text.split(DOWN);
  const run = async (queryRunner: QueryRunner, statements: string) => {
    for (const statement of split(statements)) await queryRunner.query(statement);
  };
  const migration = class implements MigrationInterface {
    readonly name = name;
    readonly transaction = up.startsWith(NO_TRANSACTION) ? false : undefined;

    up(queryRunner: QueryRunner): Promise<void> {
      return run(queryRunner, up);
    }

    /** TypeORM runs it in a transaction in either case. */
    down(queryRunner: QueryRunner): Promise<void> {
      if (down === undefined) throw new Error(`${file} has no way back.`);
      return run(queryRunner, down);
    }
  };
  Object.defineProperty(migration, 'name', { value: name });
  return migration;
}

/**
 * Statements of a text. They end with a semicolon at the end of a line, outside of `$$`. Sent together,
 * they would be a transaction, and Citus takes one at a time.
 */
function split(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let isQuoted = false;
  for (const line of text.split('\n')) {
    lines.push(line);
    if (line.split('$$').length % 2 === 0) isQuoted = !isQuoted;
    if (isQuoted || !line.endsWith(';')) continue;
    statements.push(lines.join('\n'));
    lines = [];
  }
  if (lines.some((line) => line.trim() !== '')) statements.push(lines.join('\n'));
  return statements;
}
