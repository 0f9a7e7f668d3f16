import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asOwner, describeSchema, prepareDatabase } from './platform/database/index.js';
import { Cluster } from './platform/embedded/cluster.js';

/** `node dist/schema.js OUT.sql` migrates a temporary database and writes its schema. */
const [, , target] = process.argv;
if (!target) throw new Error('Usage: node dist/schema.js OUT.sql');

const folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-schema-'));
const cluster = await Cluster.open({
  dataDir: path.join(folder, 'postgres'),
  settings: { fsync: 'off' },
});
try {
  await cluster.start();
  await prepareDatabase({ databaseUrl: cluster.url() });
  await writeFile(target, await asOwner(cluster.url(), describeSchema));
} finally {
  await cluster.stop();
  await rm(cluster.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
