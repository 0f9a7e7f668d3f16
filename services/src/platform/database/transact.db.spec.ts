import { Socket } from 'node:net';
import pg from 'pg';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { exchange, transact } from './transact.js';

let url: string;
let pool: pg.Pool;
let writes = 0;

class CountedSocket extends Socket {
  override _write(...input: Parameters<Socket['_write']>): void {
    writes += 1;
    super._write(...input);
  }

  override _writev(...input: Parameters<NonNullable<Socket['_writev']>>): void {
    writes += 1;
    super._writev?.(...input);
  }
}

beforeAll(async () => {
  url = await createDatabase();
  const stream = () => new CountedSocket();
  pool = new pg.Pool({ connectionString: url, max: 1, pipeline: true, stream });
  // `pool.end` does not wait until the server has closed the connection.
  pool.on('error', () => undefined);
});

beforeEach(async () => {
  await pool.query('select 1');
  writes = 0;
});

afterAll(async () => {
  await pool.end();
  await dropDatabase(url);
});

// Both rely on the socket of pg's connection.
it('a read is sent in one write', async () => {
  const read = await exchange(pool, 'begin', (sql) =>
    Promise.all([sql('select 1 as one'), sql('select $1::int as two', [2])]),
  );
  expect([read, writes]).toEqual([[[{ one: 1 }], [{ two: 2 }]], 1]);
});

it('a transaction begins in the write of its first query', async () => {
  expect(await transact(pool, 'begin', (sql) => sql('select 1 as one'))).toEqual([{ one: 1 }]);
  // The second one is the commit.
  expect(writes).toBe(2);
});
