/** A PostgreSQL with Citus in a folder of its own, on loopback. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/steps.mjs';

export const OWNER = 'clearcoat';
const SETTINGS = {
  shared_preload_libraries: 'citus',
  // Nodes authenticate by password, and the traffic stays on this machine.
  'citus.node_conninfo': 'sslmode=prefer',
  'citus.show_shards_for_app_name_prefixes': '',
  // Most queries hit a single shard; the few that hit all need little parallelism.
  'citus.max_adaptive_executor_pool_size': '2',
  'citus.shard_count': '16',
  wal_level: 'logical',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  max_prepared_transactions: '600',
  max_worker_processes: '64',
  max_locks_per_transaction: '512',
  timezone: 'UTC',
  // The data is temporary.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** Program folder of the PostgreSQL that `pg_config` belongs to. */
export function folderOf(pgConfig) {
  const { stdout, status } = spawnSync(pgConfig, ['--bindir'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${pgConfig} does not answer.`);
  return stdout.trim();
}

/** Unprivileged user for PostgreSQL, which does not run as root. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

export class CitusNode {
  constructor(name, folder, bin, password) {
    Object.assign(this, { name, bin, password, user: serverUser() });
    this.folder = path.join(folder, name);
    this.data = path.join(this.folder, 'data');
    /** Password file of the nodes. */
    this.passwords = path.join(folder, 'passwords');
  }

  url(database = 'postgres', user = OWNER, password = this.password) {
    return `postgres://${user}:${password}@127.0.0.1:${this.port}/${database}`;
  }

  async create() {
    mkdirSync(this.folder, { recursive: true });
    if (this.user.uid !== undefined) chownSync(this.folder, this.user.uid, this.user.gid);
    const file = path.join(this.folder, 'password');
    writeFileSync(file, this.password);
    this.run(
      'initdb',
      '-D',
      this.data,
      '-U',
      OWNER,
      `--pwfile=${file}`,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C',
    );
    this.port = Number(await freePort());
    const lines = Object.entries({ ...SETTINGS, port: this.port });
    writeFileSync(
      path.join(this.data, 'postgresql.auto.conf'),
      lines.map(([name, value]) => `${name} = '${value}'\n`).join(''),
    );
    this.start();
  }

  start() {
    this.run('pg_ctl', 'start', '-D', this.data, '-w', '-s', '-l', path.join(this.folder, 'log'));
  }

  stop(mode = 'fast') {
    this.run('pg_ctl', 'stop', '-D', this.data, '-w', '-s', '-m', mode);
  }

  run(program, ...args) {
    const { status, stderr } = spawnSync(path.join(this.bin, program), args, {
      ...this.user,
      cwd: this.folder,
      encoding: 'utf8',
      // The server inherits these streams, and must not keep its starter's pipe open.
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', PGPASSFILE: this.passwords },
    });
    if (status !== 0) throw new Error(`${this.name}: ${program} ${args[0]}: ${stderr ?? ''}`);
  }

  /** @param entries of user and password */
  static letIn(folder, entries, user = serverUser()) {
    const file = path.join(folder, 'passwords');
    writeFileSync(file, entries.map(([name, password]) => `*:*:*:${name}:${password}\n`).join(''));
    chmodSync(file, 0o600);
    if (user.uid !== undefined) chownSync(file, user.uid, user.gid);
  }
}
