/**
 * The product as in compose, on loopback: an edge, two API processes, a worker and PostgreSQL,
 * with metrics and traces.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Nginx } from '../../e2e/edge/nginx.ts';
import { Replica } from '../../e2e/support/replica.ts';
import { ROOT } from '../../../scripts/bootstrap.mjs';
import { freePort } from '../../../scripts/steps.mjs';
import { until } from './until.mjs';

const NAMES = ['api1', 'api2', 'worker'];

export class Product {
  /**
   * @param tracesUrl of an OpenTelemetry collector
   * @param ends receives the functions that stop it, in starting order, even after a failed start
   */
  static async start(folder, tracesUrl, ends) {
    const product = new Product();
    product.ends = ends;
    spawnSync(process.execPath, [path.join(ROOT, 'services/build.mjs')], { stdio: 'inherit' });
    await product.startDatabase(folder);
    await product.startProcesses(tracesUrl);
    await product.startEdge(folder);
    return product;
  }

  async startDatabase(folder) {
    const { Cluster } = await import('../../services/dist/platform/embedded/cluster.js');
    this.cluster = await Cluster.open({ dataDir: path.join(folder, 'postgres') });
    await this.cluster.start();
    this.ends.push(() => this.cluster.stop());
  }

  async startProcesses(tracesUrl) {
    const ports = {};
    for (const name of [...NAMES, 'first', 'second', 'unused']) ports[name] = await freePort();
    const settings = (name) => ({
      DATABASE_URL: this.cluster.url(),
      HOST: '127.0.0.1',
      DEMO_MODE: '0',
      WORKER: '0',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      METRICS_PORT: ports[name],
      OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl,
      OTEL_SERVICE_NAME: name,
      OTEL_BSP_SCHEDULE_DELAY: '1000',
    });
    this.ports = { api: [ports.api1, ports.api2], worker: [ports.worker] };
    this.apiPorts = [ports.first, ports.second];
    /** Direct URL of one process, because through the edge its metrics would be split. */
    this.apiUrl = `http://127.0.0.1:${ports.first}`;
    const told = `http://127.0.0.1:${ports.worker}`;
    this.processes = {
      api1: new Replica(ports.first, settings('api1')),
      api2: new Replica(ports.second, settings('api2')),
      worker: new Replica(ports.unused, settings('worker'), 'worker.js', `${told}/metrics`),
    };
    for (const name of NAMES) {
      await this.processes[name].start();
      this.ends.push(() => this.processes[name].stop());
    }
  }

  async startEdge(folder) {
    const port = await freePort();
    const servers = this.apiPorts.map(
      (each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=2s;`,
    );
    const edge = Nginx.start('edge', path.join(folder, 'edge'), {
      LISTEN: `127.0.0.1:${port}`,
      NGINX_LOCAL_RESOLVERS: '127.0.0.1',
      REAL_IP: '',
      STRICT_TRANSPORT_SECURITY: '',
      API_SERVERS: servers.join(' '),
      // Unused: no test requests files.
      APP_ADDRESS: '127.0.0.1:9',
    });
    this.ends.push(() => edge.stop());
    this.url = `http://127.0.0.1:${port}`;
    await until('the edge', async () => (await fetch(`${this.url}/health/ready`)).ok);
  }

  /** Kills a part like a crash. Returns a function that restarts it. */
  async kill(name) {
    if (name !== 'PostgreSQL') {
      const killed = this.processes[name];
      await killed.stop('SIGKILL');
      return () => killed.start();
    }
    const note = readFileSync(path.join(this.cluster.folder, 'data/postmaster.pid'), 'utf8');
    process.kill(Number(note.split('\n', 1)[0]), 'SIGKILL');
    return () => this.cluster.restart();
  }
}
