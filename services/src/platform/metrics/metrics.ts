import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import { addPoolMetrics, type PoolState } from './pool-metrics.js';
import { addQueueMetrics, type QueueState } from './queue-metrics.js';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.1, 0.5, 1, 5, 10, 30, 60, 300];
const LOAD_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Plain counts by label, for events so frequent that counting must cost nothing. */
type Tally = () => Record<string, number>;

/**
 * Metrics of this app. The registry is not global, since tests run several apps in one process. Label
 * values are bounded: no addresses, ids or user input.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requests = new Histogram({
    name: 'clearcoat_http_request_duration_seconds',
    help: 'Answered requests, and the seconds until the whole answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  });

  readonly jobs = new Histogram({
    name: 'clearcoat_job_duration_seconds',
    help: 'Jobs that this process worked on, by outcome: done, failed, retried, left',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers: this.registers,
  });

  readonly mails = new Counter({
    name: 'clearcoat_mails_total',
    help: 'Mails that were sent, kept, postponed or failed, with the reason',
    labelNames: ['outcome', 'reason'],
    registers: this.registers,
  });

  readonly refusals = new Counter({
    name: 'clearcoat_rate_limit_refusals_total',
    help: 'Requests refused by a rate limit, by limit',
    labelNames: ['limit'],
    registers: this.registers,
  });

  readonly remoteLoads = new Histogram({
    name: 'clearcoat_remote_load_duration_seconds',
    help: 'Remotes that browsers reported as loaded',
    labelNames: ['remote', 'version'],
    buckets: LOAD_SECONDS,
    registers: this.registers,
  });

  readonly remoteErrors = new Counter({
    name: 'clearcoat_remote_errors_total',
    help: 'Failures of a remote in browsers: not loaded, threw while rendering, or an uncaught error',
    labelNames: ['remote', 'version', 'kind'],
    registers: this.registers,
  });

  readonly assistantTokens = new Counter({
    name: 'clearcoat_assistant_tokens_total',
    help: 'Tokens of the language model, as its server counted them: prompt, completion, and cached of the prompt',
    labelNames: ['kind'],
    registers: this.registers,
  });

  readonly canaryHalts = new Counter({
    name: 'clearcoat_canary_halts_total',
    help: 'Canaries that were halted because they did worse than stable',
    registers: this.registers,
  });

  readonly sessionLookups = this.tally(
    'clearcoat_session_lookups_total',
    'Session lookups, by source: the cache of the process, or the database',
    'source',
  );

  private readonly pools = new Map<string, PoolState>();
  private queues?: () => Promise<QueueState[]>;

  constructor() {
    addPoolMetrics(this.registry, this.pools);
    addQueueMetrics(this.registry, async () => (await this.queues?.()) ?? []);
  }

  watchPool(name: string, pool: PoolState): void {
    this.pools.set(name, pool);
  }

  /** @param look asks the database: seldom, however often the metrics are */
  watchQueues(look: () => Promise<QueueState[]>): void {
    this.queues = look;
  }

  private tally(name: string, help: string, label: string): { read: (tally: Tally) => void } {
    let counts: Tally = () => ({});
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: this.registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(counts())) this.inc({ [label]: value }, count);
      },
    });
    return { read: (tally) => (counts = tally) };
  }
}
