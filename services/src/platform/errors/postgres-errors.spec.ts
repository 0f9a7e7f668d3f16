import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { fromPostgres } from './postgres-errors.js';

it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_DESTROYED', 'ETIMEDOUT', '57P01'])(
  'a database that went away in the middle (%s) is something to try again',
  (code) => {
    expect(fromPostgres(Object.assign(new Error('lost'), { code }))?.statusCode).toBe(503);
  },
);

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Received unexpected commandComplete message from backend.',
])('so is one of which the driver says: %s', (message) => {
  expect(fromPostgres(new Error(message))?.statusCode).toBe(503);
});

it.each([new QueryRunnerAlreadyReleasedError(), new QueryRunnerProviderAlreadyReleasedError()])(
  'so is what TypeORM makes of it: %p',
  (error) => {
    expect(fromPostgres(error)?.statusCode).toBe(503);
  },
);

it('what nobody has foreseen is our own fault', () => {
  expect(fromPostgres(Object.assign(new Error('?'), { code: '42601' }))).toBeUndefined();
});
