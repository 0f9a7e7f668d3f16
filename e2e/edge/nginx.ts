import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNginx } from '../../scripts/nginx.mjs';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
/** As root the workers would run as a user who cannot read a temporary folder. */
const AS_US = process.getuid?.() === 0 ? 'user root;' : '';

export type Settings = Record<string, string>;

/** Template filling like the image's `envsubst`: only known names are replaced. */
function render(template: string, settings: Settings): string {
  return readFileSync(path.join(DEPLOY, template), 'utf8').replace(
    /\$\{(\w+)\}/g,
    (written, name: string) => settings[name] ?? written,
  );
}

/** One nginx of the deployment, outside of its container, with the same templates. */
export class Nginx {
  private constructor(
    /** Output of `nginx -t`. */
    readonly verdict: string,
    private readonly child: ChildProcess,
    private readonly logFile: string,
  ) {}

  static start(site: 'app' | 'edge', folder: string, settings: Settings): Nginx {
    const nginx = findNginx();
    if (!nginx) throw new Error('There is no nginx here: node scripts/test.mjs installs one.');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'nginx.conf'), render('nginx/nginx.conf.template', settings));
    writeFileSync(path.join(folder, 'site.conf'), render(`${site}/site.conf.template`, settings));
    const where = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
    // A file, like a container's output: nginx opens /dev/stdout, which fails for a socket.
    const logFile = path.join(folder, 'log');
    const stdio: StdioOptions = ['ignore', openSync(logFile, 'w'), openSync(logFile, 'a')];
    spawnSync(nginx, [...where, '-t'], { stdio });
    const verdict = readFileSync(logFile, 'utf8');
    const child = spawn(nginx, [...where, '-g', `${AS_US} daemon off;`], { stdio });
    return new Nginx(verdict, child, logFile);
  }

  /** @throws Error with its last output if it has ended */
  assertRunning(): void {
    if (this.child.exitCode !== null) throw new Error(`nginx ended: ${this.log()}`);
  }

  log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }
}
