import { fastify } from 'fastify';
import { parseConfig } from '../config/config.js';
import { fastifyOptions } from './http-rules.js';

const DATABASE_URL = 'postgres://clearcoat@localhost/clearcoat';

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
