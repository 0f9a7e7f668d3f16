/**
 * `npm run try:prometheus`: the product with metrics, a Prometheus with the files of deploy/prometheus beside it, and
 * whether both get on: all targets answer, every metric that the alerts and the dashboard ask for is there, the
 * alerts are right by their own tests, and one fires when the API is killed. Takes some two minutes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT, say } from './bootstrap.mjs';
import {
  alertExpressions,
  dashboardExpressions,
  metricsAskedFor,
  PROMETHEUS,
} from './prometheus-files.mjs';
import { use } from './try-prometheus-use.mjs';

const PATIENCE_MS = 60_000;
const PANELS_PATIENCE_MS = 10_000;
/** The minute that the alert waits, and some scrapes. */
const ALERT_PATIENCE_MS = 100_000;
const DOWN = 'ClearcoatDown';

const folder = mkdtempSync(path.join(tmpdir(), 'clearcoat-prometheus-'));
const ends = [() => rmSync(folder, { recursive: true, force: true })];
const problems = [];

function check(isRight, right, wrong) {
  say(isRight ? `ok      ${right}` : `WRONG   ${wrong}`);
  if (!isRight) problems.push(wrong);
}

function tool(name, ...options) {
  const { status, stdout, stderr, error } = spawnSync(name, options, {
    cwd: PROMETHEUS,
    encoding: 'utf8',
  });
  return { missing: error?.code === 'ENOENT', isRight: status === 0, said: `${stdout}${stderr}` };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function start(command, options, env = {}) {
  const child = spawn(command, options, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  ends.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  return child;
}

/** Asks until there is an answer. */
async function until(what, ask, patienceMs = PATIENCE_MS) {
  const started = performance.now();
  while (performance.now() - started < patienceMs) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    await delay(250);
  }
  throw new Error(`Waited in vain: ${what}.`);
}

async function startProduct() {
  spawnSync(process.execPath, [path.join(ROOT, 'services/build.mjs')], { stdio: 'inherit' });
  const { Cluster } = await import('../services/dist/platform/embedded/cluster.js');
  const cluster = await Cluster.open({ dataDir: path.join(folder, 'postgres') });
  await cluster.start();
  ends.push(() => cluster.stop());
  const [port, api, worker] = [await freePort(), await freePort(), await freePort()];
  const common = {
    DATABASE_URL: cluster.url(),
    HOST: '127.0.0.1',
    DEMO_MODE: '0',
    LOG_LEVEL: 'error',
  };
  const dist = (file) => [path.join(ROOT, 'services/dist', file)];
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...common, PORT: String(port), METRICS_PORT: String(api), WORKER: '0' };
  const child = start(process.execPath, dist('main.js'), settings);
  await until('the API', async () => (await fetch(`${url}/health/ready`)).ok);
  start(process.execPath, dist('worker.js'), { ...common, METRICS_PORT: String(worker) });
  return { url, child, ports: { api, worker } };
}

/** With the files as they are, but for where the targets are and how often they are asked. */
async function startPrometheus(ports) {
  const config = path.join(folder, 'prometheus');
  mkdirSync(config);
  cpSync(path.join(PROMETHEUS, 'alerts.yml'), path.join(config, 'alerts.yml'));
  const text = readFileSync(path.join(PROMETHEUS, 'prometheus.yml'), 'utf8')
    .replaceAll(/_interval: 15s/g, '_interval: 1s')
    .replaceAll('dns_sd_configs', 'static_configs')
    .replaceAll(/\{ names: \[(\w+)\].*\}/g, (_, name) => `targets: ['127.0.0.1:${ports[name]}']`);
  writeFileSync(path.join(config, 'prometheus.yml'), text);
  const port = await freePort();
  const options = [
    `--config.file=${path.join(config, 'prometheus.yml')}`,
    `--storage.tsdb.path=${path.join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=warn',
  ];
  start('prometheus', options);
  const ask = async (address) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${address}`);
    return (await response.json()).data;
  };
  await until('Prometheus', () => ask('status/buildinfo'));
  return ask;
}

const samplesOf = async (ask, expression) =>
  (await ask(`query?query=${encodeURIComponent(expression)}`))?.result;

async function checkTargets(ask) {
  const up = async () => {
    const { activeTargets } = await ask('targets');
    return activeTargets.length === 2 && activeTargets.every(({ health }) => health === 'up');
  };
  await until('both targets', up);
  check(true, 'the API and the worker are up');
}

async function checkMetrics(ask) {
  const names = metricsAskedFor();
  let missing = names;
  const all = async () => {
    const found = await Promise.all(missing.map((name) => samplesOf(ask, name)));
    missing = missing.filter((_, index) => !found[index]?.length);
    return missing.length === 0;
  };
  await until('all metrics', all).catch(() => undefined);
  check(
    missing.length === 0,
    `all ${names.length} metrics that are asked for are there`,
    `nothing tells of ${missing.join(', ')}`,
  );
}

/** A rate needs two scrapes; of what has not happened there is nothing to draw. */
async function checkExpressions(ask) {
  const all = [...alertExpressions(), ...dashboardExpressions()];
  const drawn = dashboardExpressions();
  let empty = drawn;
  const areDrawn = async () => {
    const found = await Promise.all(drawn.map((expression) => samplesOf(ask, expression)));
    empty = drawn.filter((_, index) => !found[index]?.length);
    return empty.length === 0;
  };
  await until('panels', areDrawn, PANELS_PATIENCE_MS).catch(() => undefined);
  const answers = await Promise.all(all.map((expression) => samplesOf(ask, expression)));
  const refused = all.filter((_, index) => answers[index] === undefined);
  check(
    refused.length === 0,
    `Prometheus understands all ${all.length} expressions`,
    `Prometheus refuses ${refused.join(' and ')}`,
  );
  say(
    `        ${drawn.length - empty.length} of the ${drawn.length} lines of the dashboard are drawn`,
  );
  for (const expression of empty) say(`        not yet: ${expression}`);
}

/** @param child the API, which ends as in a crash */
async function checkAlert(ask, child) {
  const { groups } = await ask('rules');
  const rules = groups.flatMap((group) => group.rules);
  check(
    rules.length === alertExpressions().length && rules.every(({ health }) => health === 'ok'),
    `${rules.length} alerts are loaded`,
    'not all alerts are loaded',
  );
  const stateOf = async (name) =>
    (await ask('alerts')).alerts.find(({ labels }) => labels.alertname === name)?.state;
  check(
    (await stateOf(DOWN)) === undefined,
    'nothing is said to be down',
    `${DOWN} without a reason`,
  );
  const started = performance.now();
  child.kill('SIGKILL');
  const isFiring = async () => (await stateOf(DOWN)) === 'firing';
  await until(`${DOWN} to fire`, isFiring, ALERT_PATIENCE_MS);
  const seconds = Math.round((performance.now() - started) / 1000);
  check(true, `${DOWN} fires ${seconds} s after the API was killed`);
}

async function main() {
  const version = tool('prometheus', '--version');
  if (version.missing || tool('promtool', '--version').missing) {
    throw new Error('There is no Prometheus on this machine: apt-get install prometheus.');
  }
  say(version.said.split('\n')[0]);
  const tests = tool('promtool', 'test', 'rules', 'alerts.test.yml');
  check(tests.isRight, 'the alerts fire when they should, by promtool', tests.said);
  const config = tool('promtool', 'check', 'config', 'prometheus.yml');
  check(config.isRight, 'prometheus.yml and its rules are right, by promtool', config.said);
  const { url, child, ports } = await startProduct();
  const ask = await startPrometheus(ports);
  await checkTargets(ask);
  await use(url);
  await checkMetrics(ask);
  await checkExpressions(ask);
  await checkAlert(ask, child);
}

try {
  await main();
} catch (error) {
  check(false, '', error.message);
} finally {
  for (const end of ends.reverse()) await end();
}
process.exit(problems.length > 0 ? 1 : 0);
