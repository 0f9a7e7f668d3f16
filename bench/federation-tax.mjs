/**
 * Cost of shipping six parts: shell and remotes against the same sources built as one application.
 * Both use the same API, each visit with an empty cache over a connection of 40 ms and 10 Mbit/s.
 * Prints bytes and time to a usable page, and the ratio; fails over the limit.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import webpack from 'webpack';
import { tsImport } from 'tsx/esm/api';
import { launch } from '../services/dist/launch.js';
import { Cluster } from '../services/dist/platform/embedded/cluster.js';
import { installBrowser, installedChromium } from '../scripts/browser.mjs';

const LIMIT = 1.15;
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const LINE = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const VIEW = { width: 1280, height: 800 };

const PAGES = {
  dashboard: {
    path: '/dashboard',
    isUsable: (page) =>
      Promise.all([
        page.getByRole('heading', { name: /^Welcome back/ }).waitFor(),
        page.getByRole('table').first().getByRole('row').nth(1).waitFor(),
        page.getByRole('heading', { name: 'Recent Customers' }).waitFor(),
      ]),
  },
  home: {
    path: '/',
    isUsable: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
};

function publishParts(target) {
  const cli = ['--import', 'tsx', 'packages/federation/src/cli.ts', 'up', '--to', target];
  execFileSync('node', cli, { cwd: path.join(import.meta.dirname, '..') });
}

async function buildOneApp(target) {
  process.env.NODE_ENV = 'production';
  const { default: config } = await tsImport('./one-app/webpack.config.mjs', import.meta.url);
  const stats = await new Promise((resolve, reject) =>
    webpack(config).run((error, result) => (result ? resolve(result) : reject(error))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const { precompress } = await tsImport(
    '../packages/federation/src/version-files.ts',
    import.meta.url,
  );
  cpSync(path.join(import.meta.dirname, 'one-app/dist'), path.join(target, 'shell'), {
    recursive: true,
  });
  await precompress(path.join(target, 'shell/assets'));
  const page = path.join(target, 'shell/index.html');
  const html = readFileSync(page, 'utf8').replace(/<link rel="preload" href="\/registry[^>]*>/, '');
  mkdirSync(path.join(target, 'pages/dashboard'), { recursive: true });
  for (const file of ['@home', 'dashboard/@any']) {
    writeFileSync(path.join(target, `pages/${file}.html`), html);
  }
}

/** One visit with an empty cache: bytes and time. */
async function visit(browser, url, { path: where, isUsable }) {
  const context = await browser.newContext({ viewport: VIEW, baseURL: url });
  const page = await context.newPage();
  const data = { email: 'demo@clearcoat.example', password: 'clearcoat-demo' };
  if (where === '/dashboard') await page.request.post('/api/login', { data });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  const bytesOf = countBytes(devtools);
  const started = performance.now();
  await page.goto(where, { waitUntil: 'commit' });
  await isUsable(page);
  const ms = performance.now() - started;
  const bytes = await bytesOf();
  await context.close();
  return { bytes, ms };
}

/** Counts all requests until the page is usable, including unfinished ones. */
function countBytes(devtools) {
  const answers = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId }) => {
    let end;
    const promise = new Promise((resolve) => (end = resolve));
    answers.set(requestId, { promise, end });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    answers.get(requestId)?.end(encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => answers.get(requestId)?.end(0));
  return async () => {
    const bytes = await Promise.all([...answers.values()].map(({ promise }) => promise));
    return bytes.reduce((sum, next) => sum + next, 0);
  };
}

const median = (numbers) => numbers.sort((one, other) => one - other)[numbers.length >> 1];

const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-bench-'));
const cluster = await Cluster.open({ dataDir });
await cluster.start();
const env = { DATABASE_URL: cluster.url(), DEMO_MODE: '1' };
const webRoots = { 'in parts': path.join(dataDir, 'parts'), 'as one': path.join(dataDir, 'one') };
publishParts(webRoots['in parts']);
await buildOneApp(webRoots['as one']);
const products = {};
for (const [name, webRoot] of Object.entries(webRoots)) {
  products[name] = await launch({ dataDir, port: 0, webRoot, log: () => undefined, env });
}
await installBrowser();
const browser = await chromium.launch({
  executablePath: installedChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

let isWithin = true;
for (const [name, page] of Object.entries(PAGES)) {
  const visits = { 'in parts': [], 'as one': [] };
  // In turns, so that other load on the machine affects both.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [way, product] of Object.entries(products)) {
      const visited = await visit(browser, product.url, page);
      if (round >= 0) visits[way].push(visited);
    }
  }
  for (const unit of ['bytes', 'ms']) {
    const [parts, one] = ['in parts', 'as one'].map((way) =>
      median(visits[way].map((visited) => visited[unit])),
    );
    const ratio = parts / one;
    isWithin &&= ratio <= LIMIT;
    process.stdout.write(
      `${name}: ${parts.toFixed(0)} ${unit} in parts, ${one.toFixed(0)} as one: ` +
        `${ratio.toFixed(2)} ×, limit ${LIMIT} ×\n`,
    );
  }
}

await browser.close();
for (const product of Object.values(products)) await product.stop();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(isWithin ? 0 : 1);
