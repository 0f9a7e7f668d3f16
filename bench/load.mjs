/**
 * `npm run load [-- --seconds N]`: 200 people of 50 businesses and 100 visitors of the public
 * pages, on a separate PostgreSQL. All data of a business contains its own marker word, and each
 * answer is searched for other businesses' words. Prints requests and times of each call and the
 * server's memory. Fails if any answer is an error or contains another business's data; from five
 * minutes on also if the memory grows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { Cluster } from '../services/dist/platform/embedded/cluster.js';
import { startServer } from './common/server.mjs';
import { isSteady, memoryDuring } from './load/memory.mjs';
import { openBusinesses } from './load/businesses.mjs';
import { Record } from './load/record.mjs';
import { work } from './load/staff.mjs';
import { publicPieces, visit } from './load/visitors.mjs';

const BUSINESSES = 50;
const VISITORS = 100;
const FAULTS_SHOWN = 10;
const WEB_ROOT = path.resolve(import.meta.dirname, '..', process.env.WEB_ROOT ?? 'var/www');

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const say = (line) => process.stdout.write(`${line}\n`);

const COLUMNS = ['count', 'rate', 'p50', 'p99'];
const TITLES = { kind: '', count: 'requests', rate: 'a second', p50: 'p50, ms', p99: 'p99, ms' };

function print(figures) {
  const widest = Math.max(...figures.map(({ kind }) => kind.length));
  const line = ({ kind, ...row }) =>
    kind.padEnd(widest) + COLUMNS.map((column) => String(row[column]).padStart(11)).join('');
  say(line(TITLES));
  for (const { kind, count, rate, p50, p99 } of figures) {
    say(line({ kind, count, rate: rate.toFixed(1), p50: p50.toFixed(0), p99: p99.toFixed(0) }));
  }
}

async function run(url, people, seconds) {
  const record = new Record();
  const site = publicPieces(WEB_ROOT);
  const until = performance.now() + seconds * 1000;
  await Promise.all([
    ...people.map((person) => work(person, url, record, until)),
    ...Array.from({ length: VISITORS }, () => visit(site, url, record, until)),
  ]);
  return record;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-load-'));
const cluster = await Cluster.open({ dataDir });
await cluster.start();
// One connection, because session settings must apply to all statements.
const sql = new pg.Pool({ connectionString: cluster.url(), max: 1, idleTimeoutMillis: 0 });
let product;
let isGood;
try {
  product = await startServer('product', cluster.url(), { WORKER: '1', WEB_ROOT });
  const people = await openBusinesses(product.url, sql, BUSINESSES);
  const seconds = Number(values.seconds);
  say(`${people.length} people of ${BUSINESSES} businesses, ${VISITORS} visitors, ${seconds} s`);
  const running = run(product.url, people, seconds);
  const memory = await memoryDuring(product, running);
  const record = await running;
  const { faults } = record;
  print(record.figures(seconds));
  for (const fault of faults.slice(0, FAULTS_SHOWN)) say(fault);
  say(`${faults.length} answers were wrong`);
  const isFlat = isSteady(memory, seconds, say);
  isGood = faults.length === 0 && isFlat;
} finally {
  await product?.ask('stop');
  await sql.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
