import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { isAnswering, ROOT } from './wait';

/** One API or worker process, as in a container. */
export class Replica {
  private child?: ChildProcess;

  constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
    private readonly program = 'main.js',
    /** Readiness probe: a path or a URL. */
    private readonly probe = '/health/ready',
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.settings, HOST: '127.0.0.1', PORT: String(this.port) };
    const program = path.join(ROOT, 'services/dist', this.program);
    const child = spawn('node', [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.child = child;
    await isAnswering(new URL(this.probe, this.url).href, () => {
      if (child.exitCode !== null) throw new Error(`A replica ended with ${child.exitCode}.`);
    });
  }

  /** Stops it; returns the exit code or the signal. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | string | undefined> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return undefined;
    const ended = new Promise<number | string>((resolve) =>
      child.once('exit', (code, by) => resolve(code ?? by ?? 'unknown')),
    );
    child.kill(signal);
    return ended;
  }
}
