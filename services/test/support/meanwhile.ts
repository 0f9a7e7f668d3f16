import pg from 'pg';
import { nodesOf } from './database.js';

const WAITING = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Until one transaction waits for another, wherever their rows are, or what should wait is done without. It looks over
 * connections of its own: within a transaction PostgreSQL keeps to what it saw first.
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
 * Does something while somebody else's change is not yet committed: the change is made, then `work`
 * begins and comes to wait for it, then it is committed. `whileWaiting` looks on in between.
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
