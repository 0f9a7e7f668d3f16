/**
 * `npm run bench:web`: Lighthouse's mobile profile on five public pages of the built product. The
 * median score of three runs counts; fails below a limit. Lighthouse is in `bench/web`, separate
 * from `npm ci`, and is installed on the first run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_FLAGS } from '../packages/federation/src/installed-chromium.mjs';
import { installBrowser, installedChromium } from '../scripts/browser.mjs';

const HOME = path.join(import.meta.dirname, 'web');
const PAGES = ['/', '/features', '/pricing', '/blog/the-two-bucket-wash', '/contact'];
const RUNS = 3;
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Limit of the time that the main thread is blocked, in milliseconds. */
const BLOCKED_MS = 150;
const VITALS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const FLAGS = ['--headless=new', ...CHROMIUM_FLAGS];

const print = (line) => process.stdout.write(`${line}\n`);
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function install() {
  if (existsSync(path.join(HOME, 'node_modules/lighthouse'))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: HOME,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

async function serve() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-bench-'));
  const webRoot = path.join(dataDir, 'www');
  const publish = ['--import', 'tsx', 'packages/federation/src/cli.ts', 'up'];
  const cwd = path.resolve(import.meta.dirname, '..');
  const env = { ...process.env, WEB_ROOT: webRoot };
  const { status } = spawnSync('node', publish, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('There is nothing to serve.');
  const { launch } = await import('../services/dist/launch.js');
  const product = await launch({ dataDir, webRoot, port: 0, log: () => undefined });
  const stop = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: product.url, stop };
}

/** One Lighthouse run on a page. */
async function look(lighthouse, url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

const failedIn = ({ categories, audits }) =>
  Object.keys(LIMITS)
    .flatMap((id) => categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => id);

/** @returns whether the page is within the limits */
async function judge(lighthouse, url, page, port) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await look(lighthouse, url + page, port));
  const scores = Object.keys(LIMITS).map((id) =>
    Math.round(middle(runs.map(({ categories }) => categories[id].score)) * 100),
  );
  const valueOf = (id) => middle(runs.map(({ audits }) => audits[id].numericValue));
  const vitals = Object.entries(VITALS).map(([name, id]) => {
    const value = valueOf(id);
    return `${name} ${name === 'CLS' ? value.toFixed(3) : Math.round(value)}`;
  });
  const isQuick = valueOf(VITALS.TBT) <= BLOCKED_MS;
  const ok = isQuick && Object.values(LIMITS).every((limit, index) => scores[index] >= limit);
  print(
    `${page.padEnd(28)} ${scores.map((s) => String(s).padStart(5)).join(' ')}   ${vitals.join('  ')}`,
  );
  if (!ok) print(`  ${[...new Set(runs.flatMap(failedIn))].join(', ')}`);
  return ok;
}

install();
await installBrowser();
const { default: lighthouse } = await import('./web/node_modules/lighthouse/core/index.js');
const { launch: launchChrome } = await import('./web/node_modules/chrome-launcher/dist/index.js');
const product = await serve();
const chrome = await launchChrome({ chromePath: installedChromium(), chromeFlags: FLAGS });
print(`${''.padEnd(28)}  perf  a11y  best   seo   (middle of ${RUNS} runs; times in ms)`);
// Warm-up, because the browser's and the server's first seconds do not count.
await look(lighthouse, product.url, chrome.port);
const within = [];
for (const page of PAGES) within.push(await judge(lighthouse, product.url, page, chrome.port));
chrome.kill();
await product.stop();
process.exit(within.every(Boolean) ? 0 : 1);
