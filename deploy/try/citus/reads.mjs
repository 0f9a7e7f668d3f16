/** Compares reads of the same businesses on two servers, in turns. */
import pg from 'pg';
import { openBusiness } from '../../../bench/common/people.mjs';
import { quantile } from '../../../bench/common/quantile.mjs';
import { fetchFrom, load } from '../../../bench/api/load.mjs';
import { fill } from '../../../bench/scale/data.mjs';

export const SIZE = { customers: 20, appointments: 100 };
const REQUESTS = 400;
const ADDRESSES = [
  '/api/contacts?limit=50',
  '/api/dashboard',
  '/api/appointments?limit=50&upcomingLimit=50',
  '/api/revenue?period=30days',
  '/api/services',
];

/** Fills businesses in the database, each with a signed-in owner. Returns the owners' cookies. */
export async function openAll(server, databaseUrl, count) {
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const cookies = [];
  try {
    let next = 0;
    await load(count, async () => {
      const name = `reader${next++}`;
      const { cookie, businessId } = await openBusiness(server.url, sql, name);
      await fill(sql, businessId, SIZE);
      cookies.push(cookie);
    });
    await sql.query('analyze');
  } finally {
    await sql.end();
  }
  return cookies;
}

/** @param servers by name: `{ server, cookies }`. Returns a line of figures for each. */
export async function compareReads(servers) {
  const times = Object.fromEntries(Object.keys(servers).map((name) => [name, {}]));
  for (const address of ADDRESSES) {
    for (const [name, { server, cookies }] of Object.entries(servers)) {
      const ask = () => {
        const cookie = cookies[Math.floor(Math.random() * cookies.length)];
        return fetchFrom(server.url, address, { cookie });
      };
      await load(100, ask);
      times[name][address] = await load(REQUESTS, ask);
    }
  }
  return ADDRESSES.map((address) => {
    const figures = Object.entries(times).map(([name, { [address]: taken }]) => {
      const [p50, p95] = [0.5, 0.95].map((share) => quantile(taken, share).toFixed(1));
      return `${name} p50 ${p50} ms, p95 ${p95} ms`;
    });
    return `${address.padEnd(45)} ${figures.join('; ')}`;
  });
}
