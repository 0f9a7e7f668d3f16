/**
 * `node cluster.mjs start` compiles the sources, starts a PostgreSQL with a migrated template and
 * prints where; `node cluster.mjs stop FOLDER` stops and removes it. Jest's setup hooks run this in a
 * process of its own, since they are no ES modules.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../build.mjs';

const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const dist = path.resolve(import.meta.dirname, '../../node_modules/.cache/test-dist');
const load = (...file) => import(pathToFileURL(path.join(dist, 'platform', ...file)).href);

async function start() {
  await build(dist);
  const { Cluster } = await load('embedded', 'cluster.js');
  const { prepareDatabase } = await load('database', 'index.js');
  const folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-test-'));
  const cluster = await Cluster.open({
    dataDir: path.join(folder, 'postgres'),
    settings: SETTINGS,
  });
  await cluster.start();
  await prepareDatabase({ databaseUrl: cluster.url('template1') });
  process.stdout.write(JSON.stringify({ url: cluster.url(), folder, dist }));
}

async function stop(folder) {
  const { Cluster } = await load('embedded', 'cluster.js');
  const cluster = await Cluster.open({ dataDir: path.join(folder, 'postgres') });
  await cluster.stop();
  await rm(cluster.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

const [, , command, folder] = process.argv;
await (command === 'start' ? start() : stop(folder));
