/**
 * `npm run try:pgbouncer [-- FILE…]`: runs the services' tests, or some of them, with a PgBouncer
 * in transaction mode in front of PostgreSQL. PGBOUNCER is the path of the binary if it is in an
 * unusual place.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
const found = folders.map((folder) => path.join(folder, 'pgbouncer')).find(existsSync);
const PGBOUNCER = process.env.PGBOUNCER ?? found;
if (!PGBOUNCER) {
  process.stderr.write('There is no pgbouncer on this machine: apt-get install pgbouncer.\n');
  process.exit(1);
}
const jest = path.join(import.meta.dirname, '../../node_modules/jest/bin/jest.js');
const files = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [jest, '--selectProjects', 'services', '--maxWorkers=2', ...files],
  { stdio: 'inherit', env: { ...process.env, PGBOUNCER } },
);
process.exit(status ?? 1);
