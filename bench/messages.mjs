/**
 * `npm run bench:messages`: 10,000 reminders of several businesses fall due within one minute, and
 * the mail server takes a bounded number a second. Fails if they leave out of order, if a large
 * business holds up the small ones, if a password reset waits, or if the API becomes slower.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Cluster } from '../services/dist/platform/embedded/cluster.js';
import { exchange } from './common/exchange.mjs';
import { openBusiness, ownerOf } from './common/people.mjs';
import { quantile } from './common/quantile.mjs';
import { fillReadModels } from './common/read-models.mjs';
import { startServer } from './common/server.mjs';
import { fill } from './scale/data.mjs';

const LIMITS = { p99: 1.2, resetSeconds: 5, outOfOrderSeconds: 3, smallToLarge: 1 };
/** Reminders by business: a large one, some, and many small ones. */
const SIZES = [5_000, 2_000, 1_000, ...Array.from({ length: 20 }, () => 100)];
const MINUTE_MS = 60_000;
/** One mail each 10 ms at most, which timers make some 90 a second. */
const PAUSE_MS = 10;
const QUIET_MS = 45_000;
/** Pause between two calls of the API. */
const CALL_PAUSE_MS = 15;
const ADDRESS = '/api/contacts?limit=50';
const JSON_TYPE = { 'content-type': 'application/json' };

const say = (line) => process.stdout.write(`${line}\n`);

/** A zone in which it is about noon, outside of the quiet hours. */
function zoneOfNoon() {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

const REMINDED = `
  insert into appointments (business_id, id, contact_id, service_id, service_name, starts_at, ends_at,
    status, price_cents, created_at)
  select $1, gen_random_uuid(), c.id, 's1', 'Wash', $2::timestamptz + n * interval '1 minute' / $3,
    $2::timestamptz + interval '1 hour 1 minute', 'scheduled', 100, now()
  from (select id, row_number() over () as n from contacts where business_id = $1) c`;
const CUSTOMERS = `
  insert into contacts (business_id, id, name, email, phone, vehicle, created_at)
  select $1, gen_random_uuid(), 'Ana Ruiz', 'c' || n || '@b' || $3::integer || '.example', '', '', now()
  from generate_series(1, $2::integer) n`;

/** Businesses whose reminders fall due in the minute that begins at a moment. */
async function plan(url, sql, begin) {
  const startsAt = new Date(begin + 24 * 60 * MINUTE_MS).toISOString();
  await sql.query('set session_replication_role = replica');
  for (const [index, size] of SIZES.entries()) {
    const { businessId } = await openBusiness(url, sql, `b${index}`);
    await sql.query('update businesses set time_zone = $2 where id = $1', [
      businessId,
      zoneOfNoon(),
    ]);
    await sql.query(CUSTOMERS, [businessId, size, index]);
    await sql.query(REMINDED, [businessId, startsAt, size]);
  }
  await sql.query('set session_replication_role = default');
  await sql.query('update users set email_confirmed_at = now()');
  await sql.query('delete from due_messages');
  await sql.query(`select plan_reminders(b) from businesses b where b.name ~ '^b\\d'`);
  await sql.query('vacuum analyze');
}

const agent = new Agent({ keepAlive: true });

/** Times of calls until a promise is settled. */
async function call(url, headers, until) {
  const times = [];
  let isOver = false;
  void until.then(() => (isOver = true));
  while (!isOver) {
    const started = performance.now();
    const { status } = await exchange(agent, `${url}${ADDRESS}`, { headers });
    if (status !== 200) throw new Error(`Answered ${status}`);
    times.push(performance.now() - started);
    await delay(CALL_PAUSE_MS);
  }
  return times;
}

/** Seconds until a link for a new password has arrived. */
async function resetPassword(url, ask) {
  const { email } = ownerOf('bench');
  const started = Date.now();
  const body = JSON.stringify({ email });
  await exchange(agent, `${url}/api/password/forgot`, { method: 'POST', headers: JSON_TYPE, body });
  for (;;) {
    const mail = (await ask('mails')).findLast(({ to }) => to === email);
    if (mail && mail.receivedAt >= started) return (mail.receivedAt - started) / 1000;
    await delay(500);
  }
}

/** Longest time by which a reminder was overtaken by a later one of its business, in seconds. */
function outOfOrder(mails, size) {
  let latest = 0;
  let most = 0;
  for (const { to } of mails) {
    const rank = Number(/^c(\d+)@/.exec(to)[1]);
    most = Math.max(most, latest - rank);
    latest = Math.max(latest, rank);
  }
  return (most / size) * (MINUTE_MS / 1000);
}

function figuresOf(mails, begin) {
  return SIZES.map((size, index) => {
    const own = mails.filter(({ to }) => to.endsWith(`@b${index}.example`));
    const dueAt = ({ to }) => begin + (Number(/^c(\d+)@/.exec(to)[1]) / size) * MINUTE_MS;
    const waits = own.map((mail) => (mail.receivedAt - dueAt(mail)) / 1000);
    const count = new Set(own.map(({ to }) => to)).size;
    return {
      size,
      count,
      isTwice: own.length > count,
      p95: quantile(waits, 0.95),
      late: outOfOrder(own, size),
    };
  });
}

function print(what, value, limit, unit = '') {
  const isGood = value <= limit;
  say(
    `${what.padEnd(48)}${value.toFixed(2).padStart(8)}${unit}  limit ${limit}${isGood ? '' : '  above'}`,
  );
  return isGood;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-bench-messages-'));
const cluster = await Cluster.open({ dataDir });
await cluster.start();
const sql = new pg.Client({ connectionString: cluster.url() });
const smtp = fork(path.join(import.meta.dirname, 'messages/smtp.mjs'), [String(PAUSE_MS)]);
const [smtpUrl] = await once(smtp, 'message');
const ask = async (what) => {
  const answer = once(smtp, 'message');
  smtp.send(what);
  return (await answer)[0];
};
const settings = { SMTP_URL: smtpUrl, PUBLIC_URL: 'https://app.example' };
const mailing = { MAIL_FROM: 'a@clearcoat.example', SUPPORT_EMAIL: 's@clearcoat.example' };
const servers = [];
let isGood = false;
try {
  await sql.connect();
  for (const WORKER of ['0', '1']) {
    servers.push(await startServer('product', cluster.url(), { ...settings, ...mailing, WORKER }));
  }
  const [{ url }] = servers;
  const { cookie, businessId } = await openBusiness(url, sql, 'bench');
  await fill(sql, businessId, { customers: 1_000, appointments: 10_000 });
  await fillReadModels(
    async (text, values) => (await sql.query(text, values)).rows,
    () => undefined,
  );
  const begin = Date.now() + QUIET_MS + 90_000;
  await plan(url, sql, begin);
  const count = SIZES.reduce((sum, size) => sum + size, 0);
  say(`${count} reminders of ${SIZES.length} businesses, due within a minute`);
  await call(url, { cookie }, delay(10_000));
  const quiet = await call(url, { cookie }, delay(QUIET_MS));
  await delay(begin + 15_000 - Date.now());
  const before = await ask('count');
  const sending = (async () => {
    const resets = [];
    for (;;) {
      const done = (await ask('count')) - before;
      if (done >= count * (resets.length + 1) * 0.3 && resets.length < 2) {
        resets.push(await resetPassword(url, ask));
      }
      const [left] = (await sql.query('select from due_messages limit 1')).rows;
      if (!left) return resets;
      await delay(1_000);
    }
  })();
  const busy = await call(url, { cookie }, sending);
  const resets = await sending;
  quiet.push(...(await call(url, { cookie }, delay(QUIET_MS))));
  const mails = await ask('mails');
  const figures = figuresOf(mails, begin);
  const first = Math.min(...mails.map(({ receivedAt }) => receivedAt).filter((at) => at >= begin));
  const seconds = (mails.at(-1).receivedAt - first) / 1000;
  say(`${(count / seconds).toFixed(0)} mails a second; p95 of the wait by business, in seconds:`);
  say(figures.map(({ size, p95 }) => `${size}: ${p95.toFixed(0)}`).join(', '));
  const p99 = [busy, quiet].map((times) => quantile(times, 0.99));
  say(`p99 of the API: ${p99[0].toFixed(1)} ms, ${p99[1].toFixed(1)} ms while it is quiet`);
  const wrong = figures.filter(({ size, count: sent, isTwice }) => sent !== size || isTwice).length;
  const small = Math.max(...figures.slice(3).map(({ p95 }) => p95));
  isGood = [
    print('businesses with a reminder missing or sent twice', wrong, 0),
    print(
      'overtaken by a later one, at most',
      Math.max(...figures.map(({ late }) => late)),
      LIMITS.outOfOrderSeconds,
      ' s',
    ),
    print(
      'wait of small businesses, of that of the largest',
      small / figures[0].p95,
      LIMITS.smallToLarge,
    ),
    print('password reset meanwhile', Math.max(...resets), LIMITS.resetSeconds, ' s'),
    print('p99 of the API, of the quiet one', p99[0] / p99[1], LIMITS.p99),
  ].every(Boolean);
} finally {
  await Promise.all(servers.map((server) => server.ask('stop')));
  await sql.end();
  smtp.send('stop');
  agent.destroy();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
