import { Gauge, type Registry } from 'prom-client';

/** Queue state of all processes, read from the database. */
export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  /** Time since the oldest waiting job was due. */
  oldestSeconds: number;
}

/** @param look answers nothing in a process that does no jobs; throws where the database cannot be asked */
export function addQueueMetrics(registry: Registry, look: () => Promise<QueueState[]>): void {
  const known = () => look().catch((): QueueState[] => []);
  const registers = [registry];
  new Gauge({
    name: 'clearcoat_jobs',
    help: 'Queued and running jobs in the database; every process reports the same',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const states = await known();
      this.reset();
      for (const { queue, waiting, active } of states) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'active' }, active);
      }
    },
  });
  new Gauge({
    name: 'clearcoat_job_oldest_waiting_seconds',
    help: 'Seconds since the oldest queued job in the database was due',
    labelNames: ['queue'],
    registers,
    async collect() {
      const states = await known();
      this.reset();
      for (const { queue, oldestSeconds } of states) this.set({ queue }, oldestSeconds);
    },
  });
}
