/**
 * `npm run dev [-- remote]`: the built product, one remote from its own dev server (default: crm),
 * and everything else rebuilt and published on changes. CONTRIBUTING.md lists the environment
 * variables.
 */
import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { build, checkNode, install, ROOT, say } from './bootstrap.mjs';
import { debounce, isSource, oneAtATime } from './dev-queue.mjs';

const DEBOUNCE_MS = 200;
const remote = process.argv[2] ?? 'crm';
const devPort = process.env.DEV_PORT ?? '4100';
const origin = `http://localhost:${devPort}`;
const children = new Set();

function start(args, env = {}) {
  const child = spawn('node', args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.add(child);
  child.on('close', () => children.delete(child));
  return child;
}

const cli = (...args) => ['--import', 'tsx', 'packages/federation/src/cli.ts', ...args];
const ended = (child) => new Promise((resolve) => child.once('close', resolve));
const serveProduct = () => start(['scripts/start.mjs']);

checkNode();
await install();
await build();
let product = serveProduct();
start(cli('serve', remote), { DEV_PORT: devPort });
say(`\n${remote} is served from ${origin}; open the product once with`);
say(`  /dashboard?mfe=${remote}@${origin}/remoteEntry.js\n`);

// One queue for both, because starting the product builds the front end too.
const enqueue = oneAtATime();
const publish = debounce(DEBOUNCE_MS, () => enqueue('publish', () => ended(start(cli('up')))));
const restart = debounce(DEBOUNCE_MS, () =>
  enqueue('restart', async () => {
    await ended(start(cli('up')));
    await ended(start(['services/build.mjs']));
    const stopped = children.has(product) && ended(product);
    product.kill('SIGTERM');
    await stopped;
    // Everything is built by then.
    product = serveProduct();
  }),
);

function watchSources(folder, callback) {
  watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (isSource(file)) callback();
  });
}

const folders = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
for (const folder of folders.filter((name) => name !== `mfe-${remote}`)) {
  watchSources(`${folder}/src`, publish);
}
for (const name of ['sdk', 'ui', 'api-client', 'federation'])
  watchSources(`packages/${name}/src`, publish);
watchSources('services/src', restart);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    const running = [...children];
    for (const child of running) child.kill('SIGTERM');
    await Promise.all(running.map(ended));
    process.exit(0);
  });
}
