import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LAST_CHARACTERS = 4_000;
/**
 * Node's heap size in the container of deploy/. With more memory, Node would collect garbage later, and
 * memory tests would depend on the machine.
 */
const AS_IN_THE_CONTAINER = '--max-old-space-size=256';

async function residentMegabytes(pid: string): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** Product as a separate process on an existing database. */
export class Product {
  /** Latest log output of the products of this file, to explain a failure. */
  static lastWords = '';

  private constructor(
    readonly process: ChildProcess,
    readonly url: string,
    private readonly folder: string,
  ) {}

  static async start(databaseUrl: string, env: Record<string, string> = {}): Promise<Product> {
    const folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-product-'));
    const entry = path.join(process.env.CLEARCOAT_TEST_DIST ?? '', 'launch.js');
    const code = `import(${JSON.stringify(entry)}).then(({ launch }) =>
      launch({ dataDir: ${JSON.stringify(folder)}, port: 0 }))`;
    const { CLEARCOAT_TEST_DATABASE: _unused, ...rest } = process.env;
    const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: '1', LOG_LEVEL: 'error' };
    const args = [AS_IN_THE_CONTAINER, '-e', code];
    const child = spawn(process.execPath, args, { env: { ...rest, ...settings, ...env } });
    let said = '';
    const note = (chunk: Buffer) => {
      const text = chunk.toString();
      said += text;
      Product.lastWords = (Product.lastWords + text).slice(-LAST_CHARACTERS);
    };
    const ready = new Promise<string>((resolve, reject) => {
      child.stderr.on('data', note);
      child.once('exit', (status) => reject(new Error(`Exit ${status}: ${said}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        note(chunk);
        const found = /Clearcoat is at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    });
    const url = await ready.catch(async (error: unknown) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
    return new Product(child, url, folder);
  }

  /** Resident memory in megabytes; undefined if the system does not report it. */
  memory(): Promise<number | undefined> {
    return residentMegabytes(String(this.process.pid));
  }

  /** Resident memory including child processes. */
  async memoryWithChildren(): Promise<number> {
    const own = String(this.process.pid);
    const listed = await readFile(`/proc/${own}/task/${own}/children`, 'utf8').catch(() => '');
    const pids = [own, ...listed.split(' ').filter(Boolean)];
    const sizes = await Promise.all(pids.map(residentMegabytes));
    return sizes.reduce<number>((sum, size = 0) => sum + size, 0);
  }

  /** Kills the process without cleanup, like a crash. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { process: child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}
