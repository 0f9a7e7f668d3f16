import { ModulesContainer } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { ACCESS } from '../../src/platform/auth-guard/decorators.js';
import { PERMISSIONS, permissionsOf } from '../../src/platform/auth-guard/permissions.js';
import type { Role } from '../../src/platform/tenancy/roles.js';
import { query } from '../support/database.js';
import { isFreeText, isOfPlatform, routesOf, type Route } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';

let server: TestApp;
let routes: Route[];
let owner: Visitor;

beforeAll(async () => {
  server = await startTestApp({ env: { WORKER: '1' } });
  routes = routesOf(server.app);
  owner = await server.owner();
  // An administrator passes every permission check and reaches each route's own checks.
  await query(server.config.databaseUrl, 'update credentials set is_platform_admin = true');
});

afterAll(() => server.stop());

const at = ({ path }: Route, id: string) => path.replaceAll(/\{\w+\}/g, id);

/** Names of a controller's route handlers. */
function handlersOf(controller: { prototype: object; name: string }): string[] {
  const methods = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype));
  return methods
    .filter(([name]) => name !== 'constructor')
    .filter(([, { value }]) => typeof value === 'function' && Reflect.hasMetadata('path', value))
    .map(([name]) => name);
}

describe('the route table', () => {
  it('says of every handler who may use it, and describes each', () => {
    const modules = [...server.app.get(ModulesContainer).values()];
    const controllers = modules.flatMap((each) => [...each.controllers.values()]);
    const handlers = controllers.flatMap(({ metatype }) => {
      const controller = metatype as unknown as { prototype: object; name: string };
      return handlersOf(controller).map((name) => ({
        name: `${controller.name}.${name}`,
        method: Reflect.get(controller.prototype, name) as object,
      }));
    });
    const open = handlers.filter(({ method }) => !Reflect.hasMetadata(ACCESS, method));
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(handlers).toHaveLength(routes.length);
    expect(handlers.length).toBeGreaterThan(20);
  });

  it('answers 401 without a session, and with one that does not exist, on every closed route', async () => {
    const closed = routes.filter(({ isPublic }) => !isPublic);
    expect(closed.length).toBeGreaterThan(15);
    for (const cookie of ['', 'session=made-up', `session=${'x'.repeat(3000)}`]) {
      for (const route of closed) {
        const stranger = server.visitor();
        stranger.cookie = cookie;
        const body = route.body ? {} : undefined;
        const answer = await stranger.send<Schemas['ErrorBody']>(
          route.method,
          at(route, randomUUID()),
          body,
        );
        expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 401]);
        expect(answer.body.code).toBe('unauthenticated');
      }
    }
  });

  it('keeps the platform from the owners of businesses', async () => {
    const other = await server.owner();
    const platform = routes.filter(isOfPlatform);
    expect(platform.length).toBeGreaterThan(5);
    for (const route of platform) {
      const { status } = await other.send(route.method, at(route, randomUUID()));
      expect([route.path, status]).toEqual([route.path, 403]);
    }
  });

  it('gives each role what it needs, and the platform to its administrator alone', () => {
    const missing = (role: Role, isPlatformAdmin = false) => {
      const allowed = permissionsOf({ role, isPlatformAdmin });
      return PERMISSIONS.filter((name) => !allowed.includes(name));
    };
    expect(missing('owner')).toEqual(['platform:manage']);
    expect(missing('manager')).toEqual(['business:manage', 'platform:manage']);
    expect(missing('staff')).toEqual([
      'revenue:read',
      'settings:write',
      'users:manage',
      'data:export',
      'business:manage',
      'platform:manage',
    ]);
    expect(permissionsOf({ role: 'technician', isPlatformAdmin: false })).toEqual([
      'own-jobs:work',
      'account:manage',
      'assistant:use',
    ]);
    expect(missing('staff', true)).toEqual([]);
  });
});

describe('bad input', () => {
  const expectRefused = (
    route: Route,
    what: string,
    { status, body }: { status: number; body: Schemas['ErrorBody'] },
    allowed: number[] = [],
  ) => {
    const where = `${route.method} ${route.path} with ${what}`;
    if (allowed.includes(status)) return;
    expect([where, status >= 400 && status < 500]).toEqual([where, true]);
    expect([where, body.statusCode]).toEqual([where, status]);
    expect(body.message).toEqual(expect.stringMatching(/\S/));
    expect(body.error).toBe(body.message);
    expect(body.requestId).toEqual(expect.any(String));
  };

  const writes = () => routes.filter(({ method }) => method === 'POST' || method === 'PUT');
  const withBody = () => routes.filter(({ body }) => body);
  const json = { 'content-type': 'application/json' };

  it('in the form of the body is a 4xx with a sentence', async () => {
    const bodies = [
      '{',
      '{"a":}',
      '[]',
      '"text"',
      '7',
      'null,',
      '\u0000',
      '{"__proto__":{"a":1}}',
      '{"constructor":1,"toString":2}',
    ];
    for (const route of withBody()) {
      for (const body of bodies) {
        const answer = await owner.sendRaw<Schemas['ErrorBody']>(
          route.method,
          at(route, randomUUID()),
          body,
          json,
        );
        // An empty body is valid here: it marks all as read.
        const mayBeEmpty = route.path === '/api/notifications/read';
        expectRefused(route, body, answer, mayBeEmpty ? [200] : []);
      }
    }
  });

  it('of another content type is a 415, and too large a 413', async () => {
    const large = JSON.stringify({ notes: 'x'.repeat(1024 * 1024) });
    for (const route of writes()) {
      const path = at(route, randomUUID());
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]) {
        const answer = await owner.sendRaw(route.method, path, 'a=1', { 'content-type': type });
        // The key is checked before the content type.
        const isKeyed = route.path === '/api/publish' && type.startsWith('multipart');
        // The provider of text messages sends forms, which this one has not signed.
        const isUnsigned = route.path.startsWith('/api/webhooks/') && type.includes('urlencoded');
        const refused = isKeyed ? 401 : isUnsigned ? 403 : 415;
        expect([route.path, type, answer.status]).toEqual([route.path, type, refused]);
      }
      const answer = await owner.sendRaw(route.method, path, large, json);
      expect([route.path, answer.status]).toEqual([route.path, 413]);
    }
  });

  const PARTS = [0, 1, 2, 3, 4, 5];
  // Split into parts, because ten values for every field of every route take long.
  it.each(PARTS)('in any field is a 4xx (routes, part %i)', async (part) => {
    const values = [
      [],
      ['a'],
      {},
      { a: 1 },
      7,
      -1e308,
      true,
      '\u0000',
      'x\u0000y',
      'é'.repeat(20_000),
    ];
    const document = (
      await owner.get<{ components: { schemas: Record<string, Route['body']> } }>(
        '/api/openapi.json',
      )
    ).body;
    for (const route of withBody().filter((_, index) => index % PARTS.length === part)) {
      const name = route.body?.$ref?.split('/').at(-1) ?? '';
      for (const field of Object.keys(document.components.schemas[name]?.properties ?? {})) {
        const send = async (value: unknown) => {
          const path = at(route, randomUUID());
          const sent = { [field]: value };
          const answer = await owner.send<Schemas['ErrorBody']>(route.method, path, sent);
          const what = `${field} = ${JSON.stringify(value).slice(0, 20)}`;
          // A shop may be closed all week, and text messages may be on.
          const isRight =
            (route.path === '/api/hours' && what === 'ranges = []') ||
            (route.path === '/api/messages/number' && value === true);
          expectRefused(route, what, answer, isRight ? [200] : []);
        };
        await Promise.all(values.map(send));
      }
    }
  });

  it('in the query is a 4xx, or harmless', async () => {
    const values = ['%00', 'a%00b', '%ff', 'x'.repeat(5000), '-1', '1e400', '99999999999999999999'];
    for (const route of routes.filter(({ method, query }) => method === 'GET' && query.length)) {
      for (const { name, schema } of route.query) {
        for (const value of values) {
          const query = `${name}=${value}`;
          const answer = await owner.get(`${at(route, randomUUID())}?${query}`);
          expectRefused(route, query, answer, isFreeText(schema) ? [200] : []);
        }
        const twice = await owner.get(`${at(route, randomUUID())}?${name}=a&${name}=b`);
        expectRefused(route, `${name} twice`, twice);
      }
    }
  });

  it('in ids is a 404, whatever they are', async () => {
    const ids = [
      '1',
      'undefined',
      '%00',
      "'--",
      'x'.repeat(90),
      randomUUID(),
      randomUUID().toUpperCase(),
    ];
    const valid = {
      name: 'A B',
      phone: '1',
      contactId: randomUUID(),
      otherId: randomUUID(),
      serviceId: 's1',
      date: '2026-06-18',
      duration: 60,
      price: 1,
      firstName: 'A',
      lastName: 'B',
      email: 'nobody@example.com',
      role: 'staff',
      mapping: { name: 0, phone: 1 },
      duplicates: 'skip',
      make: 'Kia',
      street: '14 Elm St',
      fromDate: '2026-06-18',
      toDate: '2026-06-18',
      kind: 'van',
      colour: 'blue',
      everyWeeks: 4,
      notes: '',
      label: 'Two-bucket wash',
      done: true,
      ...{ channel: 'sms', text: 'Hi', about: 'x', upTo: randomUUID() },
    };
    const kindIn = (path: string) => path.endsWith('/messages') && { kind: 'scheduled' };
    const form = { kind: 'before', photo: new Uint8Array(1) };
    for (const route of routes.filter(({ path }) => path.includes('{id}'))) {
      for (const id of ids) {
        const path = at(route, id);
        const answer = route.isForm
          ? await owner.sendForm(route.method, path, form)
          : await owner.send<Schemas['ErrorBody']>(
              route.method,
              path,
              route.body && { ...valid, ...kindIn(route.path) },
            );
        expect([route.method, route.path, id, answer.status]).toEqual([
          route.method,
          route.path,
          id,
          404,
        ]);
        expectRefused(route, id, answer);
      }
    }
  });

  it('outside of any route is a JSON 404', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/contacts/a/b', '/api/%2e%2e/x']) {
      const { status, body } = await owner.get(path);
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
    expect((await owner.get('/api/%')).status).toBe(400);
    expect((await owner.send('PATCH', '/api/contacts', {})).status).toBeGreaterThanOrEqual(400);
  });
});
