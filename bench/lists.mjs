/**
 * Overhead of the API over its database: contacts and dashboard of the demo business, against an
 * empty request plus plain SQL of the same rows in the same run. Prints a ratio; fails above the
 * limit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { launch } from '../services/dist/launch.js';
import { Cluster } from '../services/dist/platform/embedded/cluster.js';

const ROUNDS = 150;
const WARM_UP = 30;
/** Allowed factor for sign-in, tenancy, JSON and HTTP. */
const LIMIT = 3;

const CONTACTS = `
  select c.id, c.name, c.email, c.phone, c.vehicle, c.notes,
         max(a.starts_at) filter (where a.status = 'completed'),
         sum(a.price_cents) filter (where a.status = 'completed')
  from contacts c
  left join appointments a on (a.business_id, a.contact_id) = (c.business_id, c.id)
  group by c.business_id, c.id`;
const DASHBOARD = [
  `select date_trunc('month', starts_at), count(*), sum(price_cents)
   from appointments where starts_at > now() - interval '2 months' group by 1`,
  `select * from appointments join contacts c on c.id = contact_id
   where ends_at > now() order by starts_at limit 20`,
  `select contact_id, max(starts_at) from appointments where status = 'completed'
   group by 1 order by 2 desc limit 5`,
  `select distinct starts_at::date from appointments
   where starts_at between now() - interval '1 year' and now() + interval '1 year'`,
  `select count(*) from contacts`,
];

async function median(work) {
  const times = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-bench-'));
const cluster = await Cluster.open({ dataDir });
await cluster.start();
const DATABASE_URL = cluster.url();
const product = await launch({
  dataDir,
  port: 0,
  log: () => undefined,
  env: { DATABASE_URL, DEMO_MODE: '1' },
});
const sql = new pg.Client({ connectionString: DATABASE_URL });
await sql.connect();

const login = await fetch(`${product.url}/api/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'demo@clearcoat.example', password: 'clearcoat-demo' }),
});
const headers = { cookie: login.headers.get('set-cookie').split(';')[0] };
const get = async (address) => (await fetch(product.url + address, { headers })).arrayBuffer();

const empty = await median(() => get('/health/live'));
let isWithin = true;
for (const [name, address, queries] of [
  ['contacts', '/api/contacts', [CONTACTS]],
  ['dashboard', '/api/dashboard', DASHBOARD],
]) {
  const plain = () =>
    queries.reduce((before, text) => before.then(() => sql.query(text)), Promise.resolve());
  const bound = empty + (await median(plain));
  const taken = await median(() => get(address));
  const ratio = taken / bound;
  isWithin &&= ratio <= LIMIT;
  const times = `${taken.toFixed(2)} ms against ${bound.toFixed(2)} ms`;
  process.stdout.write(`${name}: ${ratio.toFixed(2)} of its bound (${times}), limit ${LIMIT}\n`);
}

await sql.end();
await product.stop();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(isWithin ? 0 : 1);
