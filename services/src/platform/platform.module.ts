import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AuditTrail } from './audit/index.js';
import { AccessGuard } from './auth-guard/access.guard.js';
import { ClientHealth, ClientHealthController } from './client-health/index.js';
import { ClientReports, ClientReportsController } from './client-reports/index.js';
import { Clock } from './clock/clock.js';
import { Config } from './config/config.js';
import { Database, DatabaseProbe, PlatformDatabase, type EntityClass } from './database/index.js';
import { ErrorFilter } from './errors/error.filter.js';
import { Files } from './files/index.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { Idempotency } from './idempotency/idempotency.js';
import { SessionCookie, Sessions } from './sessions/index.js';
import { HourlyTasks, JobQueue, Worker } from './jobs/index.js';
import { Delivery, Links, Mailer, Smtp } from './mail/index.js';
import { Texting } from './texting/index.js';
import { Metrics, MetricsServer } from './metrics/index.js';
import { LastTraces } from './tracing/index.js';
import { Counters, RateLimit, SlowDown } from './rate-limit/index.js';
import { BusinessOpened } from './directory/business-opened.js';
import { InputPipe } from './validation/input.pipe.js';

export interface PlatformOptions {
  config: Config;
  clock: Clock;
  entities: EntityClass[];
}

/** Shared services for all modules. This module depends on none of them. */
@Module({})
export class PlatformModule {
  static with({ config, clock, entities }: PlatformOptions): DynamicModule {
    const shared: Provider[] = [
      { provide: Config, useValue: config },
      { provide: Clock, useValue: clock },
      Metrics,
      {
        provide: Database,
        inject: [Metrics],
        useFactory: (metrics: Metrics) => new Database(config, entities, metrics, clock),
      },
      PlatformDatabase,
      Idempotency,
      AuditTrail,
      Sessions,
      SessionCookie,
      Counters,
      RateLimit,
      SlowDown,
      ClientHealth,
      ClientReports,
      JobQueue,
      Worker,
      BusinessOpened,
      Links,
      Mailer,
      Smtp,
      Texting,
      Files,
      Readiness,
    ];
    return {
      module: PlatformModule,
      global: true,
      imports: [DiscoveryModule],
      controllers: [HealthController, ClientReportsController, ClientHealthController],
      providers: [
        ...shared,
        DatabaseProbe,
        Delivery,
        HourlyTasks,
        LastTraces,
        MetricsServer,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
      exports: shared,
    };
  }
}
