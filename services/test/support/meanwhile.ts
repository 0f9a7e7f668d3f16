import pg from 'pg';

const WAITING = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Within a transaction PostgreSQL keeps to the connections it found when it was first asked: one that is opened
 * after that, and waits, would never be seen.
 */
async function isSomebodyWaiting(client: pg.Client): Promise<boolean> {
  await client.query('select pg_stat_clear_snapshot()');
  return (await client.query(WAITING)).rows.length > 0;
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
    let isOver = false;
    void result.finally(() => (isOver = true)).catch(() => undefined);
    while (!isOver && !(await isSomebodyWaiting(client)));
    await whileWaiting?.();
    await client.query('commit');
    return await result;
  } finally {
    await client.end();
  }
}
