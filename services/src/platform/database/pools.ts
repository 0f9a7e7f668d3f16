import type pg from 'pg';

export const SESSION_SETTINGS = {
  /** Milliseconds: statements that hang, and transactions that somebody forgot, end by themselves. */
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  /** What is asked for is in memory or on a disk without a head: a row by an index costs hardly more than the next one. */
  random_page_cost: 1.1,
  /** Who asks takes one processor, not three: others ask at the same time, and to begin takes longer than most of it. */
  max_parallel_workers_per_gather: 0,
};

const SESSION_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

export interface PoolSizes {
  /** For what belongs to one business, read or written. */
  businesses: number;
  platform: number;
  readiness: 1;
}

/**
 * How the connections of one process are shared out. Their sum is what was asked for, so that an
 * operator can add up the processes and stay below the server's `max_connections`.
 */
export function poolSizes(connections: number): PoolSizes {
  const readiness = 1;
  const platform = Math.max(1, Math.floor((connections - readiness) / 4));
  return { businesses: connections - readiness - platform, platform, readiness };
}

export function poolConfig(connectionString: string, max: number): pg.PoolConfig {
  return { connectionString, max, connectionTimeoutMillis: 10_000, options: SESSION_OPTIONS };
}
