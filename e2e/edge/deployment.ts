import { FakeOpenAi } from '@clearcoat/testing/openai';
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Cluster } from '../../services/src/platform/embedded/cluster';
import { freePorts } from '../support/ports';
import { Nginx } from './nginx';
import { Replica } from '../support/replica';
import { isAnswering, ROOT } from '../support/wait';

const run = promisify(execFile);

const node = (args: string[], env: Record<string, string>) =>
  run('node', args, { cwd: ROOT, env: { ...process.env, ...env } });

/** Publishes the current builds into a web root, as the front-end apps' images do. */
export const publishTo = (webRoot: string, env: Record<string, string> = {}) =>
  node(['--import', 'tsx', 'packages/federation/src/cli.ts', 'up'], { ...env, WEB_ROOT: webRoot });

function makeFolder(): string {
  mkdirSync(path.join(ROOT, 'var'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, 'var/edge-'));
  // The database's user needs access to the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** The services of docker-compose.yml without containers: on loopback, in a temporary folder. */
export class Deployment {
  readonly folder = makeFolder();
  readonly webRoot = path.join(this.folder, 'www');
  model!: FakeOpenAi;
  replicas!: [Replica, Replica];
  apps!: Nginx;
  edge!: Nginx;
  url = '';
  private readonly stops: (() => unknown)[] = [() => remove(this.folder)];

  static async start(): Promise<Deployment> {
    const deployment = new Deployment();
    try {
      await deployment.start();
    } catch (error) {
      await deployment.stop();
      throw error;
    }
    return deployment;
  }

  /** Stops in reverse order, also after a failed start. */
  async stop(): Promise<void> {
    for (const stop of this.stops.splice(0).reverse()) await stop();
  }

  private async start(): Promise<void> {
    const [edgePort, appPort, ...apiPorts] = await freePorts(4);
    this.model = await FakeOpenAi.start();
    this.stops.push(() => this.model.stop());
    await Promise.all([this.startApi(apiPorts), publishTo(this.webRoot)]);
    this.apps = this.startNginx('app', {
      LISTEN: `127.0.0.1:${appPort}`,
      WEB_ROOT: this.webRoot,
    });
    this.edge = this.startNginx('edge', {
      LISTEN: `127.0.0.1:${edgePort}`,
      NGINX_LOCAL_RESOLVERS: '127.0.0.1',
      REAL_IP: '',
      STRICT_TRANSPORT_SECURITY: '',
      API_SERVERS: apiPorts
        .map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;`)
        .join(' '),
      APP_ADDRESS: `127.0.0.1:${appPort}`,
    });
    this.url = `http://127.0.0.1:${edgePort}`;
    await isAnswering(`${this.url}/health/ready`, () => {
      for (const nginx of [this.apps, this.edge]) nginx.assertRunning();
    });
  }

  private startNginx(site: 'app' | 'edge', settings: Record<string, string>): Nginx {
    const nginx = Nginx.start(site, path.join(this.folder, site), settings);
    this.stops.push(() => nginx.stop());
    return nginx;
  }

  /** The database, the migration job, and two replicas that do not migrate. */
  private async startApi([first = 0, second = 0]: number[]): Promise<void> {
    const dataDir = path.join(this.folder, 'postgres');
    const cluster = await Cluster.open({ dataDir, settings: { fsync: 'off' } });
    this.stops.push(() => remove(cluster.folder));
    await cluster.start();
    this.stops.push(() => cluster.stop());
    const env = {
      DATABASE_URL: cluster.url(),
      MIGRATE: '0',
      WORKER: '0',
      TRUST_PROXY: '1',
      DEMO_MODE: '1',
      RATE_LIMIT_SCALE: '1000',
      PASSWORD_HASHING: 'quick',
      // The edge serves the files; the replicas also have them, to compare the answers.
      WEB_ROOT: this.webRoot,
      OPENAI_API_KEY: 'fake',
      OPENAI_BASE_URL: this.model.url,
    };
    await node(['services/dist/migrate.js'], env);
    this.replicas = [new Replica(first, env), new Replica(second, env)];
    for (const replica of this.replicas) this.stops.push(() => replica.stop('SIGKILL'));
    await Promise.all(this.replicas.map((replica) => replica.start()));
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
