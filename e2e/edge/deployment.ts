import { FakeOpenAi } from '@clearcoat/testing/openai';
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Cluster } from '../../services/src/platform/embedded/cluster';
import { Nginx } from './nginx';
import { Replica } from './replica';
import { freePorts, isAnswering, ROOT } from './wait';

const run = promisify(execFile);

const node = (args: string[], env: Record<string, string>) =>
  run('node', args, { cwd: ROOT, env: { ...process.env, ...env } });

/** Publishes what is built into a web root, as the front-end apps' images do. */
export const publishTo = (webRoot: string, env: Record<string, string> = {}) =>
  node(['--import', 'tsx', 'packages/federation/src/cli.ts', 'up'], { ...env, WEB_ROOT: webRoot });

/** docker-compose.yml without containers: all of it on loopback, in a folder of its own. */
export class Deployment {
  private constructor(
    readonly folder: string,
    readonly url: string,
    readonly model: FakeOpenAi,
    readonly replicas: [Replica, Replica],
    readonly apps: Nginx,
    readonly edge: Nginx,
    private readonly cluster: Cluster,
  ) {}

  get webRoot(): string {
    return path.join(this.folder, 'www');
  }

  static async start(): Promise<Deployment> {
    mkdirSync(path.join(ROOT, 'var'), { recursive: true });
    const folder = mkdtempSync(path.join(ROOT, 'var/edge-'));
    // The database's user passes through it.
    chmodSync(folder, 0o755);
    const webRoot = path.join(folder, 'www');
    const [edgePort, appPort, ...apiPorts] = await freePorts(4);
    const model = await FakeOpenAi.start();
    const settings = { folder: path.join(folder, 'postgres'), webRoot, model: model.url };
    const [{ cluster, replicas }] = await Promise.all([
      startApi(settings, apiPorts),
      publishTo(webRoot),
    ]);
    const apps = Nginx.start('app', path.join(folder, 'app'), {
      LISTEN: `127.0.0.1:${appPort}`,
      WEB_ROOT: webRoot,
    });
    const edge = Nginx.start('edge', path.join(folder, 'edge'), {
      LISTEN: `127.0.0.1:${edgePort}`,
      NGINX_LOCAL_RESOLVERS: '127.0.0.1',
      REAL_IP: '',
      STRICT_TRANSPORT_SECURITY: '',
      API_SERVERS: apiPorts
        .map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;`)
        .join(' '),
      APP_ADDRESS: `127.0.0.1:${appPort}`,
    });
    const url = `http://127.0.0.1:${edgePort}`;
    await isAnswering(`${url}/health/ready`, () => {
      for (const nginx of [apps, edge]) nginx.assertRunning();
    });
    return new Deployment(folder, url, model, replicas, apps, edge, cluster);
  }

  async stop(): Promise<void> {
    await Promise.all([this.edge.stop(), this.apps.stop()]);
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    await this.model.stop();
    await this.cluster.stop();
    for (const folder of [this.cluster.folder, this.folder]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

interface ApiSettings {
  folder: string;
  webRoot: string;
  model: string;
}

/** The database, the one-shot that migrates it, and two replicas that leave it alone. */
async function startApi(
  { folder, webRoot, model }: ApiSettings,
  ports: number[],
): Promise<{ cluster: Cluster; replicas: [Replica, Replica] }> {
  const cluster = await Cluster.open({ dataDir: folder, settings: { fsync: 'off' } });
  await cluster.start();
  const env = {
    DATABASE_URL: cluster.url(),
    MIGRATE: '0',
    WORKER: '0',
    TRUST_PROXY: '1',
    DEMO_MODE: '1',
    // The edge serves the files; here it is to compare what both send.
    WEB_ROOT: webRoot,
    OPENAI_API_KEY: 'fake',
    OPENAI_BASE_URL: model,
  };
  await node(['services/dist/migrate.js'], env);
  const [first = 0, second = 0] = ports;
  const replicas: [Replica, Replica] = [new Replica(first, env), new Replica(second, env)];
  await Promise.all(replicas.map((replica) => replica.start()));
  return { cluster, replicas };
}
