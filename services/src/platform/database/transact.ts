import type { Duplex } from 'node:stream';
import type pg from 'pg';
import type { Sql } from './sql.js';

/** Of a connection that is lost, the statement at hand fails anyway. */
const ignore = () => undefined;

/**
 * One transaction on a connection of the pool. `work` begins it; it is committed, or undone when the
 * work fails. A connection that cannot even do that does not go back to the pool.
 */
export async function transact<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  client.on('error', ignore);
  try {
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((problem: Error) => (broken = problem));
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

/**
 * What is asked until this turn ends leaves in one write. By itself every query is written on its own, which
 * costs more than all else that is done to ask it.
 */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

export const sqlOn =
  (client: pg.Pool | pg.ClientBase): Sql =>
  async <Row>(text: string, parameters?: unknown[]) =>
    (await client.query(text, parameters)).rows as Row[];
