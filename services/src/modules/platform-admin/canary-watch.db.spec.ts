import { canary as startCanary } from '@clearcoat/federation/releases';
import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { FakeWebRoot } from '../../../test/support/web-root.js';
import { CanaryWatch } from './canary-watch.js';

const STABLE = '1.0.0';
const CANARY = '1.1.0';

let web: FakeWebRoot;
let server: TestApp;
let admin: Visitor;

beforeAll(async () => {
  web = await FakeWebRoot.create();
  await web.put(CANARY);
  await web.runs(await web.put(STABLE), web.release('0.9.0'));
  // Releases are dated by the machine's clock.
  server = await startTestApp({ now: new Date().toISOString(), env: { WEB_ROOT: web.folder } });
  admin = await server.owner({ email: 'operator@example.com' });
  await query(server.config.databaseUrl, 'update credentials set is_platform_admin = true');
});

afterAll(async () => {
  await server.stop();
  await web.remove();
});

const start = () => startCanary(web.folder, 'dana', 'crm', CANARY, 10);
const look = async () => {
  server.clock.set(new Date().toISOString());
  await server.app.get(CanaryWatch).look();
};
const canary = async () => {
  const { body } = await admin.get<Schemas['PlatformReleases']>('/api/platform/releases');
  return body.remotes[0]?.canary;
};

/** @param network one of two hundred and fifty-six, where it comes from */
async function report(
  version: string,
  loads: number,
  failures: number,
  network = 1,
  { ms = 300, kind = 'load' } = {},
): Promise<void> {
  server.clock.set(new Date().toISOString());
  const visitor = server.visitor(`198.51.${network}.7`);
  for (let left = loads; left > 0; left -= 20) {
    const some = Array(Math.min(left, 20)).fill({ remote: 'crm', version, ms });
    await visitor.post('/api/client-loads', { loads: some });
  }
  for (let nth = 0; nth < failures; nth++) {
    await visitor.post('/api/client-reports', { remote: 'crm', version, traceId: `t${nth}`, kind });
  }
}

const mails = () =>
  query<{ recipient: string; subject: string }>(
    server.config.databaseUrl,
    `select recipient, subject from mails where subject like '%canary%'`,
  );

it('takes nothing back for what a single network says', async () => {
  await start();
  await report(STABLE, 60, 0);
  await report(STABLE, 40, 1, 2);
  await report(CANARY, 60, 0, 2);
  await look();
  expect(await canary()).toEqual({ version: CANARY, percent: 10 });

  await report(CANARY, 0, 90, 3);
  await look();
  expect(await canary()).toEqual({ version: CANARY, percent: 10 });

  await start();
  await report(STABLE, 60, 0);
  await report(STABLE, 60, 0, 2);
  await report(CANARY, 60, 0, 2);
  await report(CANARY, 200, 0, 3, { ms: 9_000 });
  await look();
  expect(await canary()).toEqual({ version: CANARY, percent: 10 });
});

it('takes back a canary that fails more, tells the administrators once, and says why', async () => {
  await start();
  await report(STABLE, 60, 0);
  await report(STABLE, 60, 1, 2);
  for (const network of [1, 2, 3]) await report(CANARY, 30, 10, network);
  await Promise.all([look(), look()]);
  await look();
  expect(await canary()).toEqual({
    version: CANARY,
    percent: 0,
    halt: {
      at: expect.any(String),
      reason:
        'More fails than with the stable version: 30 failures in 90 loads (25.0 %), stable 1 failure in 120 loads (0.8 %).',
    },
  });
  expect(await mails()).toEqual([
    { recipient: 'operator@example.com', subject: 'The canary of crm was halted' },
  ]);
});

it('takes back a canary whose pages throw while they are shown, and none that throws as stable does', async () => {
  await start();
  const kind = 'render';
  for (const network of [4, 5, 6]) {
    await report(STABLE, 30, 5, network, { kind });
    await report(CANARY, 30, 5, network, { kind });
  }
  await look();
  expect(await canary()).toEqual({ version: CANARY, percent: 10 });
  for (const network of [4, 5, 6]) await report(CANARY, 0, 20, network, { kind });
  await look();
  expect(await canary()).toMatchObject({
    percent: 0,
    halt: { reason: expect.stringContaining('75 failures in 90 loads') as string },
  });
});

it('leaves it to an administrator who starts it again: then only what happens from then on counts', async () => {
  await admin.post('/api/platform/releases/crm/canary', { version: CANARY, percent: 5 });
  await look();
  expect(await canary()).toEqual({ version: CANARY, percent: 5 });
  await admin.post('/api/platform/releases/crm/canary', { version: CANARY, percent: 0 });
  expect(await canary()).toEqual({ version: CANARY, percent: 0 });
});
