/**
 * `npm run try:citus [-- --businesses N] [-- --only PARTS] [-- SPEC…]`, with CITUS_PG_CONFIG:
 * distributes the product's schema over a Citus cluster of a coordinator and two workers on
 * loopback. It tests row security on the workers. With `work` people work over HTTP while a worker
 * joins, shards move to it, and a worker is killed. With `suite` the services' database tests, or
 * the named SPECs, run on a separate cluster. With `reads` the reads of many businesses are
 * compared with a single node. Exits with 1 at the first failing step.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../../bench/common/server.mjs';
import { say } from '../../scripts/bootstrap.mjs';
import { CitusCluster } from './citus/cluster.mjs';
import { compareReads, openAll, SIZE } from './citus/reads.mjs';
import { idsSeen, rowsChanged, spreadTables } from './citus/row-security.mjs';
import { runSpecs } from './citus/specs.mjs';
import { Load } from './containers/load.mjs';
import { Person } from './containers/person.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    businesses: { type: 'string', default: '1000' },
    only: { type: 'string', default: 'work,suite,reads' },
  },
});
const BUSINESSES = Number(values.businesses);
const PEOPLE = 4;
const SETTINGS = {
  PASSWORD_HASHING: 'quick',
  WORKER: '1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
};
/** Five moves take 40 s on an idle cluster, and longer under load. */
const MOVING_MS = 300_000;
const MOVES_LEFT = `select count(*)::integer as count from pg_dist_background_task
  where status not in ('done', 'cancelled')`;
const PLACES = `select nodeport, count(*)::integer as shards from citus_shards
  where citus_table_type = 'distributed' group by 1 order by 1`;

if (!process.env.CITUS_PG_CONFIG) {
  process.stderr.write(
    'Set CITUS_PG_CONFIG to the pg_config of a PostgreSQL that has Citus, such as one built from its sources: docs/scale-out.md says how.\n',
  );
  process.exit(1);
}

const cluster = new CitusCluster(process.env.CITUS_PG_CONFIG);
const clusters = [cluster];
const servers = [];
const people = [];
let product;

/** Stops all servers on a signal. */
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const each of clusters) each.stop();
    process.exit(1);
  });
}

const expect = (isRight, problem) => {
  if (!isRight) throw new Error(problem);
};

async function serve(node) {
  const { DATABASE_URL, ...roles } = cluster.urls(node);
  const server = await startServer('product', DATABASE_URL, { ...roles, ...SETTINGS });
  servers.push(server);
  return server;
}

async function bringUp() {
  await cluster.start(2);
  const [{ citus_version: version }] = await cluster.sql('select citus_version()');
  return version.split(' on ')[0];
}

async function spread() {
  const migrated = cluster.program('migrate.js').split(':')[0];
  const distributed = cluster.program('distribute.js').split(':')[0];
  product = await serve(cluster.coordinator);
  return `${migrated}; ${distributed}`;
}

async function journeys() {
  for (let index = 0; index < PEOPLE; index++) {
    const person = new Person(product.url);
    await person.workADay();
    await cluster.sql(`update businesses set plan = 'enterprise' where id = $1`, [
      person.businessId,
    ]);
    people.push(person);
  }
  return `${people.length} businesses opened, customers added, searched, booked, shown`;
}

/**
 * Checks row security on each worker, also without Citus: no rows without a business, only its own
 * rows with one, and no changes to others' rows.
 */
async function rowSecurity() {
  const known = people.map(({ businessId }) => businessId);
  const workers = cluster.nodes.slice(1);
  const tables = await spreadTables(cluster);
  const found = new Set();
  for (const worker of workers) {
    const nobody = await idsSeen(cluster, worker, tables);
    expect(nobody.size === 0, `${worker.name} shows rows of nobody's.`);
    for (const id of known) {
      const seen = await idsSeen(cluster, worker, tables, id);
      expect(
        [...seen].every((each) => each === id),
        `${worker.name} shows others to ${id}.`,
      );
      for (const each of seen) found.add(each);
      const others = known.filter((each) => each !== id);
      const changed = await rowsChanged(cluster, worker, tables, id, others);
      expect(changed === 0, `${id} changes ${changed} rows of others on ${worker.name}.`);
    }
  }
  expect(found.size === known.length, `Shards held ${found.size} of ${known.length} businesses.`);
  return `${known.length} businesses on ${workers.length} workers, ${tables.length} tables and each of their shards`;
}

/** Runs people's work during an event. @param mayFail whether requests may fail meanwhile */
async function meanwhile(what, mayFail) {
  const loads = people.map((person) => new Load(person, 1));
  await delay(2_000);
  const said = await what();
  await delay(2_000);
  const outcomes = [];
  for (const load of loads) outcomes.push(await load.end());
  const failures = loads.flatMap((load) => load.kinds());
  expect(mayFail || failures.length === 0, `${outcomes.join(' | ')}: ${failures.join('; ')}`);
  const [requests, failed, kept] = ['requests', 'failures', 'acknowledged'].map((key) =>
    loads.reduce((sum, { [key]: value }) => sum + (value.length ?? value), 0),
  );
  return `${said}; ${requests} requests meanwhile, ${failed} failed, ${kept} writes acknowledged and all read back`;
}

/**
 * Rebalances with `block_writes`: moving by logical replication would not block writers, but
 * PostgreSQL 15 cannot replicate into tables with row security.
 */
async function rebalance() {
  const places = async () => (await cluster.sql(PLACES)).map(({ shards }) => shards).join('/');
  const before = await places();
  const node = await cluster.addNode('worker3');
  await cluster.sql('create extension citus', [], node);
  await cluster.join(node);
  await cluster.sql(`select citus_rebalance_start(shard_transfer_mode => 'block_writes')`);
  const left = async () => {
    const [{ count }] = await cluster.sql(MOVES_LEFT);
    return count;
  };
  for (const until = Date.now() + MOVING_MS; (await left()) > 0; await delay(1_000)) {
    expect(Date.now() < until, `${await left()} moves are left after ${MOVING_MS / 1000} s.`);
  }
  const after = await places();
  expect(after.split('/').length === 3, `Shards are on ${after}.`);
  return `shards ${before} → ${after}`;
}

async function killWorker() {
  const [, worker] = cluster.nodes;
  worker.stop('immediate');
  await delay(2_000);
  worker.start();
  return `${worker.name} was gone for some two seconds`;
}

/** Compares the reads with a single node of the same PostgreSQL without Citus. */
async function reads() {
  const one = await cluster.addNode('one');
  cluster.program('migrate.js', one);
  const single = await serve(one);
  const [few, many] = [
    { server: single, cookies: await openAll(single, one.url(), BUSINESSES) },
    { server: product, cookies: await openAll(product, cluster.coordinator.url(), BUSINESSES) },
  ];
  const lines = await compareReads({ 'one node': few, Citus: many });
  for (const line of lines) say(`          ${line}`);
  return `${BUSINESSES} businesses of ${SIZE.customers} customers and ${SIZE.appointments} appointments`;
}

/**
 * Runs the specs on a separate cluster, because restarting the first one would disturb the
 * product.
 */
async function specs() {
  const fresh = new CitusCluster(process.env.CITUS_PG_CONFIG);
  clusters.push(fresh);
  await fresh.start(2);
  return runSpecs(await fresh.makeTemplate(fresh.nodes), positionals);
}

async function step(name, work) {
  const started = performance.now();
  const said = await Promise.resolve()
    .then(work)
    .then(
      (text) => ['ok', text],
      (error) => ['FAILED', error.message],
    );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${said[0].padEnd(7)}${seconds.padStart(8)} s  ${name}: ${said[1]}`);
  if (said[0] !== 'ok') throw new Error(name);
}

const BEGINNING = { cluster: bringUp, schema: spread };
const PARTS = {
  work: {
    journeys,
    'row security on the workers': rowSecurity,
    'a third worker, rebalanced under load': () => meanwhile(rebalance, false),
    'a worker killed under load': () => meanwhile(killWorker, true),
    'row security after that': rowSecurity,
  },
  suite: { 'database suite': specs },
  reads: { reads },
};

try {
  const wanted = values.only.split(',').map((name) => [name, PARTS[name]]);
  for (const [name, part] of wanted) if (!part) throw new Error(`There is no part ${name}.`);
  const isAlone = wanted.every(([name]) => name === 'suite');
  const steps = wanted.flatMap(([, part]) => Object.entries(part));
  for (const [name, work] of [...(isAlone ? [] : Object.entries(BEGINNING)), ...steps]) {
    await step(name, work);
  }
} catch (error) {
  say(`Stopped at: ${error.message}`);
  process.exitCode = 1;
} finally {
  for (const server of servers) await server.ask('stop').catch(() => undefined);
  for (const each of clusters) each.stop();
}
