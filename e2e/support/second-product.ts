import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePorts } from './ports';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The product once more, with other settings and a database of its own. */
export class SecondProduct {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    readonly folder: string,
  ) {}

  static async start(settings: Record<string, string>): Promise<SecondProduct> {
    const folder = await mkdtemp(path.join(ROOT, 'var/second-'));
    const [port] = await freePorts(1);
    const own = { PORT: String(port), DATA_DIR: folder, WEB_ROOT: path.join(folder, 'www') };
    const env = {
      ...process.env,
      RATE_LIMIT_SCALE: '1000',
      PASSWORD_HASHING: 'quick',
      ...settings,
      ...own,
    };
    const child = spawn('node', ['scripts/start.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
    const url = `http://localhost:${port}`;
    const product = new SecondProduct(url, child, folder);
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return product;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
