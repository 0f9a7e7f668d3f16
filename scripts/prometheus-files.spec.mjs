/** Checks that the alerts and the dashboard use only the product's metrics. */
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';
import {
  alertExpressions,
  dashboardExpressions,
  metricsAskedFor,
  metricsIn,
} from './prometheus-files.mjs';

const OPERATIONS = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');

/**
 * Sample names of the metrics in the table; `metrics.spec.ts` compares the table with the product.
 */
const KNOWN = [...OPERATIONS.matchAll(/^\| `(\w+)` +\| (counter|gauge|histogram) /gm)].flatMap(
  ([, name, kind]) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
);

describe('the names of metrics', () => {
  it.each([
    ['rate(a_total{b="c_d",e=~"f(g)"}[5m])', ['a_total']],
    ['sum by (le, x) (rate(a_bucket[1m])) / on (b) group_left (c) d > 0.5', ['a_bucket', 'd']],
    ['min_over_time(up{job!="x"}[1m:5s]) == 0 and 1e3 < a offset 5m', ['up', 'a']],
  ])('are read from %s', (expression, names) => {
    expect(metricsIn(expression)).toEqual(names);
  });

  it('that alerts and dashboard ask for are in the table of metrics', () => {
    expect(alertExpressions().flatMap(metricsIn).length).toBeGreaterThanOrEqual(6);
    expect(dashboardExpressions().length).toBeGreaterThan(20);
    expect(metricsAskedFor().filter((name) => !KNOWN.includes(name))).toEqual([]);
  });

  it('are all drawn or watched', () => {
    const asked = metricsAskedFor().join(' ');
    const rows = [...OPERATIONS.matchAll(/^\| `(clearcoat_\w+)` /gm)].map(([, name]) => name);
    expect(rows.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('leaves no alert without an expression of one line', () => {
    const text = readFileSync(path.join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8');
    expect(alertExpressions()).toHaveLength(text.match(/- alert: /g).length);
    expect(alertExpressions().join('\n')).not.toMatch(/^[>|]/m);
  });
});
