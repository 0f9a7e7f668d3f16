import type pg from 'pg';

export const SESSION_SETTINGS = {
  /** Timeouts in milliseconds for hanging statements and forgotten transactions. */
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  /** Data is in memory or on an SSD, where random access costs little more than sequential access. */
  random_page_cost: 1.1,
  /**
   * Parallel query is off: requests run concurrently anyway, and starting workers takes longer than
   * most queries.
   */
  max_parallel_workers_per_gather: 0,
};

const SESSION_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

export interface PoolSizes {
  /** Connections for tenant data. */
  businesses: number;
  platform: number;
  readiness: 1;
}

/**
 * Distribution of a process's connections among its pools. The sum is the configured number, so an
 * operator can add up processes to stay below `max_connections`.
 */
export function poolSizes(connections: number): PoolSizes {
  const readiness = 1;
  const platform = Math.max(1, Math.floor((connections - readiness) / 4));
  return { businesses: connections - readiness - platform, platform, readiness };
}

export function poolConfig(connectionString: string, max: number): pg.PoolConfig {
  return { connectionString, max, connectionTimeoutMillis: 10_000, options: SESSION_OPTIONS };
}
