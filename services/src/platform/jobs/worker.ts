import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Config } from '../config/config.js';
import { poolSizes } from '../database/pools.js';
import { Metrics } from '../metrics/index.js';
import { traced } from '../tracing/index.js';
import { JobQueue, QUEUES, type QueueName } from './job-queue.js';

/** Concurrency and poll interval per queue and process. */
const USUAL = { atOnce: 5, pollMs: 2_000 };
const PACE: Record<QueueName, typeof USUAL> = {
  mail: USUAL,
  message: USUAL,
  import: USUAL,
  // An export holds a connection and a thread for long, and somebody waits for the file.
  export: { atOnce: 2, pollMs: 500 },
  hourly: { atOnce: 2, pollMs: 30_000 },
};
/** Several times within the shortest job timeout. */
const PROLONGED_MS = 15_000;
/** Shorter than the time a process has for shutdown. */
const DRAIN_MS = 10_000;

export interface Attempt {
  /** Key that the job was sent with; else empty. */
  key: string;
  /** An earlier attempt may have done its work without recording it. */
  isRetry: boolean;
  /** No retry follows if this attempt fails. */
  isLast: boolean;
  /** Signals shutdown. A long job should throw and is retried elsewhere. */
  stopping: AbortSignal;
}

/** 'failed' means that the failure has been recorded and a retry would not help. */
export type Result = 'failed' | void;

/**
 * Job handler. It throws for a retry. A job may run twice, so the handler must check the current state.
 */
export type Handler = (id: string, attempt: Attempt) => Promise<Result>;

/** Thrown when another process has taken over the job and will report its outcome. */
export class TakenOver extends Error {}

interface Led {
  traceparent?: string;
}

interface Job {
  id: string;
  key: string;
  isRetry: boolean;
  isLast: boolean;
  /** Trace of the request that sent the job. */
  traceparent?: string;
}

/**
 * Runs jobs, in the serving process or one of its own. Queues do not wait for each other. The loop
 * replaces the library's, which does not await the completion of jobs: a database failure at that
 * moment would end the process.
 */
@Injectable()
export class Worker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Worker.name);
  private readonly handlers = new Map<QueueName, Handler>();
  private readonly alarms = new Map<QueueName, AbortController>();
  private readonly stopping = new AbortController();
  private running?: Promise<unknown>;

  constructor(
    private readonly config: Config,
    private readonly queue: JobQueue,
    private readonly metrics: Metrics,
  ) {}

  handle(name: QueueName, handler: Handler): void {
    this.handlers.set(name, handler);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.worker) return;
    const { boss } = this.queue;
    boss.on('error', (error: unknown) => this.warn('Looking after the jobs failed', error));
    await boss.start();
    this.metrics.watchQueues(this.queue.look);
    this.running = Promise.all([...this.handlers].map((each) => this.run(...each)));
  }

  /**
   * Stops fetching jobs and waits for running ones. A job that does not finish in time is retried
   * later.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.alarms.forEach((alarm) => alarm.abort());
    if (!this.running) return;
    await Promise.race([this.running, delay(DRAIN_MS, undefined, { ref: false })]);
    await this.queue.boss.stop({ graceful: false });
  }

  /** Checks a queue immediately, if this process runs jobs. */
  wake(name: QueueName): void {
    this.alarms.get(name)?.abort();
  }

  /** Runs all due jobs. */
  async drain(): Promise<void> {
    for (const [name, handler] of this.handlers) {
      let jobs: Job[];
      do {
        jobs = await this.fetch(name, this.atOnce(name));
        await Promise.all(jobs.map((job) => this.attempt(name, handler, job)));
      } while (jobs.length > 0);
    }
  }

  private async run(name: QueueName, handler: Handler): Promise<void> {
    const atOnce = this.atOnce(name);
    const underWay = new Set<Promise<void>>();
    while (!this.stopping.signal.aborted) {
      const alarm = new AbortController();
      this.alarms.set(name, alarm);
      const jobs = await this.fetch(name, atOnce - underWay.size).catch((error) => {
        this.warn('The jobs could not be looked at', error);
        return [];
      });
      for (const job of jobs) {
        const attempt = this.attempt(name, handler, job)
          .catch((error) => this.warn(`How job ${job.id} went could not be noted`, error))
          .finally(() => underWay.delete(attempt));
        underWay.add(attempt);
      }
      if (underWay.size === atOnce) await Promise.race(underWay);
      else if (jobs.length === 0) await sleep(PACE[name].pollMs, alarm.signal);
    }
    await Promise.all(underWay);
  }

  /** Limits concurrency, since each job holds a connection and needs a second one at times. */
  private atOnce(name: QueueName): number {
    const { businesses } = poolSizes(this.config.databaseConnections);
    return Math.min(PACE[name].atOnce, businesses - 1);
  }

  private async fetch(name: QueueName, batchSize: number): Promise<Job[]> {
    const found = await this.queue.boss.fetch<Led | null>(name, {
      batchSize,
      includeMetadata: true,
    });
    return found.map(({ id, retryCount, singletonKey, data }) => ({
      id,
      key: singletonKey ?? '',
      traceparent: data?.traceparent,
      isRetry: retryCount > 0,
      isLast: retryCount >= QUEUES[name].retryLimit,
    }));
  }

  private async attempt(name: QueueName, handler: Handler, job: Job): Promise<void> {
    const { id, key, isRetry, isLast, traceparent: parent } = job;
    const { boss } = this.queue;
    const prolong = () =>
      void this.queue
        .prolong(name, id)
        .catch((error) =>
          this.warn(`Job ${id} of the queue ${name} could not be prolonged`, error),
        );
    const prolonging = setInterval(prolong, PROLONGED_MS).unref();
    const measured = this.metrics.jobs.startTimer({ queue: name });
    try {
      const result = await traced({ name: `job ${name}`, kind: 'consumer', parent }, () =>
        handler(id, { key, isRetry, isLast, stopping: this.stopping.signal }),
      );
      await boss.complete(name, id);
      measured({ outcome: result ?? 'done' });
    } catch (error) {
      if (error instanceof TakenOver) return void measured({ outcome: 'left' });
      measured({ outcome: isLast ? 'failed' : 'retried' });
      this.warn(`Job ${id} of the queue ${name} failed`, error);
      await boss.fail(name, id, { reason: codeOf(error) });
    } finally {
      clearInterval(prolonging);
    }
  }

  /**
   * Logs only the error code, since messages may contain personal data. The row with the job's id tells
   * the tenant.
   */
  private warn(what: string, error: unknown): void {
    if (!this.stopping.signal.aborted) this.logger.warn(`${what}: ${codeOf(error)}`);
  }
}

const sleep = (ms: number, signal: AbortSignal) =>
  delay(ms, undefined, { signal, ref: false }).catch(() => undefined);

function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return [code, name].find((word) => typeof word === 'string') ?? 'unknown';
}
