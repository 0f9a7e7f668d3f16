/** Prometheus queries of the alerts and the dashboard. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

export const PROMETHEUS = path.join(ROOT, 'deploy/prometheus');
const DASHBOARD = path.join(ROOT, 'deploy/grafana/clearcoat.json');

/** @returns {string[]} each is one line of the file */
export function alertExpressions() {
  const text = readFileSync(path.join(PROMETHEUS, 'alerts.yml'), 'utf8');
  return [...text.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression);
}

/** Expressions of the dashboard, with Grafana's interval filled in. */
export function dashboardExpressions() {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8'));
  return panels
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .map((expression) => expression.replaceAll('$__rate_interval', '1m'));
}

const WORDS =
  /^(and|or|unless|bool|offset|by|without|on|ignoring|group_left|group_right|inf|nan)$/i;

/** Metrics in an expression: its words that are not functions, labels or texts. */
export function metricsIn(expression) {
  const bare = expression
    .replaceAll(/"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  const words = [...bare.matchAll(/(?<![\w:.])[a-z_:][\w:]*(?!\s*\(|[\w:])/gi)].map(
    ([word]) => word,
  );
  return words.filter((word) => !WORDS.test(word));
}

/** @returns {string[]} without Prometheus's own metrics, such as `up` */
export function metricsAskedFor() {
  const all = [...alertExpressions(), ...dashboardExpressions()].flatMap(metricsIn);
  return [...new Set(all)].filter((name) => name !== 'up').sort();
}
