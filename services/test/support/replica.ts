import pg from 'pg';
import { execFile } from 'node:child_process';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Cluster } from '../../src/platform/embedded/cluster.js';

const run = promisify(execFile);

/** Creates a streaming replica of a running cluster, not yet started. */
export async function replicaOf(primary: Cluster, dataDir: string): Promise<Cluster> {
  const { hostname, port, username, password } = new URL(primary.url());
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  const replica = await Cluster.open({
    dataDir,
    settings: { fsync: 'off', hot_standby_feedback: 'on', primary_conninfo: source },
  });
  const [from, to] = [primary, replica].map(({ folder }) => path.join(folder, 'data')) as [
    string,
    string,
  ];
  const client = new pg.Client({ connectionString: primary.url() });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('a replica', true)`);
    await rm(to, { recursive: true, force: true });
    // Keeps owners and modes, which the server checks.
    await run('cp', ['-a', from, to]);
    await rm(path.join(to, 'postmaster.pid'));
    const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()');
    await write(to, 'backup_label', rows[0]?.labelfile ?? '');
    await write(to, 'standby.signal', '');
  } finally {
    await client.end();
  }
  return replica;
}

async function write(folder: string, name: string, content: string): Promise<void> {
  const { uid, gid } = await stat(folder);
  const file = path.join(folder, name);
  await writeFile(file, content);
  await chown(file, uid, gid);
}
