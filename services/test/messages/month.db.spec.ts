import { DateTime } from 'luxon';
import { randomUUID } from 'node:crypto';
import { FakeSmtp, type ReceivedMail } from '@clearcoat/testing/smtp';
import { Random } from '../../src/modules/demo/random.js';
import { DueMessages } from '../../src/modules/messages/due-messages.js';
import { Database } from '../../src/platform/database/index.js';
import { JobQueue, Worker } from '../../src/platform/jobs/index.js';
import { createDatabase, dropDatabase, query } from '../support/database.js';
import { MAIL_SETTINGS } from '../support/mail.js';
import { registration, startTestApp, type TestApp } from '../support/test-app.js';
import { iso, ShopLife } from './shop-life.js';
import { ShopModel } from './shop-model.js';

/** A month in which New York changes its clocks, all booked in the first 24 days. */
const FROM = Date.parse('2026-10-15T11:00:00Z');
const DAYS = 30;
/** Appointments that fit into the suite's time. `JOBS=2000` is a busy shop's month. */
const JOBS = Number(process.env['JOBS'] ?? 500);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SEED = Number(process.env['SEED'] ?? 44);

const random = new Random(SEED);
/** Separate chance of kills, because the number of kills depends on timing. */
const fate = new Random(SEED);
const model = new ShopModel();

let databaseUrl: string;
let smtp: FakeSmtp;
/** Two replicas of the product on one database. */
let replicas: TestApp[];
let life: ShopLife;
/** Share of the workers' transactions that end with a killed process. */
let killing = 0;
const mails: { mail: ReceivedMail; isNight: boolean }[] = [];

const sql = <Row extends object>(text: string, values?: unknown[]) =>
  query<Row & Record<string, unknown>>(databaseUrl, text, values);

const setClock = (at: number) => replicas.forEach(({ clock }) => clock.set(iso(at)));

beforeAll(async () => {
  databaseUrl = await createDatabase();
  smtp = await FakeSmtp.start();
  const env = { SMTP_URL: `${smtp.url}?pool=true`, ...MAIL_SETTINGS };
  const start = () => startTestApp({ databaseUrl, env, now: iso(FROM) });
  const first = await start();
  replicas = [first, await start()];
  const account = { ...registration(), businessName: 'Two Vans' };
  const owner = await first.owner(account);
  await sql('update users set email_confirmed_at = now()');
  const open = `update businesses set plan = 'enterprise' returning id`;
  const businessId = String((await sql<{ id: string }>(open))[0]?.id);
  // Read models and reservations have tests of their own.
  await sql('alter table appointments disable trigger user');
  await sql('alter table appointments enable trigger plan_messages');
  const contacts = Array.from({ length: JOBS }, () => randomUUID());
  await sql(
    `insert into contacts (business_id, id, name, phone, email, vehicle, created_at)
     select $1, id, 'Customer ' || n, '9195550101', 'c' || n - 1 || '@example.com', '', now()
     from unnest($2::uuid[]) with ordinality as c (id, n)`,
    [businessId, contacts],
  );
  const shop = { databaseUrl, businessId, owner, account, contacts, model, random, setClock };
  life = new ShopLife(shop);
  replicas.forEach(letDie);
  replicas.forEach(handleMessagesAlone);
});

afterAll(async () => {
  await Promise.all(replicas.map(({ stop }) => stop()));
  await smtp.stop();
  await dropDatabase(databaseUrl);
});

/** Kills a worker at the end of a transaction: between queueing and sending, or sending and marking. */
function letDie({ app }: TestApp): void {
  const db = app.get(Database);
  const tx = db.tx.bind(db);
  const dying: typeof db.tx = (context, work) =>
    tx(context, async (each) => {
      const result = await work(each);
      if (!fate.chance(killing)) return result;
      throw new Error('Killed');
    });
  Object.assign(db, { tx: dying });
}

/** Handles the queue of messages alone. Polling all five queues would take most of the time. */
function handleMessagesAlone({ app }: TestApp): void {
  const handlers = Reflect.get(app.get(Worker), 'handlers') as Map<string, unknown>;
  for (const name of handlers.keys()) if (name !== 'message') handlers.delete(name);
}

/** Lets both replicas work until nothing is left to do at this moment. */
async function work(at: number, isMailTaken: boolean): Promise<void> {
  setClock(at);
  smtp.refuseWith = isMailTaken ? undefined : 451;
  killing = fate.pick([0, 0, 0.05, 0.3]);
  for (let round = 0; ; round++) {
    const { due, queued } = await findLeft(at);
    const isTried = !isMailTaken && round > 0;
    if (due === 0 && (queued === 0 || isTried)) break;
    const before = smtp.mails.length;
    if (due > 0) await Promise.all(replicas.map(({ app }) => app.get(DueMessages).look()));
    // A worker that is killed with the job in its hands.
    if (fate.chance(0.03)) await replicas[0]?.app.get(JobQueue).boss.fetch('message');
    else await Promise.all(replicas.map(({ app }) => app.get(Worker).drain()));
    const isNight = model.isNight(at);
    mails.push(...smtp.mails.slice(before).map((mail) => ({ mail, isNight })));
    killing /= 2;
  }
  killing = 0;
}

/**
 * Numbers of rows that are due and of messages that wait. Jobs of killed workers and of a mail server
 * that was away become due, without the minutes' wait.
 */
async function findLeft(at: number) {
  const [left] = await sql<{ due: number; queued: number }>(
    `with due_again as (update pgboss.job set state = 'retry', start_after = now(), retry_count = 0
       where name = 'message' and state in ('retry', 'active'))
     select (select count(*) from due_messages where due_at <= $1)::integer as due,
       (select count(*) from messages where state = 'queued')::integer as queued`,
    [iso(at)],
  );
  return left ?? { due: 0, queued: 0 };
}

/**
 * Moments at which the workers look: at random, five minutes after starts of appointments, and before
 * the night's first minute.
 */
function nextMoment(at: number): number {
  const quarter = Math.floor(at / (15 * MINUTE)) + 1 + random.below(14);
  const next = quarter * 15 * MINUTE + 5 * MINUTE;
  const local = DateTime.fromMillis(at, { zone: model.zone });
  const evening = local.set({ hour: 20, minute: 55 }).toMillis();
  return at < evening && next > evening - 6 * MINUTE ? evening : next;
}

it(`of ${JOBS} appointments, customers hear what the rules say, once`, async () => {
  let isMailTaken = true;
  for (let at = FROM, day = 0; day < DAYS;) {
    const next = nextMoment(at);
    await life.live(at, next, (now) => Math.min((now - FROM) / (24 * DAY), 1));
    at = next;
    if (Math.floor((at - FROM) / DAY) > day) await life.settle((day += 1), at);
    isMailTaken = random.chance(isMailTaken ? 0.95 : 0.7);
    for (const moment of [at, at + 3 * MINUTE]) {
      model.pass(moment, isMailTaken);
      await work(moment, isMailTaken);
      // A row waits a minute for the message before it. Hours later it would be too late.
      await work(moment + MINUTE, isMailTaken);
    }
    at += 4 * MINUTE;
  }
  // A mail that left again after a kill has the same Message-ID.
  const once = new Map(mails.map(({ mail }) => [mail.messageId, mail]));
  const sent = [...once.values()].map(({ envelope, subject }) => `${envelope.to[0]} ${subject}`);
  const expected = model.left.map(({ to, subject }) => `c${to}@example.com ${subject}`);
  expect(without(sent, expected)).toEqual([]);
  expect(without(expected, sent)).toEqual([]);
  expect(sent.length).toBeGreaterThan(3 * JOBS);
  expect(mails.length).toBeGreaterThan(sent.length);
  const atNight = mails.filter(({ isNight }) => isNight).map(({ mail }) => mail.subject);
  expect(new Set(atNight)).toEqual(new Set(['Two Vans is on the way to you']));
});

/** Items of the first list that are not in the second, each counted. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of others) counts.set(item, (counts.get(item) ?? 0) + 1);
  return items.filter((item) => {
    const count = counts.get(item) ?? 0;
    counts.set(item, count - 1);
    return count <= 0;
  });
}
