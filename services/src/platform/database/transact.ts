import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { asExchange } from './trace-statements.js';
import type { Sql } from './sql.js';

/** The current statement fails anyway if the connection is lost. */
const ignore = () => undefined;

/**
 * Runs a transaction. `begin` and the first query of `work` are sent in one write. A failed rollback
 * removes the connection from the pool.
 */
export async function transact<T>(
  pool: pg.Pool,
  begin: string,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  client.on('error', ignore);
  try {
    sendTogether(client);
    const [, result] = await Promise.all([client.query(begin), work(sqlOn(client))]);
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
 * Read-only transaction in one round trip: begin, all queries of `work`, and commit are sent together.
 * After a failed query, the commit becomes a rollback.
 */
export async function exchange<T>(
  pool: pg.Pool,
  begin: string,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  return asExchange(() => sendWhole(client, begin, work));
}

async function sendWhole<T>(
  client: pg.PoolClient,
  begin: string,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  client.on('error', ignore);
  sendTogether(client);
  const begun = client.query(begin);
  const answer = askAtOnce(client, work);
  const ended = client.query('commit');
  // Waits for all parts before the connection is released.
  const [, , end] = await Promise.allSettled([begun, answer, ended]);
  client.off('error', ignore);
  client.release(end.status === 'rejected' ? (end.reason as Error) : undefined);
  const [, answered] = await Promise.all([begun, answer, ended]);
  return answered;
}

/** Rejects queries after the first await, since they would run outside the transaction. */
async function askAtOnce<T>(client: pg.PoolClient, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = sqlOn(client);
  let isOver = false;
  const answer = work((text, parameters) => {
    if (isOver) throw new Error('Asked after waiting: this takes a read in steps.');
    return sql(text, parameters);
  });
  isOver = true;
  return await answer;
}

/**
 * Sends all queries of this turn in one write. A write per query would cost more than anything else in
 * sending it.
 */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

export const sqlOn =
  (client: pg.Pool | pg.ClientBase): Sql =>
  async <Row>(text: string, parameters?: unknown[]) =>
    (await client.query(text, parameters?.map(sendable))).rows as Row[];

/** pg would format dates by hand in the machine's time zone. */
const sendable = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
