import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { asExchange } from './trace-statements.js';
import type { Sql } from './sql.js';

/** Of a connection that is lost, the statement at hand fails anyway. */
const ignore = () => undefined;

/**
 * One transaction on a connection of the pool, begun in one write with what `work` asks first; it is committed,
 * or undone when the work fails. A connection that cannot even do that does not go back to the pool.
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
 * A transaction that only reads, sent whole: its beginning, what `work` asks, and its end leave together, and
 * nobody waits for one to send the next. After a query that failed the database undoes instead of committing.
 *
 * @param first asked before the transaction begins
 */
export async function exchange<T, F = undefined>(
  pool: pg.Pool,
  begin: string,
  work: (sql: Sql) => Promise<T>,
  first?: (sql: Sql) => Promise<F>,
): Promise<[F | undefined, T]> {
  const client = await pool.connect();
  return asExchange(() => sendWhole(client, begin, work, first));
}

async function sendWhole<T, F>(
  client: pg.PoolClient,
  begin: string,
  work: (sql: Sql) => Promise<T>,
  first?: (sql: Sql) => Promise<F>,
): Promise<[F | undefined, T]> {
  client.on('error', ignore);
  sendTogether(client);
  const looked = first?.(sqlOn(client));
  const begun = client.query(begin);
  const answer = askAtOnce(client, work);
  const ended = client.query('commit');
  // All of it is over before the connection goes back.
  const over = await Promise.allSettled([begun, looked, answer, ended]);
  client.off('error', ignore);
  const end = over[3];
  client.release(end.status === 'rejected' ? (end.reason as Error) : undefined);
  const [, told, answered] = await Promise.all([begun, looked, answer, ended]);
  return [told, answered];
}

/** What were asked later would be outside of the transaction. */
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
 * What is asked until this turn ends leaves in one write. By itself every query is written on its own, which
 * costs more than all else that is done to ask it.
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

/** pg would write an instant in the zone of the computer, by hand. */
const sendable = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
