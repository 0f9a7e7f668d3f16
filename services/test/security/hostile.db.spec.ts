import { randomUUID } from 'node:crypto';
import { describeApi } from '../../src/platform/openapi/document.js';
import { query } from '../support/database.js';
import { bodyFor, target } from '../support/bodies.js';
import { routesOf, type Route, type Schema } from '../support/routes.js';
import { registration, startTestApp, type TestApp } from '../support/test-app.js';
import type { Answer, Schemas, Visitor } from '../support/visitor.js';

/** Hostile values as raw JSON, since some cannot be produced by JSON.stringify. */
const HOSTILE = {
  NUL: String.raw`"a\u0000b"`,
  'half of an emoji': String.raw`"a\ud83d"`,
  'the other half': String.raw`"\ude00b"`,
  'an emoji cut at the longest': JSON.stringify(`${'x'.repeat(79)}😀`),
  'marks that turn text around': String.raw`"\u202e\u2066evil"`,
  SQL: `"'; drop table users; --"`,
  'a pattern for like': '"%_\\\\"',
  'a very long text': `"${'é'.repeat(20_000)}"`,
  nothing: 'null',
  'an empty text': '""',
  'a list': '["a"]',
  'a list of lists': '[[[[[]]]]]',
  'an object': '{"$gt":""}',
  'an object with a method': '{"toString":"x","valueOf":1}',
  'too large a number': '1e400',
  'the largest number': '1.7976931348623157e308',
  'a number below the smallest': '-99999999999999999999',
  'no day of the year': '"2026-02-30"',
  'a day after all': '"275761-01-01"',
  yes: 'true',
} as const;

/** Internals that no answer may contain. */
const INTERNAL = /node_modules|\.[jt]s:\d|select .+ from|insert into|syntax error|clearcoat_/i;

let server: TestApp;
let routes: Route[];
let person: Visitor;
let schemas: Record<string, Schema>;
let known: Record<string, unknown>;

beforeAll(async () => {
  server = await startTestApp({
    env: { RATE_LIMIT_SCALE: '1000000', WORKER: '1' },
  });
  routes = routesOf(server.app);
  schemas = describeApi(server.app).components?.schemas as Record<string, Schema>;
  person = await server.owner(registration());
  const contact = await person.addContact();
  await person.addAppointment({ contactId: contact.id });
  known = { contactId: contact.id };
  // An administrator passes every permission check and reaches each route's own checks.
  await query(server.config.databaseUrl, 'update credentials set is_platform_admin = true');
});

afterAll(() => server.stop());

type Failure = Answer<Schemas['ErrorBody']>;

const isReadable = ({ status, body }: Failure) =>
  body.statusCode === status &&
  body.error === body.message &&
  /\S/.test(body.message) &&
  !INTERNAL.test(JSON.stringify(body));

/**
 * Expects no server error, and a readable message for a refusal. Four calls of `expect` for each of
 * these thousands of answers would take a tenth of the time.
 */
function expectHandled(what: string, answer: Failure): void {
  const { status } = answer;
  if (status < 400 || (status < 500 && isReadable(answer))) return;
  throw new Error(`${what}: ${status} ${JSON.stringify(answer.body)}`);
}

/** Routes that delete the business or end the session on success. */
const ENDS = new Set(['/api/business', '/api/user/sessions', '/api/user/password', '/api/logout']);
const ofRoutes = (each: (route: Route) => boolean) =>
  routes.filter((route) => !ENDS.has(route.path) && each(route));

const pathOf = ({ path }: Route) => path.replaceAll(/\{\w+\}/g, () => randomUUID());

async function inTurns<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** JSON of a body with one field replaced. */
function withField(body: object, field: string, json: string): string {
  const others = Object.entries(body).filter(([name]) => name !== field);
  const rest = others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${[...rest, `${JSON.stringify(field)}:${json}`].join(',')}}`;
}

const asVisitor = () => {
  // A separate cookie jar, since some answers replace the cookie.
  const visitor = server.visitor();
  visitor.cookie = person.cookie;
  return visitor;
};

const send = (route: Route, path: string, json?: string) =>
  asVisitor().sendRaw<Schemas['ErrorBody']>(route.method, path, json, {
    ...(json !== undefined && { 'content-type': 'application/json' }),
  });

describe('whatever is sent', () => {
  it('in any field of any body', async () => {
    const cases = ofRoutes(({ body }) => body !== undefined).flatMap((route) => {
      const body = bodyFor(schemas, route.body ?? {}, known) as object;
      const fields = Object.keys(target(schemas, route.body ?? {}).properties ?? {});
      return fields.flatMap((field) =>
        Object.entries(HOSTILE).map(([name, json]) => ({
          route,
          what: `${route.method} ${route.path}: ${field} is ${name}`,
          json: withField(body, field, json),
        })),
      );
    });
    expect(cases.length).toBeGreaterThan(1000);
    await inTurns(cases, async ({ route, what, json }) =>
      expectHandled(what, await send(route, pathOf(route), json)),
    );
  });

  it('as the body itself', async () => {
    const bodies = [
      ...Object.values(HOSTILE),
      '['.repeat(5000) + ']'.repeat(5000),
      '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
      `[${'1,'.repeat(200_000)}1]`,
      `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join(',')}}`,
      '{"__proto__":{"isPlatformAdmin":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '\ufeff{}',
      '{"a":1}{"b":2}',
    ];
    const cases = ofRoutes(({ body }) => body !== undefined).flatMap((route) =>
      bodies.map((json) => ({ route, json })),
    );
    await inTurns(cases, async ({ route, json }) => {
      const what = `${route.method} ${route.path}: ${json.slice(0, 30)}`;
      const answer = await send(route, pathOf(route), json);
      expectHandled(what, answer);
      if (/^(\[{9}|({"a":){9}|\[(1,){9})/.test(json)) {
        expect([what, answer.status, answer.body.code]).toEqual([what, 400, 'too_deep']);
      }
    });
    expect(({} as { isPlatformAdmin?: boolean }).isPlatformAdmin).toBeUndefined();
  });

  it('in any query', async () => {
    const values = [
      '%00',
      'a%00b',
      '%ff%fe',
      '%ED%A0%BD',
      '%F0%9F%98%80',
      "';--",
      '%25',
      '[]',
      '-1',
      '1e400',
      '99999999999999999999',
      'x'.repeat(3000),
      Buffer.from(JSON.stringify({ id: 'x', at: 'x', key: '\u0000' })).toString('base64url'),
      Buffer.from('["\ud83d"]').toString('base64url'),
    ];
    const cases = ofRoutes(({ query }) => query.length > 0).flatMap((route) =>
      route.query.flatMap(({ name }) => [
        ...values.map((value) => ({ route, query: `${name}=${value}` })),
        ...['[]', '[a]', '[__proto__]', '.a'].map((suffix) => ({
          route,
          query: `${name}${suffix}=1`,
        })),
        { route, query: `${name}=1&${name}=2` },
      ]),
    );
    await inTurns(cases, async ({ route, query }) =>
      expectHandled(
        `${route.method} ${route.path}?${query.slice(0, 40)}`,
        await send(route, `${pathOf(route)}?${query}`, route.body && '{}'),
      ),
    );
  });

  it('in any part of a path', async () => {
    const parts = [
      '%00',
      '%ff',
      '%ED%A0%BD',
      '..%2f..%2fetc',
      '%5c',
      "'--",
      '[]',
      'x'.repeat(3000),
    ];
    const cases = ofRoutes(({ path }) => path.includes('{')).flatMap((route) =>
      parts.map((part) => ({ route, path: route.path.replaceAll(/\{\w+\}/g, part) })),
    );
    await inTurns(cases, async ({ route, path }) => {
      const body = bodyFor(schemas, route.body ?? {}, known);
      const json = route.body && JSON.stringify(body);
      expectHandled(`${route.method} ${path.slice(0, 60)}`, await send(route, path, json));
    });
  });

  it('in any header that means something', async () => {
    const values = ['\u00ff', '"', '*', ',', '"1", "2"', '-1', 'x'.repeat(3000)];
    const headers = ['if-match', 'idempotency-key', 'clearcoat-via', 'x-forwarded-for', 'cookie'];
    const cases = headers.flatMap((name) => values.map((value) => ({ [name]: value })));
    await inTurns(cases, async (header) => {
      const input = { name: 'A B', phone: '1' };
      const answer = await asVisitor().post('/api/contacts', input, { headers: header });
      expectHandled(JSON.stringify(header), answer);
    });
  });
});
