import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changesOf } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { BusinessOpened } from '../../platform/tenancy/business-opened.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { assertVersion } from '../../platform/versions/index.js';
import type { Actor } from '../notifications/index.js';
import type { Service, ServiceInput } from './dto/service.dto.js';
import {
  deleteService,
  findServices,
  insertBuiltInServices,
  insertService,
  lockService,
  restoreService,
  updateService,
} from './services.queries.js';
import { insertBuiltInSizes } from './vehicle-sizes.js';

const WHAT = 'This service';

/** What a business offers. Appointments keep the name and price they were booked with. */
@Injectable()
export class ServiceCatalog implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
    private readonly businessOpened: BusinessOpened,
  ) {}

  onModuleInit(): void {
    this.businessOpened.handle(insertBuiltInServices);
    this.businessOpened.handle(insertBuiltInSizes);
  }

  list(context: BusinessContext): Promise<Service[]> {
    return this.db.read(context, (sql) => findServices(sql, context.businessId));
  }

  create(context: Actor, input: ServiceInput, once?: IdempotentRequest): Promise<Service> {
    const { businessId } = context;
    return this.idempotency.run(context, once, async (tx) => {
      const service = { ...input, id: randomUUID() };
      const added = orNotFound(await insertService(tx.sql, businessId, service), WHAT);
      await this.record(tx, context, 'added', added);
      return added;
    });
  }

  update(context: Actor, id: string, input: ServiceInput, version?: number): Promise<Service> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const current = orNotFound(await lockService(tx.sql, businessId, id), WHAT);
      assertVersion(version, current);
      const changed = orNotFound(await updateService(tx.sql, businessId, id, input), WHAT);
      const details = changesOf(current, changed);
      if (details) await this.record(tx, context, 'changed', changed, details);
      return changed;
    });
  }

  /** It leaves the list and takes no new appointments; it can be restored. */
  remove(context: Actor, id: string): Promise<Service> {
    return this.db.tx(context, async (tx) => {
      const now = this.clock.now();
      const removed = orNotFound(await deleteService(tx.sql, context.businessId, id, now), WHAT);
      await this.record(tx, context, 'deleted', removed);
      return removed;
    });
  }

  restore(context: Actor, id: string): Promise<Service> {
    return this.db.tx(context, async (tx) => {
      const restored = orNotFound(await restoreService(tx.sql, context.businessId, id), WHAT);
      await this.record(tx, context, 'restored', restored);
      return restored;
    });
  }

  private record(
    tx: Tx,
    context: Actor,
    what: string,
    { id, name, price }: Service,
    details: object = { name, price },
  ): Promise<void> {
    return this.audit.record(tx, context, { action: `service.${what}`, subjectId: id, details });
  }
}
