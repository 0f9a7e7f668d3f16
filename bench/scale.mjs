/**
 * `npm run bench:scale`: a giant business beside a small one among many others, on a PostgreSQL of its own.
 * Prints what every hot call and every step of a walk through the product takes in both, and fails when the
 * giant's is more than the limit times the small one's, when a plan reads more than the business's part of
 * an index, or when an export holds anybody up.
 *
 *   --businesses N   how many there are in all; default: 1,000
 *   --keep DIR       the filled database stays there, for
 *   --from DIR       another run, which fills nothing
 *   --only PARTS     of calls, plans, journey, export and soak, with commas between them
 *   --soak SECONDS   at the end both are used for so long, and the server's memory is watched
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
/** Milliseconds that an export may hold up whoever asks for something else. */
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

/** A business and how to call its API as its owner. */
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

/** What is measured in one process with the product, each part by its name. */
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
