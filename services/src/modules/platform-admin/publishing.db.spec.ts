import { pack } from '@clearcoat/federation/bundle';
import type { Release } from '@clearcoat/federation/release';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { FakeWebRoot } from '../../../test/support/web-root.js';

const KEY = 'the-key-of-crm';
const ENTRY = 'var mfe_crm;';
const integrity = `sha384-${createHash('sha384').update(ENTRY).digest('base64')}`;

let web: FakeWebRoot;
let dist: string;
let server: TestApp;

beforeAll(async () => {
  web = await FakeWebRoot.create();
  dist = await mkdtemp(path.join(tmpdir(), 'clearcoat-dist-'));
  await writeFile(path.join(dist, 'remoteEntry.js'), ENTRY);
  const hash = createHash('sha256').update(KEY).digest('hex');
  server = await startTestApp({ env: { WEB_ROOT: web.folder, PUBLISH_KEYS: `crm:${hash}` } });
});

afterAll(async () => {
  await server.stop();
  await web.remove();
  await rm(dist, { recursive: true });
});

beforeEach(async () => {
  const older = await web.put('1.0.0', { publishedAt: '2026-06-17T11:00:00.000Z' });
  await web.runs(await web.put('1.1.0'), older);
});

const built = (version: string, values: Partial<Release> = {}): Release =>
  web.release(version, { integrity, files: { 'remoteEntry.js': integrity }, ...values });

interface Answer {
  message?: string;
  name?: string;
  version?: string;
  notes?: string[];
}

async function send(bytes: Uint8Array, key = KEY): Promise<[number, Answer]> {
  const body = new FormData();
  body.append('bundle', new Blob([bytes]), 'bundle.json.gz');
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${server.url}/api/publish`, { method: 'POST', headers, body });
  return [answer.status, (await answer.json()) as Answer];
}

const registry = async () =>
  JSON.parse(await web.registry()) as { remotes: Record<string, { version: string }>[] };

it('a team publishes its remote, for everyone or for some', async () => {
  const [status, { name, version, notes }] = await send(pack({ dist, release: built('1.2.0') }));
  expect([status, name, version, notes]).toEqual([200, 'crm', '1.2.0', []]);
  expect((await registry()).remotes).toMatchObject([
    { stable: { version: '1.2.0', integrity }, previous: { version: '1.1.0' } },
  ]);
  const entry = path.join(web.folder, 'remotes/crm/1.2.0/remoteEntry.js');
  expect(await readFile(entry, 'utf8')).toBe(ENTRY);
  await send(pack({ dist, release: built('1.3.0') }, 10));
  expect((await registry()).remotes).toMatchObject([
    { stable: { version: '1.2.0' }, canary: { version: '1.3.0', percent: 10 } },
  ]);
  expect(await readdir(path.join(web.folder, 'releases'))).not.toContainEqual(
    expect.stringContaining('upload-'),
  );
});

it('nobody else does, and it publishes no other remote', async () => {
  const before = await web.registry();
  const bundle = pack({ dist, release: built('1.4.0') });
  for (const key of ['', 'wrong', KEY.toUpperCase()]) {
    const [status, { message }] = await send(bundle, key);
    expect([status, message]).toEqual([401, expect.stringContaining('key of your team')]);
  }
  const other = { name: 'shop', entry: '/remotes/shop/1.4.0/remoteEntry.js' };
  const [status, { message }] = await send(pack({ dist, release: built('1.4.0', other) }));
  expect([status, message]).toEqual([403, 'The key is of crm: it cannot publish shop.']);
  expect(await web.registry()).toBe(before);
});

it('what is no version, or does not fit, changes nothing', async () => {
  const before = await web.registry();
  const [status, { message }] = await send(Buffer.from('hello'));
  expect([status, message]).toEqual([400, expect.stringContaining('This is no version')]);
  const misfit = built('2.0.0', { contract: '^2.0.0' });
  const [refused, answer] = await send(pack({ dist, release: misfit }));
  expect([refused, answer.message]).toEqual([
    409,
    expect.stringContaining('contract: wants ^2.0.0'),
  ]);
  expect(await web.registry()).toBe(before);
});
