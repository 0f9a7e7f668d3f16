import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Config } from '../config/config.js';
import { HOUR_MS, MINUTE_MS } from '../time/durations.js';
import { JobQueue } from './job-queue.js';
import { Worker } from './worker.js';

/** Interval in which each worker asks for the hour's jobs. The queue keeps one per task and hour. */
const PLANNED_MS = 5 * MINUTE_MS;

/**
 * Method that runs once an hour as a job of its own, in one of the worker processes.
 *
 * @example
 *   @Hourly('password-resets')
 *   purge(): Promise<void> {}
 */
export const Hourly = Reflector.createDecorator<string>();

type Provider = Record<string, () => Promise<void>>;

/** Jobs of all methods with {@link Hourly}. One that fails stops no other; two run at a time. */
@Injectable()
export class HourlyTasks
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(HourlyTasks.name);
  private readonly tasks = new Map<string, () => Promise<void>>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly config: Config,
    private readonly queue: JobQueue,
    private readonly discovery: DiscoveryService,
    private readonly methods: MetadataScanner,
    private readonly reflector: Reflector,
    worker: Worker,
  ) {
    worker.handle('hourly', (_id, { key }) => this.run(key));
  }

  get names(): string[] {
    return [...this.tasks.keys()];
  }

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      this.addTasksOf(instance as Provider | undefined);
    }
  }

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    const plan = () => this.plan().catch((error: unknown) => this.logger.error(error));
    this.timer = setInterval(() => void plan(), PLANNED_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Asks for this hour's jobs. Those that were asked for before, by any process, stay single. */
  plan(): Promise<void> {
    return this.queue.sendOnceIn(HOUR_MS, 'hourly', this.names);
  }

  async run(name: string): Promise<void> {
    const task = this.tasks.get(name);
    // Another process of an older or newer version may have asked for it.
    if (!task) throw new Error(`There is no hourly task '${name}'`);
    await task().catch((cause: unknown) => {
      const error = new Error(`The hourly task '${name}' failed`, { cause });
      this.logger.error(error);
      throw error;
    });
  }

  private addTasksOf(provider: Provider | undefined): void {
    const prototype: unknown = provider && Object.getPrototypeOf(provider);
    if (!provider || !prototype) return;
    for (const method of this.methods.getAllMethodNames(prototype)) {
      const run = provider[method];
      const name = run && this.reflector.get(Hourly, run);
      if (!name) continue;
      if (this.tasks.has(name)) throw new Error(`Two hourly tasks are called '${name}'`);
      this.tasks.set(name, () => run.call(provider));
    }
  }
}
