import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { DemoAccounts } from '../demo/index.js';

const PDF = '%PDF-1.7\n%%EOF\n';

let server: TestApp;
let admin: Visitor;

beforeAll(async () => {
  server = await startTestApp({ env: { DEMO_MODE: '1' } });
  await server.app.get(DemoAccounts).createMissing('America/New_York');
  admin = server.visitor();
  const account = { email: 'platform@clearcoat.example', password: 'clearcoat-platform' };
  await admin.post('/api/login', account);
});

afterAll(() => server.stop());

const write = (subject: string) =>
  server.visitor().post('/api/contact-us', {
    name: 'Dana',
    email: 'dana@example.com',
    subject,
    message: 'Hello',
  });

async function apply(fileName: string): Promise<string> {
  const form = new FormData();
  const fields = { name: 'Robin', email: 'robin@example.com', position: 'general' };
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('resume', new File([PDF], fileName));
  const url = `${server.url}/api/careers/applications`;
  const response = await fetch(url, { method: 'POST', body: form });
  return ((await response.json()) as { id: string }).id;
}

it('the demo has a platform administrator, made once', async () => {
  const { body } = await admin.get<Schemas['SessionState']>('/api/session');
  expect(body.user).toMatchObject({
    firstName: 'Alex',
    lastName: 'Moreno',
    businessName: 'Clearcoat',
    isPlatformAdmin: true,
  });
  expect(body.permissions).toContain('platform:manage');
  await server.app.get(DemoAccounts).createMissing('America/New_York');
  const admins = await query(
    server.config.databaseUrl,
    'select email from credentials where is_platform_admin',
  );
  expect(admins).toEqual([{ email: 'platform@clearcoat.example' }]);
});

it('nobody makes oneself one', async () => {
  const sly = await server.owner({ isPlatformAdmin: true } as object);
  const { body } = await sly.get<Schemas['SessionState']>('/api/session');
  expect([body.user?.isPlatformAdmin, body.permissions.includes('platform:manage')]).toEqual([
    false,
    false,
  ]);
  for (const list of ['messages', 'applications', 'subscribers', 'mails', 'mail-status']) {
    expect((await sly.get(`/api/platform/${list}`)).status).toBe(403);
  }
});

it('what reached the platform is listed, newest first, page by page', async () => {
  for (const subject of ['One', 'Two', 'Three']) {
    await write(subject);
    server.clock.advance({ seconds: 1 });
  }
  const first = await admin.get<Schemas['PlatformMessage'][]>('/api/platform/messages?limit=2');
  expect(first.body.map(({ subject }) => subject)).toEqual(['Three', 'Two']);
  expect(first.headers.get('x-total-count')).toBe('3');
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await admin.get<Schemas['PlatformMessage'][]>(next);
  expect(second.body).toEqual([
    {
      id: expect.any(String),
      name: 'Dana',
      email: 'dana@example.com',
      subject: 'One',
      message: 'Hello',
      createdAt: expect.any(String),
    },
  ]);
  expect(second.headers.get('link')).toBeNull();
});

it('a resume is a download that no browser takes for a page', async () => {
  const id = await apply('Mañana (1).pdf');
  const list = await admin.get<Schemas['PlatformApplication'][]>('/api/platform/applications');
  expect(list.body).toEqual([
    {
      id,
      name: 'Robin',
      email: 'robin@example.com',
      phone: '',
      position: 'general',
      positionTitle: 'General application',
      message: '',
      fileName: 'Mañana (1).pdf',
      fileSize: PDF.length,
      createdAt: expect.any(String),
    },
  ]);
  const { status, headers, body } = await admin.get<unknown>(
    `/api/platform/applications/${id}/resume`,
  );
  expect([status, body]).toEqual([200, PDF]);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Ma_ana _1_.pdf"; filename*=UTF-8''Ma%C3%B1ana%20%281%29.pdf`,
  );
  for (const missing of [randomUUID(), 'x']) {
    const answer = await admin.get(`/api/platform/applications/${missing}/resume`);
    expect(answer.status).toBe(404);
  }
});

it('subscribers and the outbox are listed, and the mode is told', async () => {
  server.clock.advance({ seconds: 1 });
  await server.visitor().post('/api/newsletter', { email: 'reader@example.com' });
  const subscribers = await admin.get<Schemas['PlatformSubscriber'][]>('/api/platform/subscribers');
  expect(subscribers.body).toMatchObject([
    { email: 'reader@example.com', status: 'pending', confirmedAt: null },
  ]);
  const mails = await admin.get<Schemas['PlatformMail'][]>('/api/platform/mails');
  expect(mails.body[0]).toMatchObject({
    to: 'reader@example.com',
    status: 'kept',
    error: null,
    sentAt: null,
  });
  expect(mails.body[0]?.text).toContain('/newsletter/confirm?token=');
  const status = await admin.get<Schemas['PlatformMailStatus']>('/api/platform/mail-status');
  expect(status.body).toEqual({
    mode: 'local',
    from: 'Clearcoat <hello@clearcoat.example>',
  });
});

describe('the command for production', () => {
  const command = (...words: string[]) => {
    const script = path.join(process.env.CLEARCOAT_TEST_DIST ?? '', 'platform-admin.js');
    return promisify(execFile)(process.execPath, [script, ...words], {
      env: { ...process.env, DATABASE_URL: server.config.databaseUrl },
    });
  };

  it('grants and revokes, and the person signs in anew', async () => {
    const email = 'operator@example.com';
    const person = await server.owner({ email, password: 'secret-enough' });
    const { stdout } = await command('grant', 'Operator@example.com');
    expect(stdout).toContain('administers the platform');
    expect((await person.get('/api/platform/messages')).status).toBe(401);
    await person.post('/api/login', { email, password: 'secret-enough' });
    expect((await person.get('/api/platform/messages')).status).toBe(200);
    await command('revoke', email);
    await person.post('/api/login', { email, password: 'secret-enough' });
    expect((await person.get('/api/platform/messages')).status).toBe(403);
    const entries = await query(
      server.config.databaseUrl,
      `select action, via from audit_entries where action like 'user.platform-admin%' order by id`,
    );
    expect(entries).toEqual([
      { action: 'user.platform-admin-granted', via: 'platform' },
      { action: 'user.platform-admin-revoked', via: 'platform' },
    ]);
  });

  it('says what is wrong', async () => {
    await expect(command('grant', 'nobody@example.com')).rejects.toMatchObject({
      stderr: expect.stringContaining('Nobody signs in as nobody@example.com'),
    });
    await expect(command()).rejects.toMatchObject({ stderr: expect.stringContaining('Usage') });
  });
});
