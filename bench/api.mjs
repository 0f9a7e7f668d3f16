/**
 * `npm run bench:api`: compares each hot read of the product with a bare Fastify and pg server, in
 * turns within one run. The bare server sends the same statements with the same isolation and the
 * same answer. Prints CPU time and requests for each. Fails if the product's requests for a second
 * of CPU time are below the limit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Cluster } from '../services/dist/platform/embedded/cluster.js';
import { dataQueriesOf } from './api/bare.mjs';
import { answerFrom, fetchFrom, load } from './api/load.mjs';
import { openBusiness } from './common/people.mjs';
import { quantile } from './common/quantile.mjs';
import { fillReadModels } from './common/read-models.mjs';
import { startServer } from './common/server.mjs';
import { fill } from './scale/data.mjs';

const LIMIT = 0.8;
const TURNS = 8;
const REQUESTS_A_TURN = 200;
const WARM_UPS = 2;
const SIZE = { customers: 1_000, appointments: 10_000 };

const READS = {
  contacts: '/api/contacts?limit=50',
  search: '/api/contacts?limit=50&search=Golden',
  appointments: '/api/appointments?limit=50&upcomingLimit=50',
  services: '/api/services',
  dashboard: '/api/dashboard',
  revenue: '/api/revenue?period=30days',
};

const say = (line) => process.stdout.write(`${line}\n`);

/** A business with a signed-in owner and data. */
async function open(url, sql) {
  const { cookie, businessId } = await openBusiness(url, sql, 'bench');
  await fill(sql, businessId, SIZE);
  await fillReadModels(async (text, parameters) => (await sql.query(text, parameters)).rows, say);
  await sql.query('vacuum analyze');
  return { cookie };
}

/** Headers that a server sets by itself or anew for every answer. */
const OWN_HEADERS = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];

/**
 * Records the product's statements for an address and teaches them to the bare server. Returns the
 * number of queries.
 */
async function teach(bare, product, address, headers) {
  await product.ask('record');
  const answered = await answerFrom(product.url, address, headers);
  const statements = await product.ask('recorded');
  const answer = JSON.parse(answered.text);
  const kept = Object.entries(answered.headers).filter(([name]) => !OWN_HEADERS.includes(name));
  await bare.ask('route', { address, statements, answer, headers: Object.fromEntries(kept) });
  const same = JSON.stringify(JSON.parse(await fetchFrom(bare.url, address, headers)));
  if (same !== JSON.stringify(answer)) throw new Error(`${address}: the answers are not the same`);
  return dataQueriesOf(statements);
}

async function turn(server, address, headers, count) {
  const before = await server.ask('cpu');
  const started = performance.now();
  const times = await load(count, () => fetchFrom(server.url, address, headers));
  const seconds = (performance.now() - started) / 1000;
  const after = await server.ask('cpu');
  const cpu = (after.user + after.system - before.user - before.system) / 1000;
  return { times, seconds, cpu };
}

/**
 * Warms up both servers with every read, because a compiler that has seen only one kind of row
 * over-specializes.
 */
async function warmUp(servers, headers) {
  for (let round = 0; round < WARM_UPS; round++) {
    for (const address of Object.values(READS)) {
      for (const server of servers) await turn(server, address, headers, REQUESTS_A_TURN);
    }
  }
}

/** Measures in turns, so that other load on the machine affects both. */
async function measure(servers, address, headers) {
  const totals = servers.map(() => ({ times: [], seconds: 0, cpu: 0 }));
  for (let done = 0; done < TURNS; done++) {
    for (const [index, server] of servers.entries()) {
      const { times, seconds, cpu } = await turn(server, address, headers, REQUESTS_A_TURN);
      const total = totals[index];
      total.times.push(...times);
      total.seconds += seconds;
      total.cpu += cpu;
    }
  }
  return totals.map(figuresOf);
}

function figuresOf({ times, seconds, cpu }) {
  const count = times.length;
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return { cpu: cpu / count, rate: count / seconds, p50, p99 };
}

const WIDTHS = [14, 9, 18, 14, 16, 16, 8];
const line = (cells) => cells.map((cell, index) => cell.padEnd(WIDTHS[index])).join('');
const both = (figures, key, digits) => figures.map((each) => each[key].toFixed(digits)).join(' / ');

function print(name, queries, figures, ratio) {
  const cells = [
    name,
    String(queries),
    both(figures, 'cpu', 2),
    both(figures, 'rate', 0),
    both(figures, 'p50', 1),
    both(figures, 'p99', 1),
    ratio.toFixed(2) + (ratio < LIMIT ? '  below' : ''),
  ];
  say(line(cells));
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-bench-api-'));
const cluster = await Cluster.open({ dataDir });
await cluster.start();
const sql = new pg.Client({ connectionString: cluster.url() });
const servers = [];
let isGood = true;
try {
  await sql.connect();
  for (const kind of ['product', 'bare']) servers.push(await startServer(kind, cluster.url()));
  const [product, bare] = servers;
  const headers = await open(product.url, sql);
  say('product / bare');
  say(line(['', 'queries', 'CPU ms a request', 'requests/s', 'p50 ms', 'p99 ms', 'ratio']));
  const queries = {};
  for (const [name, address] of Object.entries(READS)) {
    queries[name] = await teach(bare, product, address, headers);
  }
  await warmUp(servers, headers);
  for (const [name, address] of Object.entries(READS)) {
    const figures = await measure(servers, address, headers);
    const ratio = figures[1].cpu / figures[0].cpu;
    isGood &&= ratio >= LIMIT;
    print(name, queries[name], figures, ratio);
  }
  say(`ratio: what a second of CPU time of the API does, of what one of the bare server does`);
} finally {
  await Promise.all(servers.map((server) => server.ask('stop')));
  await sql.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
