import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadMigrations } from './migrations.js';

const folder = path.join(import.meta.dirname, '../../migrations');

it('every file of the folder is a migration, or is used by one', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const numbered = files.filter((name) => /^\d{4}-[a-z\d-]+\.ts$/.test(name));
  expect(files.filter((name) => !numbered.includes(name))).toEqual(['pgboss-24.ts']);
  expect(await loadMigrations()).toHaveLength(numbered.length);
});

it('migrations are numbered without a gap, and run in that order', async () => {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-/.test(name)).sort();
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  // TypeORM sorts migrations by the timestamp at the end of the class name.
  const moments = (await loadMigrations()).map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
  expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
});
