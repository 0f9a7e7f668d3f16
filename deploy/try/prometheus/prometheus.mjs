/** A local Prometheus with the files of deploy/prometheus, beside a product. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROMETHEUS } from '../../../scripts/prometheus-files.mjs';
import { freePort } from '../../../scripts/steps.mjs';
import { until } from './until.mjs';

export function tool(name, ...options) {
  const { status, stdout, stderr, error } = spawnSync(name, options, {
    cwd: PROMETHEUS,
    encoding: 'utf8',
  });
  return { missing: error?.code === 'ENOENT', isRight: status === 0, said: `${stdout}${stderr}` };
}

/** Writes the configuration with other targets and a shorter scrape interval. */
function configure(folder, ports) {
  const config = path.join(folder, 'prometheus');
  mkdirSync(config);
  cpSync(path.join(PROMETHEUS, 'alerts.yml'), path.join(config, 'alerts.yml'));
  const targets = (name) => ports[name].map((port) => `'127.0.0.1:${port}'`).join(', ');
  const text = readFileSync(path.join(PROMETHEUS, 'prometheus.yml'), 'utf8')
    .replaceAll(/_interval: 15s/g, '_interval: 1s')
    .replaceAll('dns_sd_configs', 'static_configs')
    .replaceAll(/\{ names: \[(\w+)\].*\}/g, (_, name) => `targets: [${targets(name)}]`);
  const file = path.join(config, 'prometheus.yml');
  writeFileSync(file, text);
  return file;
}

export class Prometheus {
  /** @param ports metrics ports of each job's processes */
  static async start(folder, ports) {
    const started = new Prometheus();
    const port = await freePort();
    started.url = `http://127.0.0.1:${port}/api/v1`;
    const options = [
      `--config.file=${configure(folder, ports)}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ];
    started.child = spawn('prometheus', options, { stdio: ['ignore', 'ignore', 'inherit'] });
    await until('Prometheus', () => started.ask('status/buildinfo'));
    return started;
  }

  async stop() {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }

  async ask(address) {
    return (await (await fetch(`${this.url}/${address}`)).json()).data;
  }

  async samplesOf(expression) {
    return (await this.ask(`query?query=${encodeURIComponent(expression)}`))?.result;
  }

  /** Sum of an expression's samples. */
  async numberOf(expression) {
    const samples = (await this.samplesOf(expression)) ?? [];
    return samples.reduce((sum, { value: [, text] }) => sum + Number(text), 0);
  }

  /** Pending and firing alerts, by name and instance. */
  async alerts() {
    const { alerts } = await this.ask('alerts');
    return alerts.map(({ labels, state }) => {
      const whom = labels.queue ?? labels.pool ?? labels.job;
      return { name: labels.alertname + (whom ? ` (${whom})` : ''), state };
    });
  }
}
