/**
 * Kills each part of the product in turn while people work. Acknowledged writes are read back, and
 * alerts, metrics and traces are printed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Load } from '../containers/load.mjs';
import { Person } from '../containers/person.mjs';
import { until } from './until.mjs';

const STATUS_ERROR = 2;
const LOOK_MS = 1_000;
const BEFORE_MS = 10_000;
/** Longer than the scrape interval, the trace batching and a process start. */
const AFTER_MS = 12_000;
const PATIENCE_MS = 240_000;

/** Processes to kill, each with the alert that must fire before the restart. */
export const KILLS = [
  { name: 'api1', alert: 'ClearcoatDown (clearcoat-api)', mayFail: 4 },
  { name: 'api2', alert: 'ClearcoatDown (clearcoat-api)', mayFail: 4 },
  { name: 'worker', alert: 'ClearcoatDown (clearcoat-worker)', mayFail: 0 },
  { name: 'PostgreSQL', alert: 'ClearcoatErrors', mayFail: Infinity },
];

/** Metrics observed from before a kill until after it. */
const METRICS = {
  'processes that answer': 'sum(up)',
  'requests of api1': 'clearcoat_http_request_duration_seconds_count{instance="API1"}',
  'requests of api2': 'clearcoat_http_request_duration_seconds_count{instance="API2"}',
  'answers 5xx': 'clearcoat_http_request_duration_seconds_count{status=~"5.."}',
  'jobs done': 'clearcoat_job_duration_seconds_count{outcome="done"}',
  'jobs waiting': 'max by (queue, state) (clearcoat_jobs)',
  'open connections': 'clearcoat_database_pool_connections',
  'waiting for a connection': 'clearcoat_database_pool_waiting',
};

export class Kills {
  constructor(product, prometheus, collector) {
    Object.assign(this, { product, prometheus, collector });
    const [api1, api2] = product.ports.api.map((port) => `127.0.0.1:${port}`);
    this.metrics = Object.entries(METRICS).map(([name, expression]) => [
      name,
      expression.replace('API1', api1).replace('API2', api2),
    ]);
  }

  async begin() {
    this.person = new Person(this.product.url);
    await this.person.workADay();
    await this.queryOnce(
      `update businesses set plan = 'enterprise' where id = '${this.person.businessId}'`,
    );
  }

  async queryOnce(text) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.product.cluster.url() });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }

  /** @returns lines of observations @throws Error if something is lost or no alert fires */
  async one({ name, alert, mayFail }) {
    const load = new Load(this.person);
    await delay(BEFORE_MS);
    const before = await this.figures();
    const known = this.collector.bodies.length;
    const seen = new Seen(before);
    const exported = name === 'worker' ? await this.askForExport() : undefined;
    const started = performance.now();
    const bringBack = await this.product.kill(name);
    await until(`${alert} to fire`, () => this.look(seen, started, alert), PATIENCE_MS);
    await bringBack();
    const gone = seconds(started);
    const last = performance.now();
    while (performance.now() - last < AFTER_MS) {
      await this.look(seen, started);
      await delay(LOOK_MS);
    }
    await exported?.();
    const outcome = await load.end();
    if (load.failures.length > mayFail) throw new Error(`${outcome}: ${load.kinds().join('; ')}`);
    await until(`${alert} to end`, () => this.hasEnded(alert), 600_000);
    return [
      `${name} gone for ${gone} s: ${outcome}${exported ? '; the export it was asked for was made' : ''}`,
      `alerts: ${seen.alerts()}`,
      `metrics: ${seen.metrics()}`,
      `traces: ${this.errorsSince(known)}`,
    ];
  }

  async askForExport() {
    const { id } = await this.person.ask('POST', '/api/exports', { body: { what: 'customers' } });
    const isMade = async () =>
      (await this.person.send('GET', `/api/exports/${id}/file`)).status === 200;
    return () => until('the export', isMade, PATIENCE_MS);
  }

  async figures() {
    const entries = this.metrics.map(async ([name, expression]) => [
      name,
      await this.prometheus.numberOf(expression),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }

  /** @returns whether the alert fires */
  async look(seen, started, wanted) {
    const alerts = await this.prometheus.alerts();
    seen.note(alerts, await this.figures(), seconds(started));
    return alerts.some(({ name, state }) => name === wanted && state === 'firing');
  }

  async hasEnded(wanted) {
    return (await this.prometheus.alerts()).every(({ name }) => name !== wanted);
  }

  /** Spans with an error, by name and kind, with their number of traces. */
  errorsSince(known) {
    const spans = this.collector.spansIn(this.collector.bodies.slice(known));
    const wrong = spans.filter(({ status }) => status.code === STATUS_ERROR);
    const kinds = new Map();
    for (const { service, name, attributes } of wrong) {
      const kind = `${service}: ${name} ${attributes['error.type'] ?? ''}`.trim();
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    const most = [...kinds].sort(([, one], [, other]) => other - one).slice(0, 8);
    const traces = new Set(wrong.map(({ traceId }) => traceId)).size;
    const counted = `${wrong.length} of ${spans.length} spans, of ${traces} traces, carry an error`;
    return [counted, ...most.map(([kind, count]) => `${count} × ${kind}`)].join('; ');
  }
}

const seconds = (started) => Math.round((performance.now() - started) / 1000);

/** First moment of each alert state, and the range of each metric. */
class Seen {
  states = new Map();

  constructor(before) {
    this.before = before;
    this.least = { ...before };
    this.most = { ...before };
    this.after = before;
  }

  note(alerts, figures, second) {
    for (const { name, state } of alerts) {
      const key = `${name} ${state}`;
      if (!this.states.has(key)) this.states.set(key, second);
    }
    for (const [name, value] of Object.entries(figures)) {
      this.least[name] = Math.min(this.least[name], value);
      this.most[name] = Math.max(this.most[name], value);
    }
    this.after = figures;
  }

  alerts() {
    const lines = [...this.states].map(([key, second]) => `${key} after ${second} s`);
    return lines.join(', ') || 'none';
  }

  /** Changed metrics: before, minimum and maximum, after. */
  metrics() {
    const moved = Object.keys(this.before).filter((name) => this.least[name] !== this.most[name]);
    return moved
      .map((name) => {
        const [before, least, most, after] = [this.before, this.least, this.most, this.after].map(
          ({ [name]: value }) => value,
        );
        return `${name} ${before} → ${least === before ? most : least} → ${after}`;
      })
      .join(', ');
  }
}
