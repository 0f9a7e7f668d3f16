import { fromPostgres } from './postgres-errors.js';

it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01'])(
  'a database that went away in the middle (%s) is something to try again',
  (code) => {
    expect(fromPostgres(Object.assign(new Error('lost'), { code }))?.statusCode).toBe(503);
  },
);

it('what nobody has foreseen is our own fault', () => {
  expect(fromPostgres(Object.assign(new Error('?'), { code: '42601' }))).toBeUndefined();
});
