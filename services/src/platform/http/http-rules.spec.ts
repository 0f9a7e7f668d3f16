import { fastify, type InjectOptions } from 'fastify';
import { parseConfig } from '../config/config.js';
import { fastifyOptions } from './http-rules.js';

const DATABASE_URL = 'postgres://clearcoat@localhost/clearcoat';

const PRINCIPAL = { businessId: 'b1', userId: 'u1', firstName: 'Ana', email: 'ana@example.com' };

/** Log lines of requests, one of them by the user Ana. */
async function linesOf(...asked: InjectOptions[]) {
  const lines: string[] = [];
  const { logger, ...options } = fastifyOptions(parseConfig({ DATABASE_URL, LOG_LEVEL: 'info' }));
  const stream = { write: (line: string) => void lines.push(line) };
  const server = fastify({ ...options, logger: { ...(logger as object), stream } });
  server.get('/api/contacts/:id', (request) => {
    Object.assign(request, { principal: PRINCIPAL });
    return { name: 'Ana Ruiz' };
  });
  for (const each of asked) await server.inject(each);
  await server.close();
  return lines;
}

it('logs of a request its id, route, status, time, and whose it is by ids, and nothing else', async () => {
  const headers = {
    cookie: 'session=secret',
    authorization: 'Bearer secret',
    'x-request-id': 'r1',
    'user-agent': 'secret',
  };
  const [line, ...others] = await linesOf({
    url: '/api/contacts/secret?search=secret',
    remoteAddress: '192.0.2.77',
    headers,
  });
  expect(others).toEqual([]);
  const { level, reqId, res, msg, responseTime } = JSON.parse(line ?? '');
  expect({ level, reqId, msg, ...res }).toEqual({
    level: 30,
    reqId: 'r1',
    msg: 'request completed',
    method: 'GET',
    route: '/api/contacts/:id',
    statusCode: 200,
    businessId: 'b1',
    userId: 'u1',
    remoteNetwork: '192.0.2.0/24',
  });
  expect(responseTime).toBeGreaterThan(0);
  expect(line).not.toMatch(/secret|192\.0\.2\.77|Ana|ana@|Ruiz/);
});

it('logs of what nobody answers neither its address nor a whole IPv6 address', async () => {
  const lines = await linesOf({
    url: '/auth/ana@example.com?invite=secret',
    remoteAddress: '2001:db8:1:2:3:4:5:77',
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '').res).toEqual({
    method: 'GET',
    route: 'unmatched',
    statusCode: 404,
    remoteNetwork: '2001:db8:1::/48',
  });
  expect(lines.join()).not.toMatch(/secret|ana@|:5:77/);
});

it('logs an error of the database without what people typed', () => {
  const { logger } = fastifyOptions(parseConfig({ DATABASE_URL }));
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = fastify({ logger: { ...(logger as object), stream } });
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    query: 'insert into contacts values ($1)',
    parameters: ['Ana Ruiz'],
    driverError: { detail: 'Key (email)=(ana@example.com) already exists.' },
  });
  log.error({ err: error }, 'conflict');
  expect(lines.join()).toContain('duplicate key');
  expect(lines.join()).not.toMatch(/Ana|ana@/);
});
