/**
 * `npm run bench:scale`: a giant business beside a small one among many others, on a separate
 * PostgreSQL. Prints the times of every hot call and every step of a walk through the product for
 * both. Fails if the giant's time exceeds the limit times the small one's, if a plan reads more
 * than the business's part of an index, or if an export blocks others.
 *   --businesses N   number of businesses; default: 1,000
 *   --keep DIR       keeps the filled database there, for
 *   --from DIR       another run, which fills nothing
 *   --only PARTS     of calls, plans, journey, export and soak, separated by commas
 *   --soak SECONDS   uses both at the end for this long, and watches the server's memory
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { launch } from '../services/dist/launch.js';
import { APP_ROLE, roleUrl } from '../services/dist/platform/database/roles.js';
import { openBusiness, signIn } from './common/people.mjs';
import { readsOf, writesOf } from './scale/calls.mjs';
import { compare } from './scale/compare.mjs';
import { openDatabase } from './scale/database.mjs';
import { costOfExport } from './scale/export.mjs';
import { journey } from './scale/journey.mjs';
import { faultyPlans, faultySearches } from './scale/plans.mjs';
import { populate } from './scale/populate.mjs';
import { soak } from './scale/soak.mjs';

const LIMIT = 1.5;
/** Milliseconds that an export may block other requests. */
const HELD = 50;
const WEB_ROOT = path.resolve(import.meta.dirname, '..', process.env.WEB_ROOT ?? 'var/www');

const { values } = parseArgs({
  options: {
    businesses: { type: 'string', default: '1000' },
    keep: { type: 'string' },
    from: { type: 'string' },
    only: { type: 'string' },
    soak: { type: 'string' },
  },
});
const say = (line) => process.stdout.write(`${line}\n`);

async function timed(title, work) {
  const started = performance.now();
  const result = await work();
  say(`${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return result;
}

/** A business with functions to call its API as its owner. */
function businessAt(url, name, { cookie, ...context }) {
  const send = (method, address, body) =>
    fetch(url + address, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const get = (address) => fetch(url + address, { headers: { cookie } });
  return { name, context, get, send };
}

const reopen = async (url, name) => businessAt(url, name, await signIn(url, name));
const open = async (url, name) =>
  values.from ? reopen(url, name) : businessAt(url, name, await openBusiness(url, sql, name));

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
  const { held, seconds, download, megabytes, memory } = await costOfExport(giant);
  say(
    `export of the giant: ${megabytes.toFixed(0)} MB made in ${seconds.toFixed(0)} s and ` +
      `downloaded in ${download.toFixed(1)} s, ${memory.toFixed(0)} MB of memory; holds others up for ${held.toFixed(0)} ms, limit ${HELD}`,
  );
  return held <= HELD;
}

async function checkPlans({ context, get }) {
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
const sql = new pg.Client({ connectionString: database.url });

function launchProduct() {
  const env = {
    DATABASE_URL: database.url,
    DEMO_MODE: '0',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'silent',
    WEB_ROOT,
  };
  return launch({ dataDir: database.dataDir, port: 0, log: () => undefined, env });
}

/** Measured parts that share a process with the product, by name. */
const PARTS = {
  calls: (url, giant, small) => measure(giant, small),
  plans: (url, giant) => checkPlans(giant),
  journey: (url, giant, small) => journey(url, giant, small, say),
  export: (url, giant) => measureExport(giant),
};

async function runParts(url, wanted) {
  const giant = await open(url, 'giant');
  const small = await open(url, 'small');
  const ids = { giant: giant.context.businessId, small: small.context.businessId };
  const others = Number(values.businesses) - 2;
  if (!values.from) await populate(sql, { ...ids, others }, { say, timed });
  const verdicts = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.includes(name)) verdicts.push(await part(url, giant, small));
  }
  return verdicts;
}

async function run() {
  const wanted = values.only?.split(',') ?? [...Object.keys(PARTS), 'soak'];
  const product = await launchProduct();
  const verdicts = await runParts(product.url, wanted).finally(product.stop);
  if (values.soak && wanted.includes('soak')) {
    verdicts.push(await soak(database.url, Number(values.soak), reopen, say));
  }
  return verdicts.every(Boolean);
}

let isGood;
try {
  await sql.connect();
  isGood = await run();
} finally {
  await sql.end();
  await database.close();
}
process.exit(isGood ? 0 : 1);
