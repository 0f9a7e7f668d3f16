import { Injectable } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { PlatformDatabase, type Sql } from '../database/index.js';
import { tracing } from '../tracing/index.js';
import { queueLook } from './queue-look.js';

/** Queues with their retry settings. Each has its own table, created by a migration. */
export const QUEUES = {
  // Eight retries with backoff from half a minute, over some two hours.
  mail: { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
  // A queue apart from `mail`, so that many reminders delay no password reset.
  message: { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
  // If its process is killed, another one takes the job over after two minutes.
  import: { retryLimit: 3, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 },
  // An export may take many minutes; its process extends the deadline while it works.
  export: { retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  // Retried after one and two minutes; then the next hour's job follows.
  hourly: { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 120 },
} as const;
export type QueueName = keyof typeof QUEUES;

const HOUR_SECONDS = 60 * 60;
/** Interval of the check for jobs whose process is gone. */
const LOOKED_FOR_SECONDS = 10;

const through = (sql: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await sql<never>(text, values),
  }),
});

/**
 * Job queue in the same database, so that a job is committed with the transaction that requests it. A
 * job holds only an id, its trace and at most a key; the data stays in its own table.
 */
@Injectable()
export class JobQueue {
  /** Used by the worker to fetch, complete and fail jobs. Not for sending. */
  readonly boss: PgBoss;
  /** Queue statistics of all processes. */
  readonly look: ReturnType<typeof queueLook>;

  constructor(private readonly db: PlatformDatabase) {
    this.look = queueLook(db.sql, Object.keys(QUEUES));
    this.boss = new PgBoss({
      db: through(db.sql),
      // Our migrations create its tables, and no schedules are used.
      migrate: false,
      schedule: false,
      maintenanceIntervalSeconds: LOOKED_FOR_SECONDS,
      archiveCompletedAfterSeconds: HOUR_SECONDS,
      archiveFailedAfterSeconds: 24 * HOUR_SECONDS,
      deleteAfterDays: 7,
    });
  }

  /**
   * Adds a job in the caller's transaction, under any role. A repeated id stays one job.
   *
   * @param key - passed on to the handler, such as the business of the row
   */
  async send(sql: Sql, name: QueueName, id: string, key?: string): Promise<void> {
    const parent = tracing()?.traceparent();
    const data = parent === undefined ? undefined : { traceparent: parent };
    const singletonKey = key;
    await this.boss.insert([{ name, id, data, singletonKey, ...QUEUES[name] }], {
      db: through(sql),
    });
  }

  /** Adds a job for each key that has none yet in the current period, counted from the epoch. */
  async sendOnceIn(periodMs: number, name: QueueName, keys: string[]): Promise<void> {
    const singletonSeconds = periodMs / 1000;
    const jobs = keys.map((singletonKey) => ({ name, singletonKey, singletonSeconds }));
    await this.boss.insert(jobs.map((job) => ({ ...job, ...QUEUES[name] })));
  }

  /** Restarts the timeout of a running job. */
  async prolong(name: QueueName, id: string): Promise<void> {
    await this.db.sql(
      `update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active'`,
      [name, id],
    );
  }
}
