import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { query } from '../support/database.js';
import { routesOf, type Route } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Visitor } from '../support/visitor.js';

let server: TestApp;
let root: string;
let routes: Route[];
let person: Visitor;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'clearcoat-web-'));
  await mkdir(path.join(root, 'pages'));
  await writeFile(path.join(root, 'pages/@home.html'), '<title>Clearcoat</title>');
  const env = { WEB_ROOT: root, RATE_LIMIT_SCALE: '1000000', WORKER: '1' };
  server = await startTestApp({ env });
  routes = routesOf(server.app).filter(({ path: pattern }) => pattern.startsWith('/api/'));
  person = await server.owner();
  await query(server.config.databaseUrl, 'update credentials set is_platform_admin = true');
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const pathOf = ({ path: pattern }: Route) => pattern.replaceAll(/\{\w+\}/g, () => randomUUID());
/** The same path with percent-encoded letters. */
const encoded = (address: string) => [
  address.replace('/api/', '/%61pi/'),
  address.replace('/api/', '/a%70i/'),
  address.replace('/api/', '/%61%70%69/'),
];

const asVisitor = () => {
  const visitor = server.visitor();
  visitor.cookie = person.cookie;
  return visitor;
};

describe('a form of another site', () => {
  const writes = () => routes.filter(({ method }) => method !== 'GET');

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('with %j reaches no write, however its address is written', async (headers) => {
    expect(writes().length).toBeGreaterThan(30);
    for (const route of writes()) {
      for (const address of [pathOf(route), ...encoded(pathOf(route))]) {
        const json = { 'content-type': 'application/json', ...headers };
        const { status } = await asVisitor().sendRaw(route.method, address, '{}', json);
        expect([route.method, address, status]).toEqual([route.method, address, 403]);
      }
    }
  });

  it('of a kind that a form can send reaches no write either', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; b=x'];
    const taking = [
      '/api/user/photo',
      '/api/careers/applications',
      '/api/contacts/imports',
      '/api/publish',
    ];
    for (const route of writes().filter(({ method }) => method !== 'DELETE')) {
      if (taking.includes(route.path)) continue;
      for (const address of [pathOf(route), ...encoded(pathOf(route))]) {
        for (const type of types) {
          const headers = { 'content-type': type };
          const { status } = await asVisitor().sendRaw(route.method, address, 'a=1', headers);
          // Only the provider of text messages sends forms, and signs them.
          const isHook = route.path.startsWith('/api/webhooks/') && type.includes('urlencoded');
          const refused = isHook ? 403 : 415;
          expect([route.method, address, type, status]).toEqual([
            ...[route.method, address, type, refused],
          ]);
        }
      }
    }
    expect((await person.get('/api/session')).body).toMatchObject({ user: expect.anything() });
  });
});

describe('an answer of the API', () => {
  /** Content-addressed, so a cached response is always the right one. */
  const kept = ['/api/user/photo/{id}'];

  it('is kept by nobody, and taken for nothing else than it is', async () => {
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      for (const address of [pathOf(route), ...encoded(pathOf(route))]) {
        for (const visitor of [asVisitor(), server.visitor()]) {
          const { headers } = await visitor.get<unknown>(address);
          if (!kept.includes(route.path)) {
            expect([address, headers.get('cache-control')]).toEqual([address, 'no-store']);
          }
          expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff']);
        }
      }
    }
  });

  it('gives back what looks like a script as text', async () => {
    const script = '<img src=x onerror=alert(1)>"\'</script>';
    const contact = await person.addContact({ name: script, notes: script });
    const { headers, body } = await person.get<{ name: string }>(`/api/contacts/${contact.id}`);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body.name).toBe(script);
    const missing = await person.get(`/api/${encodeURIComponent(script)}`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect(JSON.stringify(missing.body)).not.toContain('onerror');
  });
});

it.each(['//', '///', '//evil.example/%2e%2e', '/%2f', '/\\evil.example', '/%5c%5cevil.example'])(
  'the odd address %s is no fault of ours, and leads nowhere',
  async (address) => {
    const answer = await server.visitor().get<unknown>(address, { headers: { accept: '*/*' } });
    expect([200, 404]).toContain(answer.status);
    expect(answer.headers.get('location')).toBeNull();
  },
);
