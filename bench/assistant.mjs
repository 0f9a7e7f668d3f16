/**
 * `npm run bench:assistant`: CPU time of a question in basic mode in a giant business (100,000
 * customers, 1,000,000 appointments), for server and database, so that other load does not matter.
 * Fails if the 95th percentile of a hundred questions exceeds the limit.
 *   --keep DIR    keeps the filled database there, for
 *   --from DIR    another run, which fills nothing
 *   --only TEXT   the questions with this text, with their answers
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseCpu } from './assistant/cpu.mjs';
import { QUESTIONS } from './assistant/questions.mjs';
import { openBusiness, signIn } from './common/people.mjs';
import { quantile } from './common/quantile.mjs';
import { startServer } from './common/server.mjs';
import { openDatabase } from './scale/database.mjs';
import { populate } from './scale/populate.mjs';

/** In milliseconds. */
const LIMIT = 100;
const ROUNDS = 3;
const NAME = 'giant';

const { values } = parseArgs({
  options: { keep: { type: 'string' }, from: { type: 'string' }, only: { type: 'string' } },
});
const say = (line) => process.stdout.write(`${line}\n`);

async function timed(title, work) {
  const started = performance.now();
  const result = await work();
  say(`${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return result;
}

async function open(url, sql) {
  if (values.from) return signIn(url, NAME);
  const owner = await openBusiness(url, sql, NAME);
  await populate(sql, { giant: owner.businessId, others: 0 }, { say, timed });
  return owner;
}

async function ask(url, cookie, message) {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${message}: ${response.status} ${text}`);
  return JSON.parse(text);
}

const MICROSECONDS = 1000;

async function spent(server, database) {
  const { user, system } = await server.ask('cpu');
  return { server: (user + system) / MICROSECONDS, database: database() };
}

const median = (rounds, of) => quantile(rounds.map(of), 0.5);

/** Median of some rounds; one round before them warms the caches. */
async function costOf(message, { server, cookie, database }) {
  const answer = await ask(server.url, cookie, message);
  if (values.only) say(answer.message ?? JSON.stringify(answer));
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await spent(server, database);
    await ask(server.url, cookie, message);
    const after = await spent(server, database);
    rounds.push({
      server: after.server - before.server,
      database: after.database - before.database,
    });
  }
  return {
    message,
    server: median(rounds, (each) => each.server),
    database: median(rounds, (each) => each.database),
    all: median(rounds, (each) => each.server + each.database),
  };
}

const cells = (figures) => figures.map((each) => each.toFixed(0).padStart(9)).join('');

function print(costs) {
  const widest = Math.max(...costs.map(({ message }) => message.length));
  say(`${'CPU, ms'.padEnd(widest)}   server database      all`);
  for (const { message, server, database, all } of costs) {
    const mark = all > LIMIT ? '  above' : '';
    say(message.padEnd(widest) + cells([server, database, all]) + mark);
  }
  const all = costs.map((each) => each.all);
  const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)];
  const above = all.filter((each) => each > LIMIT).length;
  say(
    `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, limit ${LIMIT}; ${above} of ${all.length} above it`,
  );
  return p95 <= LIMIT;
}

async function run(url, sql) {
  const server = await startServer('product', url, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  try {
    const { cookie } = await open(server.url, sql);
    const bench = { server, cookie, database: await databaseCpu(sql) };
    const asked = QUESTIONS.filter((question) => question.includes(values.only ?? ''));
    const costs = [];
    for (const question of asked) costs.push(await costOf(question, bench));
    return print(costs);
  } finally {
    await server.ask('stop');
  }
}

const database = await openDatabase(values);
const sql = new pg.Client({ connectionString: database.url });
let isGood;
try {
  await sql.connect();
  isGood = await run(database.url, sql);
} finally {
  await sql.end();
  await database.close();
}
process.exit(isGood ? 0 : 1);
