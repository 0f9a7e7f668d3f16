import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { FakeWebRoot } from '../../../test/support/web-root.js';
import { inSentences } from './release-errors.js';

type Overview = Schemas['PlatformReleases'];
type Change = Schemas['ReleaseChange'];

const BASE = '/api/platform/releases';
const EMAIL = 'operator@example.com';

let web: FakeWebRoot;
let server: TestApp;
let admin: Visitor;

async function startWithAdministrator(env: Record<string, string>): Promise<[TestApp, Visitor]> {
  const started = await startTestApp({ env });
  const person = await started.owner({ email: EMAIL });
  await query(started.config.databaseUrl, 'update credentials set is_platform_admin = true');
  return [started, person];
}

beforeAll(async () => {
  web = await FakeWebRoot.create();
  [server, admin] = await startWithAdministrator({ WEB_ROOT: web.folder });
});

afterAll(async () => {
  await server.stop();
  await web.remove();
});

beforeEach(async () => {
  const older = await web.put('1.0.0', { publishedAt: '2026-06-17T11:00:00.000Z' });
  await web.runs(await web.put('1.1.0'), older);
});

const overview = async () => (await admin.get<Overview>(BASE)).body;
const crm = ({ remotes: [first] }: Overview) => first;
const latest = async () => (await admin.get<Change[]>(`${BASE}/history?limit=1`)).body[0];
const post = (action: string, body: object = {}) =>
  admin.post<Overview & Schemas['ErrorBody']>(`${BASE}/crm/${action}`, body);

it('tells what is published', async () => {
  const { status, body } = await admin.get<Overview>(BASE);
  expect(status).toBe(200);
  expect(body).toEqual({
    revision: 'r1',
    shell: {
      version: '1.0.0-shell',
      contract: '1.1.0',
      publishedAt: '2026-06-17T12:00:00.000Z',
      shared: [{ name: 'react', version: '19.3.1' }],
      errors: [],
    },
    remotes: [
      {
        name: 'crm',
        stable: '1.1.0',
        previous: '1.0.0',
        canary: null,
        versions: [
          {
            version: '1.1.0',
            contract: '^1.0.0',
            publishedAt: '2026-06-17T12:00:00.000Z',
            kilobytes: 12.1,
          },
          expect.objectContaining({ version: '1.0.0' }),
        ],
        shared: [{ name: 'react', range: '^19.0.0' }],
        loads: [],
        errors: [],
      },
    ],
  });
});

it('is for administrators of the platform alone', async () => {
  const owner = await server.owner();
  const staff = await server.owner({ email: 'staff@example.com' });
  await query(
    server.config.databaseUrl,
    `update users set role = 'staff' where email = 'staff@example.com'`,
  );
  const before = await web.registry();
  const version = { version: '1.0.0', percent: 10, from: '1.1.0' };
  const people: [Visitor, number][] = [
    [owner, 403],
    [staff, 403],
    [server.visitor(), 401],
  ];
  for (const [person, refused] of people) {
    expect((await person.get(BASE)).status).toBe(refused);
    expect((await person.get(`${BASE}/history`)).status).toBe(refused);
    for (const action of ['promote', 'canary', 'rollback']) {
      expect((await person.post(`${BASE}/crm/${action}`, version)).status).toBe(refused);
    }
  }
  expect(await web.registry()).toBe(before);
});

it('tries a version on some businesses, gives it to everyone, and goes back', async () => {
  await web.put('1.2.0');
  const tried = await post('canary', { version: '1.2.0', percent: 10 });
  expect([tried.status, crm(tried.body)]).toEqual([
    200,
    expect.objectContaining({ stable: '1.1.0', canary: { version: '1.2.0', percent: 10 } }),
  ]);
  const promoted = await post('promote', { version: '1.2.0' });
  expect([promoted.status, crm(promoted.body)]).toEqual([
    200,
    expect.objectContaining({ stable: '1.2.0', previous: '1.1.0', canary: null }),
  ]);
  const back = await post('rollback', { from: '1.2.0' });
  expect([back.status, crm(back.body)]).toEqual([
    200,
    expect.objectContaining({ stable: '1.1.0', previous: '1.2.0' }),
  ]);
  expect(JSON.parse(await web.registry())).toMatchObject({ revision: back.body.revision });
});

it('keeps a canary prepared for nobody', async () => {
  const { body } = await post('canary', { version: '1.0.0', percent: 0 });
  expect(crm(body)?.canary).toEqual({ version: '1.0.0', percent: 0 });
});

it('remembers who it was', async () => {
  await post('canary', { version: '1.0.0', percent: 25 });
  const at = expect.any(String) as string;
  const change = { at, by: EMAIL, app: 'crm' };
  expect(await latest()).toEqual({
    ...change,
    action: 'canary',
    from: null,
    to: '1.0.0',
    percent: 25,
  });
  await post('rollback', { from: '1.1.0' });
  expect(await latest()).toEqual({
    ...change,
    action: 'rollback',
    from: '1.1.0',
    to: '1.0.0',
    percent: null,
  });
});

it('does not go where the live shell cannot follow', async () => {
  await web.put('2.0.0', { contract: '^2.0.0' });
  const before = await web.registry();
  for (const action of ['promote', 'canary']) {
    const { status, body } = await post(action, { version: '2.0.0', percent: 5 });
    expect([action, status]).toEqual([action, 409]);
    expect(body.message).toBe(
      'This does not fit what is running, so nothing was changed (contract: wants ^2.0.0, the shell offers 1.1.0).',
    );
  }
  expect(await web.registry()).toBe(before);
});

it('says what there is not', async () => {
  const answers = [
    await post('promote', { version: '7.0.0' }),
    await admin.post(`${BASE}/shop/rollback`, { from: '1.0.0' }),
    await admin.post(`${BASE}/shop/promote`, { version: '1.0.0' }),
    await post('promote', { version: '1.1.0' }),
    await post('canary', { version: '1.1.0', percent: 5 }),
    await post('rollback', { from: '1.0.0' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [404, 'Version 7.0.0 of crm was not found.'],
    [404, 'This remote was not found.'],
    [404, 'This remote was not found.'],
    [409, "crm 1.1.0 is everyone's version already."],
    [409, expect.stringContaining('Roll back first')],
    [409, expect.stringContaining('crm is at 1.1.0 now, no longer at 1.0.0')],
  ]);
});

it.each([
  ['promote', {}, 'Please say which version.'],
  ['promote', { version: '../1.0.0' }, 'Version must be one such as 1.4.2-1a2b3c4d'],
  ['promote', { version: '..' }, 'Version must be one such as 1.4.2-1a2b3c4d'],
  ['canary', { version: '1.0.0', percent: 101 }, 'Percent must be a whole number from 0 to 100'],
  ['canary', { version: '1.0.0', percent: -1 }, 'Percent must be a whole number from 0 to 100'],
  ['rollback', {}, 'Please say which version.'],
  ['rollback', { from: '../1.0.0' }, 'From must be one such as 1.4.2-1a2b3c4d'],
  ['canary', { version: '1.0.0' }, 'Please say for how many of a hundred businesses.'],
])('%s with %j is refused', async (action, body, sentence) => {
  const before = await web.registry();
  const answer = await post(action, body);
  expect([answer.status, answer.body.message]).toEqual([422, sentence]);
  expect(await web.registry()).toBe(before);
});

describe('what browsers say', () => {
  const visitor = () => server.visitor();
  const load = (version: string, ms: number) => ({ remote: 'crm', version, ms });
  const fail = (version: string, traceId: string) =>
    visitor().post('/api/client-reports', { remote: 'crm', version, traceId, reason: 'Gone' });

  it('is told by version: how long it took, what failed', async () => {
    const loads = [...Array(19)].map((_, index) => load('1.1.0', (index + 1) * 10));
    await visitor().post('/api/client-loads', { loads: [...loads, load('1.1.0', 5000)] });
    await visitor().post('/api/client-loads', { loads: [load('1.0.0', 7), load('made-up', 1)] });
    for (let count = 1; count <= 12; count += 1) {
      await fail('1.0.0', `t${count}`);
      server.clock.advance({ seconds: 1 });
    }
    await visitor().post('/api/client-reports', {
      remote: 'shell',
      version: 'unknown',
      traceId: 's1',
    });
    expect((await overview()).shell?.errors).toEqual([
      expect.objectContaining({ version: 'unknown', traceId: 's1' }),
    ]);
    const found = crm(await overview());
    expect(found?.loads).toEqual([
      { version: '1.1.0', count: 20, p50Ms: 105, p95Ms: 431, failures: 0 },
      { version: '1.0.0', count: 1, p50Ms: 7, p95Ms: 7, failures: 12 },
    ]);
    expect(found?.errors.map(({ traceId }) => traceId)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((count) => `t${count}`),
    );
    expect(found?.errors[0]).toEqual({
      at: '2026-06-17T15:00:11.000Z',
      version: '1.0.0',
      reason: 'Gone',
      traceId: 't12',
    });
  });

  it('counts for a day and is listed for a week', async () => {
    server.clock.advance({ hours: 25 });
    await fail('1.1.0', 'late');
    const found = crm(await overview());
    expect(found?.loads).toEqual([{ version: '1.1.0', count: 0, p50Ms: 0, p95Ms: 0, failures: 1 }]);
    expect(found?.errors).toHaveLength(10);
  });
});

describe('a server that has no web folder to write to', () => {
  it('answers what there is, and changes nothing', async () => {
    const [other, person] = await startWithAdministrator({});
    try {
      const empty = { revision: '', shell: null, remotes: [] };
      expect((await person.get(BASE)).body).toEqual(empty);
      expect((await person.get(`${BASE}/history`)).body).toEqual([]);
      const { status, body } = await person.post(`${BASE}/crm/rollback`, {
        from: '1.1.0',
      });
      expect([status, body.message]).toEqual([409, expect.stringContaining('npm run mfe')]);
    } finally {
      await other.stop();
    }
  });

  it('says so when the folder is read-only; a fault of ours stays one', async () => {
    const failWith = (error: Error) => inSentences(() => Promise.reject(error));
    const readOnly = Object.assign(new Error('EROFS'), { code: 'EROFS' });
    await expect(failWith(readOnly)).rejects.toMatchObject({ details: { statusCode: 409 } });
    await expect(failWith(new TypeError('oops'))).rejects.toThrow(TypeError);
  });
});
