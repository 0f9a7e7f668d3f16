import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changesOf } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../platform/database/index.js';
import { invalidFields, orNotFound } from '../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { BusinessOpened } from '../../platform/directory/business-opened.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { assertVersion } from '../../platform/versions/index.js';
import type { Actor } from '../notifications/index.js';
import type { Service, ServiceInput } from './dto/service.dto.js';
import {
  findService,
  findServices,
  insertBuiltInServices,
  insertService,
  lockService,
  setDeleted,
  updateService,
} from './services.queries.js';
import { findVehicleSizes, insertBuiltInSizes } from './vehicle-sizes.js';

const WHAT = 'This service';

/** Services of a business. Appointments keep the name and price they were booked with. */
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

  /** All services, hidden ones included. */
  all(context: BusinessContext): Promise<Service[]> {
    return this.db.read(context, (sql) => findServices(sql, context.businessId));
  }

  /** Services offered for new bookings. */
  async list(context: BusinessContext): Promise<Service[]> {
    return (await this.all(context)).filter(({ hidden }) => !hidden);
  }

  create(context: Actor, input: ServiceInput, once?: IdempotentRequest): Promise<Service> {
    const { businessId } = context;
    return this.idempotency.run(context, once, async (tx) => {
      await checkSizes(tx.sql, businessId, input);
      const id = randomUUID();
      await insertService(tx.sql, businessId, { ...input, id });
      const added = await reread(tx, businessId, id);
      await this.record(tx, context, 'added', added);
      return added;
    });
  }

  update(context: Actor, id: string, input: ServiceInput, version?: number): Promise<Service> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const current = await this.locked(tx, businessId, id);
      await assertVersion(version, current, { record: { sql: tx.sql, businessId, subjectId: id } });
      await checkSizes(tx.sql, businessId, input);
      await updateService(tx.sql, businessId, id, input);
      const changed = await reread(tx, businessId, id);
      const details = changesOf(worded(current), worded(changed));
      if (details) await this.record(tx, context, 'changed', changed, details);
      return changed;
    });
  }

  /** Soft delete: the service takes no new appointments and can be restored. */
  remove(context: Actor, id: string): Promise<Service> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await this.locked(tx, businessId, id);
      await setDeleted(tx.sql, businessId, id, this.clock.now());
      const removed = await reread(tx, businessId, id);
      await this.record(tx, context, 'deleted', removed);
      return removed;
    });
  }

  restore(context: Actor, id: string): Promise<Service> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await setDeleted(tx.sql, businessId, id, null);
      const restored = await reread(tx, businessId, id);
      await this.record(tx, context, 'restored', restored);
      return restored;
    });
  }

  /** An offered service, locked until the transaction ends. */
  private async locked(tx: Tx, businessId: string, id: string): Promise<Service> {
    const isThere = await lockService(tx.sql, businessId, id);
    return orNotFound(isThere ? await findService(tx.sql, businessId, id) : undefined, WHAT);
  }

  private record(
    tx: Tx,
    context: Actor,
    what: string,
    { id, name, price, version }: Service,
    details: object = { name, price },
  ): Promise<void> {
    const deed = { action: `service.${what}`, subjectId: id, details, version };
    return this.audit.record(tx, context, deed);
  }
}

const reread = async ({ sql }: Tx, businessId: string, id: string): Promise<Service> =>
  orNotFound(await findService(sql, businessId, id), WHAT);

/** Prices as text, so that the audit trail can show the change. */
const worded = ({ prices, ...service }: Service) => ({
  ...service,
  prices: prices.length > 0 ? JSON.stringify(prices) : '',
});

/** Requires known vehicle sizes and at most one price for each. */
async function checkSizes(sql: Sql, businessId: string, { prices = [] }: ServiceInput) {
  if (prices.length === 0) return;
  const known = new Set((await findVehicleSizes(sql, businessId)).map(({ id }) => id));
  const asked = new Set(prices.map(({ sizeId }) => sizeId));
  if (asked.size < prices.length || prices.some(({ sizeId }) => !known.has(sizeId))) {
    throw invalidFields({ prices: 'Please give one price for each of your sizes' });
  }
}
