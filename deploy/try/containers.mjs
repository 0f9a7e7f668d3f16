/**
 * `npm run try:containers [-- --from COMMIT] [-- --keep]`: builds the images and starts the
 * compose file. People work through the edge while containers are killed, a remote is published,
 * the database is backed up and restored, and an older state is upgraded. Without a Docker engine
 * it starts one (as root); without a registry it assembles base images from Debian's packages.
 * Everything is removed at the end. Takes about ten minutes.
 * `--from` is the commit to upgrade from (default: the last release, else some migrations back).
 * `--keep` keeps the images and the engine's data for the next run.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { say } from '../../scripts/bootstrap.mjs';
import { installBrowser } from '../../scripts/browser.mjs';
import { bin, execute, freePort } from '../../scripts/steps.mjs';
import { APPS, Compose, PROJECT } from './containers/compose.mjs';
import { Engine } from './containers/engine.mjs';
import { Load } from './containers/load.mjs';
import { Person } from './containers/person.mjs';
import { buildPrevious, commitBefore } from './containers/previous.mjs';
import { provide } from './containers/stand-ins.mjs';

const { values } = parseArgs({
  options: { from: { type: 'string' }, keep: { type: 'boolean', default: false } },
});
/** Outside of the repository, because its tools would scan the folder. */
const FOLDER = path.join(tmpdir(), 'clearcoat-containers');
const BUILD_MS = 3_600_000;
const LOAD_MS = 8_000;
const PATIENCE_MS = 240_000;
/** Row counts of the tables that a day's work writes to. */
const COUNTS = `select concat_ws(',', (select count(*) from contacts), (select count(*) from appointments),
  (select count(*) from users), (select count(*) from appointment_days))`;
const REQUESTS = 'clearcoat_http_request_duration_seconds_count';

const engine = new Engine(FOLDER);
const steps = [];
let product;
let dana;
let customer;

async function until(what, ask, patienceMs = PATIENCE_MS) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(500)) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => undefined);
    if (answer) return answer;
  }
  throw new Error(`Waited in vain: ${what}.`);
}

const expect = (isRight, problem) => {
  if (!isRight) throw new Error(problem);
};

/** Builds the images with the legacy builder, although BuildKit would also work. */
function build() {
  product.run(['build'], { timeout: BUILD_MS });
  const sizes = engine.docker('images', '--format', '{{.Repository}} {{.Size}}', 'clearcoat/api');
  return `${APPS.length + 3} images; ${sizes}`;
}

function up() {
  product.run(['up', '--detach', '--scale', 'api=2']);
  return until('the edge', async () => (await fetch(`${product.url}/health/ready`)).ok);
}

/**
 * Checks that only PostgreSQL's entry point runs as root, and that containers can write only to
 * the declared places.
 */
function confined() {
  const services = ['api', 'worker', 'edge', ...APPS];
  const ids = services.flatMap((service) => product.idsOf(service));
  expect(ids.length === services.length + 1, `${ids.length} containers run.`);
  for (const id of ids) {
    const [user, isReadOnly] = [
      engine.docker('exec', id, 'id', '-u'),
      product.inspect(id, '{{.HostConfig.ReadonlyRootfs}}'),
    ];
    expect(
      user !== '0' && isReadOnly === 'true',
      `${product.inspect(id, '{{.Name}}')} is not confined.`,
    );
  }
  return `${ids.length} containers, none as root, all read-only`;
}

async function journey() {
  dana = new Person(product.url);
  customer = await dana.workADay();
  product.sql(`update businesses set plan = 'enterprise' where id = '${dana.businessId}'`);
  const home = await dana.send('GET', '/', undefined, { accept: 'text/html' });
  expect(home.status === 200 && home.text.includes('<h1'), 'The home page is not drawn.');
  const { remotes } = await dana.ask('GET', '/registry/remotes.json');
  for (const { name, stable } of remotes) {
    const file = await dana.send('GET', stable.entry);
    const isKept = file.headers.get('cache-control')?.includes('immutable');
    expect(file.status === 200 && isKept, `${name}: ${file.status} for ${stable.entry}`);
  }
  return `a day's work, a public page, ${remotes.length} remotes`;
}

/**
 * Runs the first-day journey on a desktop and a phone: registers, adds, books, completes, and sees
 * the revenue.
 */
async function inBrowser() {
  await installBrowser();
  const args = ['test', '-c', 'e2e/playwright.config.ts', 'e2e/journeys/first-day.spec.ts'];
  const env = { E2E_URL: product.url, E2E_DIR: path.join(FOLDER, 'e2e') };
  const { ok, output } = await execute(bin('playwright'), args, { quiet: true, env });
  expect(ok, output.slice(-2_000));
  return /\d+ passed/.exec(output)?.[0] ?? '';
}

/**
 * @param mayFail maximum failed requests: those in progress that the edge cannot retry elsewhere
 */
async function killed(service, mayFail) {
  const load = new Load(dana);
  await delay(LOAD_MS / 2);
  const [id] = product.idsOf(service);
  const restarts = Number(product.inspect(id, '{{.RestartCount}}'));
  product.crash(id);
  await until(
    `${service} again`,
    () =>
      Number(product.inspect(id, '{{.RestartCount}}')) > restarts &&
      product.inspect(id, '{{.State.Running}}') === 'true',
  );
  await until('health', async () => (await fetch(`${product.url}/health/ready`)).ok);
  await delay(LOAD_MS);
  const outcome = await load.end();
  expect(load.failures.length <= mayFail, `${outcome}: ${load.kinds().join('; ')}`);
  const counted = await product.metric('api', REQUESTS);
  const metrics = Object.entries(counted).map(([status, count]) => `${count} × ${status}xx`);
  return `${outcome}; the API's metrics: ${metrics.join(', ')}`;
}

/** Kills the worker during an export job, which the next worker completes. */
async function workerKilled() {
  const { id } = await dana.ask('POST', '/api/exports', { body: { what: 'customers' } });
  const outcome = await killed('worker', 0);
  await until(
    'the export',
    async () => (await dana.send('GET', `/api/exports/${id}/file`)).status === 200,
  );
  return `${outcome}; the export is there`;
}

/** Publishes another version of a remote, built and published only by its own image. */
async function published() {
  const context = path.join(FOLDER, 'stand-ins');
  const dockerfile = [
    'FROM clearcoat/insights:local',
    'USER 0',
    'RUN echo "export const nextVersion = true;" > mfe-insights/src/next-version.ts && npm run build',
    'USER 1000:1000',
  ].join('\n');
  const args = ['build', '--quiet', '--tag', 'clearcoat/insights:next', '--file', '-', context];
  engine.run('docker', args, { input: dockerfile });
  const stable = async () => {
    const { remotes } = await dana.ask('GET', '/registry/remotes.json');
    return remotes.find(({ name }) => name === 'insights').stable;
  };
  const before = await stable();
  product.run(['up', '--no-deps', 'insights-publish'], { tag: 'next' });
  const now = await stable();
  expect(now.version !== before.version, `insights is ${now.version}, as before.`);
  for (const { entry } of [before, now]) {
    expect((await dana.send('GET', entry)).status === 200, `${entry} is not served.`);
  }
  return `insights ${before.version} → ${now.version}, both served`;
}

async function backedUpAndRestored() {
  const file = '/www/backup.gz';
  const tool = ['node', 'services/dist/backup.js'];
  product.runApi('--rm', product.databaseUrls('clearcoat'), ...tool, 'backup', file);
  product.sql('create database restored');
  const urls = product.databaseUrls('restored');
  product.runApi('--rm', urls, ...tool, 'restore', file);
  const counts = ['clearcoat', 'restored'].map((name) => product.sql(COUNTS, name));
  expect(counts[0] === counts[1], `${counts.join(' before, after the restore ')}`);
  const settings = {
    ...urls,
    MIGRATE: '0',
    WORKER: '0',
    SECURE_COOKIES: '0',
    PUBLIC_URL: product.url,
  };
  const id = product.runApi('--detach', settings);
  const url = `http://${product.addressOf(id)}:3000`;
  await until('an API on it', async () => (await fetch(`${url}/health/ready`)).ok);
  const again = await dana.signIn(url);
  const { name } = await again.ask('GET', `/api/contacts/${customer.id}`);
  engine.docker('rm', '--force', id);
  return `${counts[1]} rows of four tables, and ${name} is found`;
}

async function upgraded() {
  const commit = values.from ?? commitBefore(engine);
  if (!commit) return 'no version since the baseline of migrations: nothing to upgrade from';
  const tag = buildPrevious(engine, path.join(FOLDER, 'previous'), commit);
  const before = new Compose(
    engine,
    path.join(FOLDER, 'before'),
    await freePort(),
    `${PROJECT}-before`,
  );
  const services = ['postgres', 'migrate', 'api', 'worker'];
  const serving = (what) =>
    until(what, async () => {
      const url = `http://${before.addressOf(before.idsOf('api')[0])}:3000`;
      return (await fetch(`${url}/health/ready`)).ok && url;
    });
  before.run(['up', '--detach', '--scale', 'api=1', ...services], { tag });
  const person = new Person(await serving('the state before'));
  const known = await person.workADay();
  const migrations = () => before.sql('select count(*) from migrations');
  const old = migrations();
  before.run(['up', '--detach', '--scale', 'api=1', ...services]);
  const again = await person.signIn(await serving('the new state'));
  const { name } = await again.ask('GET', `/api/contacts/${known.id}`);
  await again.addCustomer('Someone new');
  const now = migrations();
  before.run(['down', '--volumes']);
  expect(Number(now) > Number(old), `${now} migrations, as before.`);
  return `from ${commit.slice(0, 8)}: ${old} migrations before, ${now} after; ${name} is found`;
}

function down() {
  product.run(['down', '--volumes']);
  expect(product.idsOf('api').length === 0, 'Something still runs.');
}

async function step(name, work) {
  const started = performance.now();
  try {
    const said = await work();
    steps.push({ name, started, outcome: 'ok', said });
  } catch (error) {
    steps.push({ name, started, outcome: 'FAILED', said: error.message });
    process.exitCode = 1;
  }
  const last = steps.at(-1);
  last.seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    `${last.outcome.padEnd(7)}${last.seconds.padStart(8)} s  ${name}: ${typeof last.said === 'string' ? last.said : ''}`,
  );
  return last.outcome === 'ok';
}

async function main() {
  if (!(await step('engine', () => engine.start()))) return;
  if (!(await step('base images', () => provide(engine).join('; ')))) return;
  product = new Compose(engine, FOLDER, process.env.TRY_PORT ?? (await freePort()));
  if (!(await step('build', build)) || !(await step('up', up))) return;
  await step('confined', confined);
  if (!(await step('journey through the edge', journey))) return;
  await step('a first day in a browser', inBrowser);
  await step('one API killed', () => killed('api', 4));
  await step('the worker killed', workerKilled);
  await step('PostgreSQL killed', () => killed('postgres', Infinity));
  await step('one remote published', published);
  await step('backup and restore', backedUpAndRestored);
  await step('upgrade', upgraded);
}

try {
  await main();
} finally {
  if (product) await step('down', down);
  await engine.stop(values.keep);
}
