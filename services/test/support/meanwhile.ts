import pg from 'pg';
import { nodesOf } from './database.js';

const WAITING = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Waits until a transaction waits for another on any node, or until the work is done. It uses separate
 * connections, because statistics are frozen within a transaction.
 */
export async function someoneWaits(url: string, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  const clients = nodesOf(url).map((connectionString) => new pg.Client({ connectionString }));
  try {
    for (const client of clients) await client.connect();
    const isWaiting = async () => {
      const found = await Promise.all(clients.map((client) => client.query(WAITING)));
      return found.some(({ rows }) => rows.length > 0);
    };
    while (!isDone && !(await isWaiting()));
  } finally {
    for (const client of clients) await client.end();
  }
}

/**
 * Runs `work` while a conflicting change is uncommitted. The change is made, `work` starts and waits
 * for it, then the change is committed. `whileWaiting` runs in between.
 */
export async function meanwhile<T>(
  url: string,
  change: { text: string; parameters: unknown[] },
  work: () => Promise<T>,
  whileWaiting?: () => Promise<unknown>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(change.text, change.parameters);
    const result = work();
    await someoneWaits(url, result);
    await whileWaiting?.();
    await client.query('commit');
    return await result;
  } finally {
    await client.end();
  }
}
