/**
 * `npm run try:prometheus [-- --no-kills]`: runs the product behind its edge with a Prometheus
 * (files of deploy/prometheus) and a trace collector. It checks that targets answer, that every
 * metric of the alerts and the dashboard exists, and that the alerts pass their own tests. Then
 * both API processes, the worker and PostgreSQL are killed in turn while people work. Nothing
 * acknowledged may be lost; alerts, metrics and traces are printed. Takes about twenty minutes
 * because of the alerts' delays; two without the kills.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FakeCollector } from '../packages/testing/src/otlp/index.ts';
import { say } from '../../scripts/bootstrap.mjs';
import { installNginx } from '../../scripts/nginx.mjs';
import {
  alertExpressions,
  dashboardExpressions,
  metricsAskedFor,
} from '../../scripts/prometheus-files.mjs';
import { Kills, KILLS } from './prometheus/kills.mjs';
import { Product } from './prometheus/product.mjs';
import { Prometheus, tool } from './prometheus/prometheus.mjs';
import { until } from './prometheus/until.mjs';
import { use } from './prometheus/use.mjs';

const PANELS_PATIENCE_MS = 10_000;

const { values } = parseArgs({
  options: { kills: { type: 'boolean', default: true } },
  allowNegative: true,
});
const folder = mkdtempSync(path.join(tmpdir(), 'clearcoat-prometheus-'));
// The database's user needs access to the folder.
chmodSync(folder, 0o755);
const ends = [() => rmSync(folder, { recursive: true, force: true })];
const problems = [];

function check(isRight, right, wrong) {
  say(isRight ? `ok      ${right}` : `WRONG   ${wrong}`);
  if (!isRight) problems.push(wrong);
}

async function checkTargets(prometheus) {
  const up = async () => {
    const { activeTargets } = await prometheus.ask('targets');
    return activeTargets.length === 3 && activeTargets.every(({ health }) => health === 'up');
  };
  await until('all targets', up);
  check(true, 'both of the API and the worker are up');
}

async function checkMetrics(prometheus) {
  const names = metricsAskedFor();
  let missing = names;
  const all = async () => {
    const found = await Promise.all(missing.map((name) => prometheus.samplesOf(name)));
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

/**
 * Checks all expressions, after two scrapes because rates need them. Dashboard panels without
 * events may be empty.
 */
async function checkExpressions(prometheus) {
  const all = [...alertExpressions(), ...dashboardExpressions()];
  const drawn = dashboardExpressions();
  const samplesOf = (expressions) =>
    Promise.all(expressions.map((expression) => prometheus.samplesOf(expression)));
  let empty = drawn;
  const areDrawn = async () => {
    const found = await samplesOf(drawn);
    empty = drawn.filter((_, index) => !found[index]?.length);
    return empty.length === 0;
  };
  await until('panels', areDrawn, PANELS_PATIENCE_MS).catch(() => undefined);
  const answers = await samplesOf(all);
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

async function checkRules(prometheus) {
  const { groups } = await prometheus.ask('rules');
  const rules = groups.flatMap((group) => group.rules);
  check(
    rules.length === alertExpressions().length && rules.every(({ health }) => health === 'ok'),
    `${rules.length} alerts are loaded`,
    'not all alerts are loaded',
  );
  const alerts = await prometheus.alerts();
  check(alerts.length === 0, 'nobody is alerted', `alerts without a reason: ${alerts.length}`);
}

/** Kills one part after the other, each after the previous one's alerts have ended. */
async function killInTurn(product, prometheus, collector) {
  const kills = new Kills(product, prometheus, collector);
  await kills.begin();
  for (const kill of KILLS) {
    const [first, ...lines] = await kills.one(kill);
    check(true, first);
    for (const line of lines) say(`        ${line}`);
  }
}

function checkFiles() {
  const version = tool('prometheus', '--version');
  if (version.missing || tool('promtool', '--version').missing) {
    throw new Error('There is no Prometheus on this machine: apt-get install prometheus.');
  }
  say(version.said.split('\n')[0]);
  const tests = tool('promtool', 'test', 'rules', 'alerts.test.yml');
  check(tests.isRight, 'the alerts fire when they should, by promtool', tests.said);
  const config = tool('promtool', 'check', 'config', 'prometheus.yml');
  check(config.isRight, 'prometheus.yml and its rules are right, by promtool', config.said);
}

async function main() {
  checkFiles();
  await installNginx();
  const collector = await FakeCollector.start();
  ends.push(() => collector.stop());
  const product = await Product.start(folder, collector.url, ends);
  const prometheus = await Prometheus.start(folder, product.ports);
  ends.push(() => prometheus.stop());
  await checkTargets(prometheus);
  await use(product.apiUrl);
  await checkMetrics(prometheus);
  await checkExpressions(prometheus);
  await checkRules(prometheus);
  if (values.kills) await killInTurn(product, prometheus, collector);
}

try {
  await main();
} catch (error) {
  check(false, '', error.message);
} finally {
  for (const end of ends.reverse()) await end();
}
process.exit(problems.length > 0 ? 1 : 0);
