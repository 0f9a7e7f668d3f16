import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { toCents } from '../../platform/money/money.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { assertVersion } from '../../platform/versions/index.js';
import type { Service, ServiceInput } from './dto/service.dto.js';
import {
  deleteService,
  findServices,
  insertService,
  lockService,
  restoreService,
  updateService,
  type ServiceChange,
} from './services.queries.js';

const WHAT = 'This service';

/** What a business offers. Appointments keep the name and price they were booked with. */
@Injectable()
export class ServiceCatalog {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
  ) {}

  list(context: BusinessContext): Promise<Service[]> {
    return this.db.read(context, (sql) => findServices(sql, context.businessId));
  }

  create(
    context: BusinessContext,
    input: ServiceInput,
    once?: IdempotentRequest,
  ): Promise<Service> {
    const { businessId } = context;
    const values = { description: '', ...changeOf(input) };
    return this.idempotency.run(context, once, async ({ sql }) =>
      existing(await insertService(sql, businessId, randomUUID(), values)),
    );
  }

  update(
    context: BusinessContext,
    id: string,
    input: ServiceInput,
    version?: number,
  ): Promise<Service> {
    const { businessId } = context;
    return this.db.tx(context, async ({ sql }) => {
      assertVersion(version, existing(await lockService(sql, businessId, id)));
      return existing(await updateService(sql, businessId, id, changeOf(input)));
    });
  }

  /** It leaves the list and takes no new appointments; it can be restored. */
  remove(context: BusinessContext, id: string): Promise<Service> {
    const { businessId } = context;
    return this.db.tx(context, async ({ sql }) =>
      existing(await deleteService(sql, businessId, id, this.clock.now())),
    );
  }

  restore(context: BusinessContext, id: string): Promise<Service> {
    const { businessId } = context;
    return this.db.tx(context, async ({ sql }) =>
      existing(await restoreService(sql, businessId, id)),
    );
  }
}

function existing(service: Service | undefined): Service {
  if (!service) throw notFound(WHAT);
  return service;
}

function changeOf({ name, description, duration, price }: ServiceInput): ServiceChange {
  const told = description !== undefined && { description };
  return { name, ...told, minutes: duration, cents: toCents(price) };
}
