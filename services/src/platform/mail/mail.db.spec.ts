import { FakeSmtp } from '@clearcoat/testing/smtp';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Database, PlatformDatabase } from '../database/index.js';
import { Worker } from '../jobs/index.js';
import { Metrics } from '../metrics/index.js';
import { Mailer, type Mail } from './index.js';

let smtp: FakeSmtp;
let server: TestApp;
let mailer: Mailer;
let db: PlatformDatabase;

beforeAll(async () => {
  smtp = await FakeSmtp.start({ username: 'clear', password: 'coat' });
  server = await startTestApp({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Clearcoat <hello@clearcoat.example>',
      PUBLIC_URL: 'https://app.example',
    },
  });
  mailer = server.app.get(Mailer);
  db = server.app.get(PlatformDatabase);
});

afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const work = () => server.app.get(Worker).drain();

const letter: Mail['letter'] = { paragraphs: ['Good morning.'], footnote: 'A test.' };
const mailTo = (to: string, more: Partial<Mail> = {}): Mail => ({
  to,
  subject: 'A subject',
  letter,
  ...more,
});

const send = (mail: Mail) => db.tx((sql) => mailer.send(sql, mail));

const someone = () => `${randomUUID()}@example.com`;

const rowOf = async (recipient: string) =>
  (
    await query<{ status: string; error: string | null; text: string; html: string }>(
      server.config.databaseUrl,
      'select status, error, text, html from mails where recipient = $1',
      [recipient],
    )
  )[0];

/** Skips the backoff before the next attempt. */
const wait = () =>
  query(server.config.databaseUrl, `update pgboss.job set start_after = now() - interval '1 s'`);

describe('a mail', () => {
  it('goes out once its transaction is through, and leaves no words behind', async () => {
    const to = someone();
    await send(mailTo(to, { replyTo: 'dana@example.com' }));
    expect(await rowOf(to)).toMatchObject({ status: 'queued', error: null });
    await work();
    const [mail] = smtp.to(to);
    expect(mail).toMatchObject({
      from: { name: 'Clearcoat', address: 'hello@clearcoat.example' },
      to: [{ address: to }],
      replyTo: [{ address: 'dana@example.com' }],
      subject: 'A subject',
      envelope: { from: 'hello@clearcoat.example', to: [to] },
    });
    expect(mail?.text).toBe('Good morning.\n\n--\nA test.\n');
    expect(await rowOf(to)).toEqual({ status: 'sent', error: null, text: '', html: '' });
    await work();
    expect(smtp.to(to)).toHaveLength(1);
  });

  it('does not exist when its transaction fails', async () => {
    const to = someone();
    const failing = db.tx(async (sql) => {
      await mailer.send(sql, mailTo(to));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await work();
    expect([smtp.to(to), await rowOf(to)]).toEqual([[], undefined]);
  });

  it('can be left by a business, which reads none and does no other job', async () => {
    const business = server.app.get(Database);
    const context = { businessId: randomUUID(), timeZone: 'UTC' };
    await query(server.config.databaseUrl, `select pgboss.create_queue('other', '{}')`);
    const to = someone();
    await business.tx(context, ({ sql }) => mailer.send(sql, mailTo(to)));
    await work();
    expect(smtp.to(to)).toHaveLength(1);
    for (const forbidden of [
      'select * from mails',
      `update mails set status = 'queued'`,
      'delete from mails',
      'select * from pgboss.job',
      `insert into mails (id, recipient, subject, text, html, status, created_at, sent_at)
       values (gen_random_uuid(), 'a', 'b', 'c', 'd', 'sent', now(), now())`,
      `insert into pgboss.job (name) values ('other')`,
    ]) {
      const attempt = business.tx(context, ({ sql }) => sql(forbidden));
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('escapes what people wrote, and keeps headers to their line', async () => {
    const to = someone();
    await send(
      mailTo(to, {
        subject: 'Hello\r\nBcc: victim@example.com',
        replyTo: 'a@b.example\r\nBcc: victim@example.com',
        letter: {
          paragraphs: ['<script>alert(1)</script>'],
          facts: { Name: '"><img src=x>' },
          quote: 'one & two\n<b>three</b>',
          action: { label: 'Open <it>', url: 'https://app.example/?a="1"&b=2' },
          footnote: '</html>',
        },
      }),
    );
    await work();
    const [mail] = smtp.to(to);
    expect(mail?.subject).toBe('Hello Bcc: victim@example.com');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.html).toContain('one &amp; two<br>&lt;b&gt;three&lt;/b&gt;');
    expect(mail?.html).toContain('href="https://app.example/?a=&quot;1&quot;&amp;b=2"');
    expect(mail?.html).not.toMatch(/<(script|img|b)\b/);
    expect(mail?.html?.match(/<\/html>/g)).toHaveLength(1);
    expect(mail?.text).toContain('> one & two\n> <b>three</b>');
  });

  it('to what is no address goes nowhere, and says so', async () => {
    const to = 'a@b.example,c@d.example';
    await send(mailTo(to));
    await work();
    expect(await rowOf(to)).toMatchObject({
      status: 'failed',
      error: 'No mail can be sent to this address.',
    });
  });
});

describe('when the mail server', () => {
  afterEach(() => {
    smtp.refuseWith = undefined;
  });

  it('asks to wait, it is tried again', async () => {
    const to = someone();
    await send(mailTo(to));
    smtp.refuseWith = 451;
    await work();
    const error = 'The mail server asked to try again later (451).';
    expect(await rowOf(to)).toMatchObject({ status: 'queued', error });
    smtp.refuseWith = undefined;
    await work();
    expect(smtp.to(to)).toHaveLength(0);
    await wait();
    await work();
    expect(smtp.to(to)).toHaveLength(1);
    expect(await rowOf(to)).toMatchObject({ status: 'sent', error: null });
  });

  it('never takes it, it is given up after the last attempt', async () => {
    const to = someone();
    await send(mailTo(to));
    smtp.refuseWith = 421;
    for (let attempt = 1; attempt <= 9; attempt++) {
      expect([attempt, (await rowOf(to))?.status]).toEqual([attempt, 'queued']);
      await wait();
      await work();
    }
    expect((await rowOf(to))?.status).toBe('failed');
  });

  it('refuses it for good, it is not tried again', async () => {
    const to = someone();
    await send(mailTo(to));
    smtp.refuseWith = 550;
    await work();
    expect(await rowOf(to)).toMatchObject({
      status: 'failed',
      error: 'The mail server refused this mail (550).',
    });
    const traces = await query<{ all: string }>(
      server.config.databaseUrl,
      'select string_agg(j::text, $1) as all from pgboss.job j',
      [' '],
    );
    expect(traces[0]?.all).not.toContain('@example.com');
  });

  it('comes back too late, it is not sent at all', async () => {
    const to = someone();
    const usefulUntil = new Date(server.clock.now().getTime() + 3600_000);
    await send(mailTo(to, { usefulUntil }));
    server.clock.advance({ hours: 1 });
    await work();
    expect(smtp.to(to)).toHaveLength(0);
    expect(await rowOf(to)).toMatchObject({ status: 'failed' });
  });
});

it('counts what came of each mail, and of each job', async () => {
  const { mails, jobs } = server.app.get(Metrics);
  const outcomes = (await mails.get()).values.map(({ labels }) => labels);
  const [sent, put_off, failed] = ['sent', 'put_off', 'failed'].map((outcome) =>
    outcomes.flatMap((labels) => (labels.outcome === outcome ? labels.reason : [])),
  );
  expect(sent).toEqual(['']);
  expect(put_off).toContain('later');
  expect(failed).toEqual(expect.arrayContaining(['address', 'refused', 'too_late']));
  const done = (await jobs.get()).values.map(({ labels }) => labels.outcome);
  expect([...new Set(done)]).toEqual(expect.arrayContaining(['done', 'retried']));
});

it('old mails go, and those a dead process left behind are given up', async () => {
  const [old, stuck, fresh] = [someone(), someone(), someone()];
  await send(mailTo(old));
  server.clock.advance({ hours: 29 * 24 });
  await send(mailTo(stuck));
  server.clock.advance({ hours: 25 });
  await send(mailTo(fresh));
  await mailer.purge();
  expect(await rowOf(old)).toBeUndefined();
  // Failed mails are emptied, because their link may still be valid.
  expect(await rowOf(stuck)).toMatchObject({ status: 'failed', text: '', html: '' });
  expect(await rowOf(fresh)).toMatchObject({ status: 'queued' });
});

it('a worker sends by itself, and a shutdown waits for what it is at', async () => {
  const working = await startTestApp({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'hello@clearcoat.example', WORKER: '1' },
  });
  const to = someone();
  const sender = working.app.get(Mailer);
  await working.app.get(PlatformDatabase).tx((sql) => sender.send(sql, mailTo(to)));
  await smtp.arrival(to);
  await working.app.close();
  const rows = await query(working.config.databaseUrl, 'select status from mails');
  expect(rows).toEqual([{ status: 'sent' }]);
  await working.stop();
});

it('a worker of its own does the jobs of an API that does none', async () => {
  const script = path.join(process.env.CLEARCOAT_TEST_DIST ?? '', 'worker.js');
  const { databaseUrl } = server.config;
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, MAIL_FROM: 'a@b.example' };
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...settings } });
  const exit = once(child, 'exit');
  const to = someone();
  await send(mailTo(to));
  await smtp.arrival(to);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await rowOf(to)).toMatchObject({ status: 'sent' });
});

it('without a mail server everything is kept, and nothing pretends', async () => {
  const local = await startTestApp();
  const keeper = local.app.get(Mailer);
  await local.app.get(PlatformDatabase).tx((sql) => keeper.send(sql, mailTo('dana@example.com')));
  await local.app.get(Worker).drain();
  const rows = await query(local.config.databaseUrl, 'select status, sent_at, text from mails');
  expect(rows).toEqual([{ status: 'kept', sent_at: null, text: expect.stringMatching('Good') }]);
  expect(keeper.promise('It is on its way.')).toMatch(
    /^It is on its way\. This installation sends/,
  );
  await local.stop();
});
