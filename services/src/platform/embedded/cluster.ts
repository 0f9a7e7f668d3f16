import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { nativeFolder } from './binaries.js';
import { commandOf } from './processes.js';
import {
  giveTo,
  ownFolder,
  reachableBinaries,
  reachableData,
  serverUser,
  type User,
} from './run-as.js';

const run = promisify(execFile);

const OWNER = 'clearcoat';
const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--auth=scram-sha-256',
  `--username=${OWNER}`,
];
const START_TIMEOUT_SECONDS = 60;

export interface ClusterOptions {
  /** Persistent folder, created if missing. */
  dataDir: string;
  /** Further server settings, such as `fsync=off` for tests. */
  settings?: Record<string, string>;
}

/** Embedded PostgreSQL server in a folder, run by its own `pg_ctl`. */
export class Cluster {
  private constructor(
    /** Folder in use: `dataDir`, unless the server's user cannot access it. */
    readonly folder: string,
    private readonly bin: string,
    private readonly user: User | undefined,
    private readonly settings: Record<string, string>,
    private readonly password: string,
    private port: number,
  ) {}

  static async open({ dataDir, settings = {} }: ClusterOptions): Promise<Cluster> {
    const user = await serverUser();
    const folder = await reachableData(path.resolve(dataDir), user);
    const native = await reachableBinaries(await nativeFolder(), user);
    await ownFolder(folder, user);
    const bin = path.join(native, 'bin');
    await makeExecutable(bin);
    const password = await keptPassword(folder);
    return new Cluster(folder, bin, user, settings, password, 0);
  }

  url(database = 'postgres'): string {
    return `postgres://${OWNER}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  private get data(): string {
    return path.join(this.folder, 'data');
  }

  private get note(): string {
    return path.join(this.data, 'postmaster.pid');
  }

  private get log(): string {
    return path.join(this.folder, 'postgres.log');
  }

  async isNew(): Promise<boolean> {
    return !(await exists(path.join(this.data, 'PG_VERSION')));
  }

  /** Creates the cluster if missing, stops a leftover server, and starts a new one. */
  async start(): Promise<void> {
    if (await this.isNew()) await this.initialise();
    await this.stopLeftover();
    this.port = await freePort();
    await this.launch();
  }

  /** Connects to a server that another of our processes runs. False if there is none. */
  async join(): Promise<boolean> {
    if (!(await this.isRunning())) return false;
    const [, , , port] = (await readFile(this.note, 'utf8')).split('\n');
    this.port = Number(port);
    return this.port > 0;
  }

  /** Restarts a crashed server on the same port, so that connections recover. */
  async restart(): Promise<void> {
    await this.stopLeftover();
    await this.launch();
  }

  async stop(): Promise<void> {
    await this.control('stop', '--mode=fast', `--timeout=${START_TIMEOUT_SECONDS}`).catch(
      async (error: unknown) => {
        if (await this.isRunning()) throw error;
      },
    );
  }

  /**
   * Whether the server runs. `pg_ctl status` is not used because it counts zombie processes as running.
   */
  async isRunning(): Promise<boolean> {
    const pid = await this.notedPid();
    return pid !== undefined && (await commandOf(pid)).includes('postgres');
  }

  private async initialise(): Promise<void> {
    await rm(this.data, { recursive: true, force: true });
    await ownFolder(this.data, this.user);
    const passwordFile = path.join(this.folder, '.initial-password');
    await writeFile(passwordFile, this.password, { mode: 0o600 });
    try {
      await giveTo(passwordFile, this.user);
      await this.exec(
        'initdb',
        `--pgdata=${this.data}`,
        `--pwfile=${passwordFile}`,
        ...INITDB_FLAGS,
      );
    } finally {
      await rm(passwordFile, { force: true });
    }
  }

  private async launch(): Promise<void> {
    const settings = {
      port: String(this.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '100',
      ...this.settings,
    };
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    await this.control(
      'start',
      '--wait',
      `--timeout=${START_TIMEOUT_SECONDS}`,
      `--log=${this.log}`,
      `--options=${flags.join(' ')}`,
    ).catch(async (error: unknown) => {
      const log = await readFile(this.log, 'utf8').catch(() => '');
      const tail = log.trim().split('\n').slice(-8).join('\n');
      throw new Error(`PostgreSQL did not start. The end of ${this.log}:\n${tail}`, {
        cause: error,
      });
    });
  }

  /** Removes what a killed process left behind: a server, or only its pid file. */
  private async stopLeftover(): Promise<void> {
    if (await this.isRunning()) await this.stop();
    await rm(this.note, { force: true });
  }

  private async notedPid(): Promise<number | undefined> {
    const text = await readFile(this.note, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : Number(text.split('\n', 1)[0]);
  }

  private control(command: string, ...flags: string[]): Promise<void> {
    return this.exec('pg_ctl', command, `--pgdata=${this.data}`, '--silent', ...flags);
  }

  private async exec(program: string, ...flags: string[]): Promise<void> {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    await run(path.join(this.bin, program), flags, { ...this.user, env, cwd: this.folder });
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function makeExecutable(bin: string): Promise<void> {
  if (process.platform === 'win32') return;
  const names = await readdir(bin);
  // A read-only package store has the correct modes already.
  await Promise.all(names.map((name) => chmod(path.join(bin, name), 0o755).catch(() => undefined)));
}

/** Password of the cluster, generated once and stored next to the data. */
async function keptPassword(folder: string): Promise<string> {
  const file = path.join(folder, 'password');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const made = randomBytes(24).toString('hex');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
