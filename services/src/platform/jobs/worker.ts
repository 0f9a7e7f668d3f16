import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Config } from '../config/config.js';
import { JobQueue, QUEUES, type QueueName } from './job-queue.js';

const POLL_MS = 2_000;
/** How many jobs of a queue one process does at a time. */
const AT_ONCE = 5;
/** Shorter than the time a process has to stop. */
const DRAIN_MS = 10_000;

export interface Attempt {
  /** No other follows if this one fails. */
  isLast: boolean;
}

/** Throws to be tried again; a job may run twice, so it looks at what is true now. */
export type Handler = (id: string, attempt: Attempt) => Promise<void>;

interface Job extends Attempt {
  id: string;
}

/**
 * Does the jobs, in the process that serves or in one of its own. The loop is ours, not the
 * library's, which does not wait for a job to be noted as done: a database that goes away at that
 * moment would end the process.
 */
@Injectable()
export class Worker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Worker.name);
  private readonly handlers = new Map<QueueName, Handler>();
  private readonly stopping = new AbortController();
  private running?: Promise<void>;

  constructor(
    private readonly config: Config,
    private readonly queue: JobQueue,
  ) {}

  handle(name: QueueName, handler: Handler): void {
    this.handlers.set(name, handler);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.worker) return;
    const { boss } = this.queue;
    boss.on('error', (error: unknown) => this.warn('Looking after the jobs failed', error));
    await boss.start();
    this.running = this.run();
  }

  /** Takes no more jobs and ends those it has; what does not end in time runs again later. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    if (!this.running) return;
    await Promise.race([this.running, delay(DRAIN_MS, undefined, { ref: false })]);
    await this.queue.boss.stop({ graceful: false });
  }

  /** Does everything that is due. */
  async drain(): Promise<void> {
    for (const [name, handler] of this.handlers) {
      while (!this.stopping.signal.aborted && (await this.round(name, handler)) > 0);
    }
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.drain().catch((error) => this.warn('The jobs could not be looked at', error));
      await delay(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async round(name: QueueName, handler: Handler): Promise<number> {
    const options = { batchSize: AT_ONCE, includeMetadata: true } as const;
    const found = await this.queue.boss.fetch(name, options);
    const jobs = found.map(({ id, retryCount }) => ({
      id,
      isLast: retryCount >= QUEUES[name].retryLimit,
    }));
    await Promise.all(jobs.map((job) => this.attempt(name, handler, job)));
    return jobs.length;
  }

  private async attempt(name: QueueName, handler: Handler, { id, isLast }: Job): Promise<void> {
    const { boss } = this.queue;
    try {
      await handler(id, { isLast });
      await boss.complete(name, id);
    } catch (error) {
      this.warn(`A job of the queue ${name} failed`, error);
      await boss.fail(name, id, { reason: codeOf(error) });
    }
  }

  /** Only the code: what else errors say may name people. */
  private warn(what: string, error: unknown): void {
    if (!this.stopping.signal.aborted) this.logger.warn(`${what}: ${codeOf(error)}`);
  }
}

function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return [code, name].find((word) => typeof word === 'string') ?? 'unknown';
}
