import { Gauge, type Registry } from 'prom-client';

/** State of a connection pool. */
export interface PoolState {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
}

const FIGURES = [
  ['connections', 'Open connections', (pool: PoolState) => pool.totalCount],
  ['idle_connections', 'Open connections that are idle', (pool: PoolState) => pool.idleCount],
  ['max_connections', 'Largest number of open connections', (pool: PoolState) => pool.options.max],
  ['waiting', 'Requests waiting for a connection', (pool: PoolState) => pool.waitingCount],
] as const;

export function addPoolMetrics(registry: Registry, pools: Map<string, PoolState>): void {
  for (const [name, help, read] of FIGURES) {
    new Gauge({
      name: `clearcoat_database_pool_${name}`,
      help: `${help}, by pool`,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [pool, state] of pools) this.set({ pool }, read(state));
      },
    });
  }
}
