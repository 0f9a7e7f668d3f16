import pg from 'pg';
import type { Cluster } from './cluster.js';

const RESTARTS = 3;
const WITHIN_MS = 5 * 60 * 1000;

interface GuardianEvents {
  restarted(): void;
  gaveUp(reason: string): void;
}

/**
 * Watches the server by an open connection. When the connection breaks, the server is restarted; after
 * too many failures it is given up.
 */
export class Guardian {
  private client?: pg.Client;
  private stopped = false;
  private readonly restarts: number[] = [];

  constructor(
    private readonly cluster: Cluster,
    private readonly events: GuardianEvents,
  ) {}

  async watch(): Promise<void> {
    const client = new pg.Client({ connectionString: this.cluster.url(), keepAlive: true });
    client.on('error', () => undefined); // 'end' follows
    client.once('end', () => void this.recover());
    await client.connect();
    this.client = client;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.client?.end();
  }

  private async recover(): Promise<void> {
    if (this.stopped) return;
    const now = Date.now();
    this.restarts.push(now);
    if (this.restarts.filter((at) => now - at < WITHIN_MS).length > RESTARTS) {
      return this.events.gaveUp('PostgreSQL keeps going away');
    }
    try {
      if (!(await this.cluster.isRunning())) await this.cluster.restart();
      await this.watch();
      this.events.restarted();
    } catch (error) {
      this.events.gaveUp(error instanceof Error ? error.message : String(error));
    }
  }
}
