import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changesOf } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { invalidFields, orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { assertVersion } from '../../../platform/versions/index.js';
import type { Actor } from '../../notifications/index.js';
import {
  findAddon,
  findAddons,
  insertAddon,
  knownServices,
  lockAddon,
  setAddonDeleted,
  updateAddon,
} from './addons.queries.js';
import type { Addon, AddonInput } from './dto/addon.dto.js';

const WHAT = 'This add-on';

/** Add-ons of services. Appointments keep the name, price and minutes they were booked with. */
@Injectable()
export class Addons {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
  ) {}

  list(context: BusinessContext): Promise<Addon[]> {
    return this.db.read(context, (sql) => findAddons(sql, context.businessId));
  }

  create(context: Actor, input: AddonInput, once?: IdempotentRequest): Promise<Addon> {
    const { businessId } = context;
    return this.idempotency.run(context, once, async (tx) => {
      await check(tx, businessId, input);
      const id = randomUUID();
      await insertAddon(tx.sql, businessId, { ...input, id });
      const added = await reread(tx, businessId, id);
      await this.record(tx, context, 'added', added);
      return added;
    });
  }

  update(context: Actor, id: string, input: AddonInput, version?: number): Promise<Addon> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const current = await this.locked(tx, businessId, id);
      await assertVersion(version, current, { record: { sql: tx.sql, businessId, subjectId: id } });
      await check(tx, businessId, input);
      await updateAddon(tx.sql, businessId, id, input);
      const changed = await reread(tx, businessId, id);
      const details = changesOf(worded(current), worded(changed));
      if (details) await this.record(tx, context, 'changed', changed, details);
      return changed;
    });
  }

  /** Soft delete: the add-on can be restored, and appointments that have it keep it. */
  remove(context: Actor, id: string): Promise<Addon> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await this.locked(tx, businessId, id);
      await setAddonDeleted(tx.sql, businessId, id, this.clock.now());
      const removed = await reread(tx, businessId, id);
      await this.record(tx, context, 'deleted', removed);
      return removed;
    });
  }

  restore(context: Actor, id: string): Promise<Addon> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await setAddonDeleted(tx.sql, businessId, id, null);
      const restored = await reread(tx, businessId, id);
      await this.record(tx, context, 'restored', restored);
      return restored;
    });
  }

  private async locked(tx: Tx, businessId: string, id: string): Promise<Addon> {
    const isThere = await lockAddon(tx.sql, businessId, id);
    return orNotFound(isThere ? await findAddon(tx.sql, businessId, id) : undefined, WHAT);
  }

  private record(
    tx: Tx,
    context: Actor,
    what: string,
    { id, name, price, version }: Addon,
    details: object = { name, price },
  ): Promise<void> {
    const deed = { action: `addon.${what}`, subjectId: id, details, version };
    return this.audit.record(tx, context, deed);
  }
}

const reread = async ({ sql }: Tx, businessId: string, id: string): Promise<Addon> =>
  orNotFound(await findAddon(sql, businessId, id), WHAT);

async function check({ sql }: Tx, businessId: string, { serviceIds = [] }: AddonInput) {
  if (serviceIds.length === 0) return;
  const known = await knownServices(sql, businessId, serviceIds);
  if (known.length < serviceIds.length) {
    throw invalidFields({ serviceIds: 'Please choose from your services' });
  }
}

const worded = ({ serviceIds, ...addon }: Addon) => ({
  ...addon,
  serviceIds: serviceIds.join(', '),
});
