import type { Sql } from '../database/index.js';
import type { QueueState } from '../metrics/index.js';

/** Cache time of the statistics, so that frequent scrapes cause no extra queries. */
const LOOKED_EVERY_MS = 5_000;

const STATES = `
  select name as queue,
    count(*) filter (where state < 'active')::integer as waiting,
    count(*) filter (where state = 'active')::integer as active,
    coalesce(extract(epoch from
      now() - min(start_after) filter (where state < 'active' and start_after <= now())
    ), 0)::double precision as "oldestSeconds"
  from pgboss.job
  where state < 'completed'
  group by name`;

/** Cached queue statistics. */
export function queueLook(sql: Sql, names: string[]): () => Promise<QueueState[]> {
  let known: Promise<QueueState[]> | undefined;
  let since = 0;
  return () => {
    const now = performance.now();
    if (!known || now - since > LOOKED_EVERY_MS) {
      since = now;
      known = lookAt(sql, names);
    }
    return known;
  };
}

async function lookAt(sql: Sql, names: string[]): Promise<QueueState[]> {
  const found = await sql<QueueState>(STATES);
  const empty = { waiting: 0, active: 0, oldestSeconds: 0 };
  return names.map((queue) => found.find((state) => state.queue === queue) ?? { queue, ...empty });
}
