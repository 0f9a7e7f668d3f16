/** Docker for the `try` commands: the running engine, else a temporary one. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../../scripts/bootstrap.mjs';

const PATIENCE_MS = 60_000;
/**
 * Storage drivers: the first needs a suitable file system, the last works everywhere but takes
 * much space.
 */
const DRIVERS = ['overlay2', 'vfs'];

export class Engine {
  /** @param folder of the temporary engine */
  constructor(folder) {
    this.folder = folder;
    this.socket = path.join(folder, 'docker.sock');
    this.pidFile = path.join(folder, 'docker.pid');
    // The legacy builder, which is available everywhere and uses local images only.
    this.env = { ...process.env, DOCKER_BUILDKIT: '0', COMPOSE_DOCKER_CLI_BUILD: '0' };
    this.isOwn = false;
  }

  /** @throws Error if there is none and none can be started */
  async start() {
    if (this.answers()) return;
    if (process.getuid?.() !== 0) {
      throw new Error('No Docker engine answers, and only root can start one.');
    }
    mkdirSync(this.folder, { recursive: true });
    this.env.DOCKER_HOST = `unix://${this.socket}`;
    this.isOwn = true;
    for (const driver of DRIVERS) if (await this.startWith(driver)) return;
    throw new Error(`No Docker engine could be started: ${this.folder}/docker.log says why.`);
  }

  async startWith(driver) {
    const log = openSync(path.join(this.folder, 'docker.log'), 'a');
    const at = (name) => path.join(this.folder, name);
    const options = [
      '--storage-driver',
      driver,
      '--data-root',
      at('data'),
      '--exec-root',
      at('exec'),
    ];
    const where = ['--pidfile', this.pidFile, '--host', this.env.DOCKER_HOST];
    const child = spawn('dockerd', [...options, ...where], { stdio: ['ignore', log, log] });
    let hasEnded = false;
    child.once('error', () => (hasEnded = true));
    child.once('exit', () => (hasEnded = true));
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !hasEnded;) {
      if (this.answers()) return true;
      await delay(500);
    }
    child.kill();
    return false;
  }

  answers() {
    return this.ask('docker', ['version', '--format', '{{.Server.Version}}']).status === 0;
  }

  /** Runs a program with the engine's socket and captures its output. */
  ask(command, args, options = {}) {
    return spawnSync(command, args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      ...options,
      env: { ...this.env, ...options.env },
    });
  }

  /** Like `ask`. @returns its output. @throws Error with its error output */
  run(command, args, options) {
    const { status, stdout, stderr, error } = this.ask(command, args, options);
    if (status === 0) return stdout;
    const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-15).join('\n');
    throw new Error(`${command} ${args.slice(0, 6).join(' ')}: ${error?.message ?? said}`);
  }

  docker(...args) {
    return this.run('docker', args).trim();
  }

  /**
   * Stops the temporary engine by its pid file and deletes its data. @param keep keeps images and
   * volumes
   */
  async stop(keep) {
    if (!this.isOwn) return;
    const pid = existsSync(this.pidFile) ? Number(readFileSync(this.pidFile, 'utf8')) : 0;
    if (pid > 0) process.kill(pid, 'SIGTERM');
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until && existsSync(this.pidFile);) {
      await delay(250);
    }
    // The engine leaves its own network namespace mounted.
    this.ask('umount', [path.join(this.folder, 'exec/netns/default')]);
    if (!keep)
      rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}
