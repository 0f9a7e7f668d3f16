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
  /** Survives restarts; made when it is not there. */
  dataDir: string;
  /** More settings of the server, such as `fsync=off` for tests. */
  settings?: Record<string, string>;
}

/** A PostgreSQL server of our own in a folder, run through its own `pg_ctl`. */
export class Cluster {
  private constructor(
    /** The folder in use: `dataDir`, unless the server's user could not get there. */
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

  /** Makes the folder's cluster when there is none, stops a server left over, and starts it. */
  async start(): Promise<void> {
    if (await this.isNew()) await this.initialise();
    await this.stopLeftover();
    this.port = await freePort();
    await this.launch();
  }

  /** Uses a server that another process of ours runs; answers whether there is one. */
  async join(): Promise<boolean> {
    if (!(await this.isRunning())) return false;
    const [, , , port] = (await readFile(this.note, 'utf8')).split('\n');
    this.port = Number(port);
    return this.port > 0;
  }

  /** After the server went away under us: the same port, so that connections find it again. */
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

  /** Not `pg_ctl status`: that takes a dead process nobody has collected yet for a running one. */
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

  /** Whoever was killed before us may have left a server, or only the note of one. */
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
  // A package store that cannot be written to has the modes right already.
  await Promise.all(names.map((name) => chmod(path.join(bin, name), 0o755).catch(() => undefined)));
}

/** Made once and kept beside the data; nobody has to know it. */
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
