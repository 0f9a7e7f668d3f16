import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parseConfig } from '../config/config.js';
import { Metrics, MetricsServer } from './index.js';

const OPERATIONS = path.join(import.meta.dirname, '../../../../docs/operations.md');

const DATABASE_URL = 'postgres://clearcoat@localhost/clearcoat';

const serverAt = (port: string) => {
  const config = parseConfig({ DATABASE_URL, METRICS_PORT: port, HOST: '127.0.0.1' });
  return new MetricsServer(config, new Metrics());
};

/** Properties that the library's types omit. */
interface Described {
  name: string;
  type: string;
  labelNames: string[];
  help: string;
}

const describedBy = (registry: Registry) => registry.getMetricsAsArray() as unknown as Described[];

/** Rows of the table in the documentation, one per metric. */
function documented(): string[][] {
  const text = readFileSync(OPERATIONS, 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Metrics\n')) ?? '';
  const rows = section.matchAll(/^\| (`\w+` .*) \|$/gm);
  return [...rows].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()));
}

it('stand in the handbook of operations', () => {
  const own = describedBy(new Metrics().registry);
  const rows = own.map(({ name, type, labelNames, help }) => [
    `\`${name}\``,
    type,
    labelNames.join(', '),
    help,
  ]);
  const others = documented().filter(([name]) => !name?.startsWith('`clearcoat_'));
  expect(documented()).toEqual([...rows, ...others]);
});

it('of the process that stand there are those of the library', () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const known = new Map(describedBy(registry).map(({ name, type }) => [`\`${name}\``, type]));
  const others = documented().filter(([name]) => !name?.startsWith('`clearcoat_'));
  expect(others.length).toBeGreaterThan(0);
  expect(others).toEqual(others.map(([name = '', , ...rest]) => [name, known.get(name), ...rest]));
});

it('are served until the end, and where another listens is said in a sentence', async () => {
  const first = serverAt('0');
  await first.onApplicationBootstrap();
  const port = String(first.port);
  const taken = `Nothing can listen on METRICS_PORT ${port} (EADDRINUSE).`;
  await expect(serverAt(port).onApplicationBootstrap()).rejects.toThrow(taken);
  await first.onApplicationShutdown();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});
