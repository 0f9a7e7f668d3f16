import { randomUUID } from 'node:crypto';
import { createApp } from '../../src/app.js';
import { permissionsOf, type Permission } from '../../src/platform/auth-guard/permissions.js';
import { ROLES } from '../../src/platform/tenancy/roles.js';
import { describeApi } from '../../src/platform/openapi/document.js';
import { bodyFor } from '../support/bodies.js';
import { query } from '../support/database.js';
import { isFreeText, routesOf, type Route, type Schema } from '../support/routes.js';
import { registration, startTestApp, type TestApp } from '../support/test-app.js';
import { Visitor, type Schemas } from '../support/visitor.js';

let server: TestApp;
let routes: Route[];
let schemas: Record<string, Schema>;

beforeAll(async () => {
  server = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000', WORKER: '1' } });
  routes = routesOf(server.app);
  schemas = describeApi(server.app).components?.schemas as Record<string, Schema>;
});

/** Additional servers, closed even after a failed test. */
const opened: { close(): Promise<unknown> }[] = [];

afterAll(async () => {
  await Promise.all(opened.map((replica) => replica.close()));
  await server.stop();
});

const pathOf = ({ path }: Route) => path.replaceAll(/\{\w+\}/g, () => randomUUID());

const profileOf = async (person: Visitor) =>
  (await person.get<Schemas['UserProfile']>('/api/user/profile')).body;

/** Permissions of the routes by their OpenAPI description. */
function neededBy(server: TestApp): Map<string, Permission> {
  const { paths } = describeApi(server.app) as unknown as {
    paths: Record<string, Record<string, { responses: Record<string, { description?: string }> }>>;
  };
  const needed = new Map<string, Permission>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      const [, permission] = /^Needs (\S+)$/.exec(responses['403']?.description ?? '') ?? [];
      if (permission) needed.set(`${method.toUpperCase()} ${path}`, permission as Permission);
    }
  }
  return needed;
}

describe('a lower role', () => {
  it('is refused at every route it has no permission for, before anything of it is read', async () => {
    const owner = await server.owner();
    const needed = neededBy(server);
    expect(needed.size).toBeGreaterThan(40);
    for (const role of ROLES) {
      const person = role === 'owner' ? owner : await server.colleague(owner, role);
      const allowed = permissionsOf({ role, isPlatformAdmin: false });
      for (const route of routes) {
        const permission = needed.get(`${route.method} ${route.path}`);
        if (!permission || allowed.includes(permission)) continue;
        const { status } = await person.send(route.method, pathOf(route), route.body && {});
        expect([role, route.method, route.path, status]).toEqual([
          role,
          route.method,
          route.path,
          403,
        ]);
      }
    }
  });

  it('becomes none of a higher one by saying so', async () => {
    const owner = await server.owner();
    const staff = await server.colleague(owner, 'staff');
    const { id, businessId, email } = await profileOf(staff);
    const more = { id: randomUUID(), businessId: randomUUID(), role: 'owner' };
    const input = { firstName: 'Ben', email, ...more, isPlatformAdmin: true, emailConfirmed: true };
    expect((await staff.put('/api/user/profile', input)).status).toBe(200);
    expect(await profileOf(staff)).toMatchObject({
      id,
      businessId,
      role: 'staff',
      isPlatformAdmin: false,
      emailConfirmed: false,
    });
  });
});

describe('fields nobody asked for', () => {
  it('open no business with powers', async () => {
    const person = server.visitor();
    const businessId = randomUUID();
    const more = { businessId, role: 'staff', plan: 'enterprise', sandbox: true };
    const extra = { isPlatformAdmin: true, emailConfirmed: true, emailConfirmedAt: '2020-01-01' };
    await person.post('/api/register', { ...registration(), ...more, ...extra });
    const profile = await profileOf(person);
    expect(profile).toMatchObject({ isPlatformAdmin: false, emailConfirmed: false, role: 'owner' });
    expect(profile.businessId).not.toBe(businessId);
    expect((await person.get<{ plan: string }>('/api/plan')).body.plan).toBe('trial');
  });

  it('plant nothing with another business, through any write', async () => {
    const [ours, theirs] = [await server.owner(), await server.owner()];
    const victim = await profileOf(theirs);
    const contact = await ours.addContact();
    const rowsOf = async () => {
      const counts: Record<string, unknown> = {};
      for (const table of ['contacts', 'appointments', 'services', 'users', 'notifications']) {
        const [row] = await query<{ all: string }>(
          server.config.databaseUrl,
          `select coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as all
           from ${table} t where business_id = $1`,
          [victim.businessId],
        );
        counts[table] = row?.all;
      }
      return counts;
    };
    const before = await rowsOf();
    const planted = {
      businessId: victim.businessId,
      business_id: victim.businessId,
      userId: victim.id,
      user: { businessId: victim.businessId },
    };
    const writes = routes.filter(({ body, isPublic }) => body !== undefined && !isPublic);
    for (const route of writes.filter(({ path }) => path !== '/api/business')) {
      const body = bodyFor(schemas, route.body ?? {}, { contactId: contact.id }) as object;
      await ours.send(route.method, pathOf(route), { ...body, ...planted });
    }
    expect(await rowsOf()).toEqual(before);
  });
});

describe("another business's", () => {
  it('place in a list is only a place in the own one', async () => {
    const [ours, theirs] = [await server.owner(), await server.owner()];
    for (const name of ['Ana A', 'Ben B', 'Cleo C']) await theirs.addContact({ name });
    await ours.addContact({ name: 'Our Own' });
    const page = await theirs.get<Schemas['Contact'][]>('/api/contacts?limit=1');
    const cursor = /[?&]cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(cursor).not.toBe('');
    const stolen = await ours.get<Schemas['Contact'][]>(`/api/contacts?limit=5&cursor=${cursor}`);
    const names = stolen.body.map(({ name }) => name);
    expect(names.every((name) => name === 'Our Own')).toBe(true);
  });

  it('id in a body is one that does not exist', async () => {
    const [ours, theirs] = [await server.owner(), await server.owner()];
    const contact = await theirs.addContact({ name: 'Secret Customer' });
    const job = { contactId: contact.id, serviceId: 's1', date: '2026-06-18' };
    const times = { startTime: '12:00', endTime: '13:00', status: 'scheduled' };
    const answer = await ours.post('/api/appointments', { ...job, ...times });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer.body)).not.toContain('Secret');
  });
});

describe('SQL', () => {
  it('in a search is text like any other, and so are the signs of a pattern', async () => {
    const owner = await server.owner();
    await owner.addContact({ name: '100% Shine_Co', phone: '1' });
    await owner.addContact({ name: 'Nobody Else', phone: '2' });
    const found = async (search: string) =>
      (
        await owner.get<Schemas['Contact'][]>(
          `/api/contacts?search=${encodeURIComponent(search)}&limit=10`,
        )
      ).body.map(({ name }) => name);
    expect(await found('%')).toEqual(['100% Shine_Co']);
    expect(await found('_')).toEqual(['100% Shine_Co']);
    for (const text of ["' or '1'='1", "'; delete from contacts; --", '\\', "\\' or true --"]) {
      expect([text, await found(text)]).toEqual([text, []]);
    }
    expect(await found('Nobody')).toEqual(['Nobody Else']);
  });

  it('in what a list is ordered or narrowed by is refused', async () => {
    const owner = await server.owner();
    const attacks = ['name;drop table contacts', 'name desc', '(select 1)', 'id', '1', '"name"'];
    for (const route of routes.filter(
      ({ method, query: names }) => method === 'GET' && names.length,
    )) {
      for (const { name, schema } of route.query) {
        for (const attack of attacks) {
          const address = `${pathOf(route)}?${name}=${encodeURIComponent(attack)}`;
          const { status } = await owner.get(address);
          const isPlain = /limit$/i.test(name) || name === 'page';
          if (isPlain && attack === '1') continue;
          const isFine = status < 500 && (status >= 400 || isFreeText(schema));
          expect([address, isFine]).toEqual([address, true]);
        }
      }
    }
    expect((await owner.get('/api/contacts')).status).toBe(200);
  });
});

describe('a session', () => {
  it('that somebody was given before signing in is not the one after', async () => {
    const input = registration();
    await server.owner(input);
    const attacker = await server.owner();
    const victim = server.visitor();
    for (const planted of [attacker.cookie, 'session=chosen-by-somebody-else']) {
      victim.cookie = planted;
      await victim.post('/api/login', input);
      expect(victim.cookie).not.toBe(planted);
      const thief = server.visitor();
      thief.cookie = planted;
      const { body } = await thief.get<Schemas['SessionState']>('/api/session');
      expect(body.user?.email).not.toBe(input.email);
    }
  });

  it('that ended in one replica changes nothing in any, and reads nothing a second later', async () => {
    const replica = await createApp(server.config, server.clock);
    opened.push(replica);
    await replica.listen(0, '127.0.0.1');
    const elsewhere = new Visitor(await replica.getUrl());
    const owner = await server.owner();
    const staff = await server.colleague(owner, 'manager');
    elsewhere.cookie = staff.cookie;
    expect((await elsewhere.get('/api/admin/users')).status).toBe(200);
    const { id, email } = await profileOf(staff);
    await owner.put(`/api/admin/users/${id}`, { firstName: 'Ben', email, role: 'staff' });
    expect((await elsewhere.delete(`/api/admin/users/${id}`)).status).toBe(403);
    server.clock.advance({ seconds: 1 });
    expect((await elsewhere.get('/api/admin/users')).status).toBe(403);
    const { cookie } = staff;
    elsewhere.cookie = cookie;
    expect((await elsewhere.get('/api/contacts')).status).toBe(200);
    await staff.post('/api/logout');
    elsewhere.cookie = cookie;
    expect((await elsewhere.post('/api/contacts', { name: 'Too Late' })).status).toBe(401);
    elsewhere.cookie = cookie;
    server.clock.advance({ seconds: 1 });
    expect((await elsewhere.get('/api/contacts')).status).toBe(401);
  });

  it('is not found by a token that is nearly right, twice there, or somewhere else', async () => {
    const owner = await server.owner();
    const [, token = ''] = owner.cookie.split('=');
    for (const cookie of [
      `session=${token.slice(1)}`,
      `session=${token}x`,
      `session=${token.toUpperCase()}`,
      `Session=${token}`,
      `__Host-session=${token}`,
      `session=; session=${token}x`,
    ]) {
      const thief = server.visitor();
      thief.cookie = cookie;
      expect([cookie, (await thief.get('/api/contacts')).status]).toEqual([cookie, 401]);
    }
    const elsewhere: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { 'x-session': token },
    ];
    for (const headers of elsewhere) {
      expect((await server.visitor().get('/api/contacts', { headers })).status).toBe(401);
    }
    expect((await server.visitor().get(`/api/contacts?session=${token}`)).status).toBe(401);
  });
});

describe('who has an account', () => {
  it('is told by no answer but that of registering, which is limited', async () => {
    const known = registration();
    await server.owner(known);
    const unknown = registration();
    const bodies = (email: string): [string, object][] => [
      ['/api/login', { email, password: 'guess' }],
      ['/api/password/forgot', { email }],
      ['/api/newsletter', { email }],
    ];
    for (const [index, [path]] of bodies('').entries()) {
      const answers = [];
      for (const email of [known.email, unknown.email]) {
        const { status, body } = await server.visitor().post(path, bodies(email)[index]?.[1]);
        const { requestId: _requestId, ...rest } = body;
        answers.push({ status, ...rest });
      }
      expect([path, answers[0]]).toEqual([path, answers[1]]);
    }
  });
});

/** Calendar clients can send only a URL, so this secret is in the path; our logs omit it. */
const CALENDAR = '/api/public/calendar/{token}';

it('no route takes a secret in its path, where logs would keep it', () => {
  const others = routes.filter(({ path }) => path !== CALENDAR);
  expect(others).toHaveLength(routes.length - 1);
  const names = others.flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  );
  expect([...new Set(names)].sort()).toEqual([
    ...['channel', 'id', 'language', 'occasion', 'photoId', 'placeId', 'remote', 'slug', 'step'],
    'vehicleId',
  ]);
  const asked = new Set(routes.flatMap((route) => route.query.map(({ name }) => name)));
  for (const secret of ['token', 'password', 'code', 'email', 'session']) {
    expect([secret, asked.has(secret)]).toEqual([secret, false]);
  }
});
