import { Injectable } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { PlatformDatabase, type Sql } from '../database/index.js';
import { tracing } from '../tracing/index.js';
import { queueLook } from './queue-look.js';

/** Each queue has a table of its own, made by a migration, and its way to try again. */
export const QUEUES = {
  // Eight more tries: after half a minute, a minute, two … and so over some two hours.
  mail: { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
  // Where its process was killed, another takes it up when the two minutes are over.
  import: { retryLimit: 3, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 },
  // May take many minutes: its process says all along that it is at it.
  export: { retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
} as const;
export type QueueName = keyof typeof QUEUES;

const HOUR_SECONDS = 60 * 60;
/** How often one of the replicas looks for jobs whose process has gone. */
const LOOKED_FOR_SECONDS = 10;

const through = (sql: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await sql<never>(text, values),
  }),
});

/**
 * Jobs are rows in the same database, so that they come to be with the transaction that asks for
 * them, or not at all. A job is nothing but an id, and the trace that led to it; what it is about stays where it is.
 */
@Injectable()
export class JobQueue {
  /** Not for sending: whoever does a job fetches, completes and fails it here. */
  readonly boss: PgBoss;
  /** What waits, of all processes. */
  readonly look: ReturnType<typeof queueLook>;

  constructor(private readonly db: PlatformDatabase) {
    this.look = queueLook(db.sql, Object.keys(QUEUES));
    this.boss = new PgBoss({
      db: through(db.sql),
      // Its tables come with our migrations, and there is nothing on a schedule.
      migrate: false,
      schedule: false,
      maintenanceIntervalSeconds: LOOKED_FOR_SECONDS,
      archiveCompletedAfterSeconds: HOUR_SECONDS,
      archiveFailedAfterSeconds: 24 * HOUR_SECONDS,
      deleteAfterDays: 7,
    });
  }

  /** Inside the caller's transaction, in any role. The same id is one job, however often sent. */
  async send(sql: Sql, name: QueueName, id: string): Promise<void> {
    const parent = tracing()?.traceparent();
    const data = parent === undefined ? undefined : { traceparent: parent };
    await this.boss.insert([{ name, id, data, ...QUEUES[name] }], { db: through(sql) });
  }

  /** The time that a job may take begins anew. */
  async prolong(name: QueueName, id: string): Promise<void> {
    await this.db.sql(
      `update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active'`,
      [name, id],
    );
  }
}
