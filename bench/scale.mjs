/**
 * `npm run bench:scale [-- --businesses N]`: a giant business beside a small one among many others, on a
 * PostgreSQL of its own. Prints the p95 of every hot call in both, and fails when the giant's is more than
 * the limit times the small one's, or when a plan reads more than the business's part of an index.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { rebuildAll } from '../services/dist/migrations/read-models/rebuild.js';
import { launch } from '../services/dist/launch.js';
import { APP_ROLE, roleUrl } from '../services/dist/platform/database/roles.js';
import { Cluster } from '../services/dist/platform/embedded/cluster.js';
import { openBusiness } from './common/people.mjs';
import { quantile } from './common/quantile.mjs';
import { readsOf, writesOf } from './scale/calls.mjs';
import { addBusinesses, fill } from './scale/data.mjs';
import { costOfExport } from './scale/export.mjs';
import { faultyPlans, faultySearches } from './scale/plans.mjs';

const LIMIT = 1.5;
/** Milliseconds that an export may hold up whoever asks for something else. */
const HELD = 50;
const ROUNDS = 100;
const WARM_UP = 10;
const GIANT = { customers: 100_000, appointments: 1_000_000 };
const SMALL = { customers: 1_000, appointments: 10_000 };
/** With a thousand businesses this makes a million customers and five million appointments. */
const OTHER = { customers: 900, appointments: 4_000 };

const { values } = parseArgs({ options: { businesses: { type: 'string', default: '1000' } } });
const businesses = Number(values.businesses);
const say = (line) => process.stdout.write(`${line}\n`);

async function timed(title, work) {
  const started = performance.now();
  const result = await work();
  say(`${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return result;
}

/** A business of one's own and how to call its API. */
async function open(url, sql, name) {
  const { cookie, ...context } = await openBusiness(url, sql, name);
  const send = (method, address, values) =>
    fetch(url + address, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(values && { body: JSON.stringify(values) }),
    });
  const get = (address) => fetch(url + address, { headers: { cookie } });
  return { name, context, get, send };
}

async function populate(sql, giant, small) {
  // Neither triggers nor foreign keys: what they would do comes after, in one go.
  await sql.query(`set session_replication_role = replica`);
  await timed('The giant', () => fill(sql, giant.context.businessId, GIANT));
  await timed('The small one', () => fill(sql, small.context.businessId, SMALL));
  await timed(`${businesses - 2} others`, async () => {
    for (const id of await addBusinesses(sql, businesses - 2)) await fill(sql, id, OTHER);
  });
  await sql.query(`set session_replication_role = default`);
  // Plans for what comes next.
  await sql.query('analyze');
  await timed('Read models', () =>
    rebuildAll(async (text, parameters) => (await sql.query(text, parameters)).rows, say),
  );
  await timed('Statistics', () => sql.query('vacuum analyze'));
}

async function once(call, round) {
  const started = performance.now();
  const response = await call(round);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - started;
}

const p95 = (times) => quantile(times, 0.95);

/**
 * In turns, so that whatever else the machine does falls on both; and each comes first as often, since the
 * second of two calls that are alike finds caches warm.
 */
async function compare(calls) {
  const names = Object.keys(calls[0]);
  const times = calls.map(() => Object.fromEntries(names.map((name) => [name, []])));
  const turns = [[...calls.entries()], [...calls.entries()].reverse()];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const name of names) {
      for (const [index, each] of turns[(round + WARM_UP) % 2]) {
        const taken = await once(each[name], round + WARM_UP);
        if (round >= 0) times[index][name].push(taken);
      }
    }
  }
  return names.map((name) => ({ name, giant: p95(times[0][name]), small: p95(times[1][name]) }));
}

function print(rows) {
  const widest = Math.max(...rows.map(({ name }) => name.length));
  say(`${'p95, ms'.padEnd(widest)}    giant    small    ratio`);
  for (const { name, giant, small } of rows) {
    const figures = [giant, small, giant / small].map((each) => each.toFixed(2).padStart(9));
    say(name.padEnd(widest) + figures.join('') + (giant / small > LIMIT ? '  above' : ''));
  }
}

async function measure(giant, small) {
  const rows = [];
  for (const callsOf of [readsOf, writesOf]) {
    rows.push(...(await compare([await callsOf(giant), await callsOf(small)])));
  }
  print(rows);
  const slow = rows.filter((row) => row.giant / row.small > LIMIT);
  say(`${rows.length - slow.length} of ${rows.length} calls within ${LIMIT}`);
  return slow.length === 0;
}

async function measureExport(giant) {
  const { held, seconds, megabytes, memory } = await costOfExport(giant);
  say(
    `export of the giant: ${megabytes.toFixed(0)} MB in ${seconds.toFixed(0)} s, ` +
      `${memory.toFixed(0)} MB of memory; holds others up for ${held.toFixed(0)} ms, limit ${HELD}`,
  );
  return held <= HELD;
}

async function checkPlans(sql, { context, get }) {
  const app = new pg.Client({ connectionString: roleUrl(DATABASE_URL, APP_ROLE) });
  await app.connect();
  const [contact] = await (await get('/api/contacts?limit=1&sort=-totalSpent')).json();
  const terms = [contact.name, contact.phone.replaceAll(/\D/g, '')];
  const faults = [
    ...(await faultyPlans(app, context, contact)),
    ...(await faultySearches(sql, context, terms)),
  ];
  await app.end();
  for (const fault of faults) say(`plan: ${fault}`);
  say(`${faults.length} plans go by anything but the business's index`);
  return faults.length === 0;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-scale-'));
const cluster = await Cluster.open({ dataDir, settings: { max_wal_size: '4GB' } });
await cluster.start();
const DATABASE_URL = cluster.url();
const env = { DATABASE_URL, DEMO_MODE: '0', RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'silent' };
const product = await launch({ dataDir, port: 0, log: () => undefined, env });
const sql = new pg.Client({ connectionString: DATABASE_URL });
let isGood;
try {
  await sql.connect();
  const giant = await open(product.url, sql, 'giant');
  const small = await open(product.url, sql, 'small');
  await populate(sql, giant, small);
  const verdicts = [
    await measure(giant, small),
    await checkPlans(sql, giant),
    await measureExport(giant),
  ];
  isGood = verdicts.every(Boolean);
} finally {
  await sql.end();
  await product.stop();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
