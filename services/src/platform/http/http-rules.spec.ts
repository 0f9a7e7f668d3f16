import { fastify } from 'fastify';
import { parseConfig } from '../config/config.js';
import { fastifyOptions } from './http-rules.js';

const DATABASE_URL = 'postgres://clearcoat@localhost/clearcoat';

it('logs of a request neither who it is nor what stands in its query', () => {
  const lines: string[] = [];
  const { logger } = fastifyOptions(parseConfig({ DATABASE_URL, LOG_LEVEL: 'info' }));
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = fastify({ logger: { ...(logger as object), stream } });
  const headers = { cookie: 'session=secret', authorization: 'Bearer secret' };
  for (const ip of ['192.0.2.77', '2001:db8:1:2:3:4:5:77']) {
    const url = '/auth?invite=secret';
    log.info({ req: { id: 'r1', method: 'GET', url, ip, headers } }, 'incoming request');
  }
  expect(lines.join()).toContain('"path":"/auth"');
  expect(lines.join()).toContain('192.0.2.0/24');
  expect(lines.join()).toContain('2001:db8:1::/48');
  expect(lines.join()).not.toMatch(/secret|192\.0\.2\.77|:5:77/);
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
