/**
 * `node cluster.mjs start` compiles the sources, starts a PostgreSQL with a migrated template and
 * prints its address. `node cluster.mjs stop FOLDER [PID]` removes the server and the pooler with that
 * pid. Jest's setup hooks run this in a separate process, because they are not ES modules.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../build.mjs';
import { startPooler } from './pooler.mjs';

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Iterations of the roles' password hashes. The default of 4,096 would slow down each of a thousand
  // connections.
  scram_iterations: '1',
};
const dist = path.resolve(import.meta.dirname, '../../node_modules/.cache/test-dist');
const load = (...file) => import(pathToFileURL(path.join(dist, 'platform', ...file)).href);

async function start() {
  await build(dist);
  const citus = process.env.CLEARCOAT_TEST_CITUS;
  if (citus) {
    const folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-test-'));
    process.stdout.write(JSON.stringify({ url: citus.split(' ')[0], folder, dist }));
    return;
  }
  const { Cluster } = await load('embedded', 'cluster.js');
  const { prepareDatabase } = await load('database', 'index.js');
  const folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-test-'));
  const cluster = await Cluster.open({
    dataDir: path.join(folder, 'postgres'),
    settings: SETTINGS,
  });
  await cluster.start();
  await prepareDatabase({ databaseUrl: cluster.url('template1') });
  const pooler = process.env.PGBOUNCER && (await startPoolerOf(cluster, folder));
  process.stdout.write(JSON.stringify({ url: cluster.url(), folder, dist, pooler }));
}

async function startPoolerOf(cluster, folder) {
  const { APP_ROLE, PLATFORM_ROLE, roleUrl } = await load('database', 'roles.js');
  const urls = [APP_ROLE, PLATFORM_ROLE].map((role) => new URL(roleUrl(cluster.url(), role)));
  return startPooler(process.env.PGBOUNCER, urls, folder);
}

async function stop(folder, poolerPid) {
  if (poolerPid) process.kill(Number(poolerPid));
  if (process.env.CLEARCOAT_TEST_CITUS) return rm(folder, { recursive: true, force: true });
  const { Cluster } = await load('embedded', 'cluster.js');
  const cluster = await Cluster.open({ dataDir: path.join(folder, 'postgres') });
  await cluster.stop();
  await rm(cluster.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

const [, , command, ...rest] = process.argv;
await (command === 'start' ? start() : stop(...rest));
