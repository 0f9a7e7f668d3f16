/**
 * `npm run bench:scale`: a giant business beside a small one among many others, on a PostgreSQL of its own.
 * Prints the p95 of every hot call in both, and fails when the giant's is more than the limit times the
 * small one's, when a plan reads more than the business's part of an index, or when an export holds anybody up.
 *
 *   --businesses N   how many there are in all; default: 1,000
 *   --keep DIR       the filled database stays there, for
 *   --from DIR       another run, which fills nothing
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { launch } from '../services/dist/launch.js';
import { APP_ROLE, roleUrl } from '../services/dist/platform/database/roles.js';
import { openBusiness, signIn } from './common/people.mjs';
import { readsOf, writesOf } from './scale/calls.mjs';
import { compare } from './scale/compare.mjs';
import { openDatabase } from './scale/database.mjs';
import { costOfExport } from './scale/export.mjs';
import { faultyPlans, faultySearches } from './scale/plans.mjs';
import { populate } from './scale/populate.mjs';

const LIMIT = 1.5;
/** Milliseconds that an export may hold up whoever asks for something else. */
const HELD = 50;

const { values } = parseArgs({
  options: {
    businesses: { type: 'string', default: '1000' },
    keep: { type: 'string' },
    from: { type: 'string' },
  },
});
const say = (line) => process.stdout.write(`${line}\n`);

async function timed(title, work) {
  const started = performance.now();
  const result = await work();
  say(`${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return result;
}

/** A business of one's own and how to call its API. */
async function open(url, sql, name) {
  const { cookie, ...context } = values.from
    ? await signIn(url, name)
    : await openBusiness(url, sql, name);
  const send = (method, address, body) =>
    fetch(url + address, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const get = (address) => fetch(url + address, { headers: { cookie } });
  return { name, context, get, send };
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
  const app = new pg.Client({ connectionString: roleUrl(database.url, APP_ROLE) });
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

const database = await openDatabase(values);
const env = {
  DATABASE_URL: database.url,
  DEMO_MODE: '0',
  RATE_LIMIT_SCALE: '100000',
  LOG_LEVEL: 'silent',
};
const product = await launch({ dataDir: database.dataDir, port: 0, log: () => undefined, env });
const sql = new pg.Client({ connectionString: database.url });
let isGood;
try {
  await sql.connect();
  const giant = await open(product.url, sql, 'giant');
  const small = await open(product.url, sql, 'small');
  const ids = { giant: giant.context.businessId, small: small.context.businessId };
  if (!values.from) {
    const others = Number(values.businesses) - 2;
    await populate(sql, { ...ids, others }, { say, timed });
  }
  const verdicts = [
    await measure(giant, small),
    await checkPlans(sql, giant),
    await measureExport(giant),
  ];
  isGood = verdicts.every(Boolean);
} finally {
  await sql.end();
  await product.stop();
  await database.close();
}
process.exit(isGood ? 0 : 1);
