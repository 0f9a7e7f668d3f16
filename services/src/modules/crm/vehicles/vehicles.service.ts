import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changedFields } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../../platform/database/index.js';
import { invalidFields, notFound, orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { assertVersion } from '../../../platform/versions/index.js';
import type { Actor } from '../../notifications/index.js';
import { holdContact } from '../contacts.queries.js';
import { followTexts, tellContacts } from './first-vehicle.js';
import type { Vehicle, VehicleInput, VehicleRemoved } from './vehicle.dto.js';
import type { VehicleValues } from './vehicle.fields.js';
import { vehicleValues } from './vehicle.rules.js';
import {
  archiveVehicles,
  deleteUnusedVehicle,
  findVehicle,
  findVehicles,
  insertVehicle,
  isSize,
  pinJobs,
  restoreVehicle,
  updateVehicle,
} from './vehicles.queries.js';

export const CUSTOMER = 'This customer';
export const WHAT = 'This vehicle';

/** Vehicles of contacts. Every change locks the contact, so that the first vehicle is unambiguous. */
@Injectable()
export class VehiclesService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
  ) {}

  list(context: BusinessContext, contactId: string): Promise<Vehicle[]> {
    return this.db.readInSteps(context, async (sql) => {
      if (!(await holdContact(sql, context.businessId, contactId, ''))) throw notFound(CUSTOMER);
      return findVehicles(sql, context.businessId, contactId);
    });
  }

  create(
    context: Actor,
    contactId: string,
    input: VehicleInput,
    once?: IdempotentRequest,
  ): Promise<Vehicle> {
    const { businessId } = context;
    const values = vehicleValues(input);
    return this.idempotency.run(context, once, async (tx) => {
      await this.begin(tx, businessId, contactId);
      await this.assertSize(tx.sql, businessId, values);
      const [only, ...others] = await findVehicles(tx.sql, businessId, contactId);
      if (only && others.length === 0) {
        await pinJobs(tx.sql, businessId, [{ contactId, vehicleId: only.id }]);
      }
      const id = randomUUID();
      const now = this.clock.now();
      await insertVehicle(tx.sql, businessId, { contactId, id, now, values });
      return this.end(tx, context, contactId, { id, done: 'added' });
    });
  }

  update(
    context: Actor,
    contactId: string,
    id: string,
    input: VehicleInput,
    version?: number,
  ): Promise<Vehicle> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const current = await this.hold(tx, businessId, contactId, id);
      await assertVersion(version, current, { record: { sql: tx.sql, businessId, subjectId: id } });
      const values = vehicleValues(input, current);
      await this.assertSize(tx.sql, businessId, values);
      await updateVehicle(tx.sql, businessId, id, values);
      return this.end(tx, context, contactId, { id, done: 'changed', before: current });
    });
  }

  /** Deletes a vehicle, or archives it if appointments refer to it. */
  remove(context: Actor, contactId: string, id: string): Promise<VehicleRemoved> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await this.hold(tx, businessId, contactId, id);
      const [first] = await findVehicles(tx.sql, businessId, contactId);
      if (first?.id === id) {
        await pinJobs(tx.sql, businessId, [{ contactId, vehicleId: id }]);
      }
      const isGone = await deleteUnusedVehicle(tx.sql, businessId, id);
      if (!isGone) await archiveVehicles(tx.sql, businessId, [id], this.clock.now());
      await tellContacts(tx.sql, businessId, [contactId]);
      await this.audit.record(tx, context, { action: 'vehicle.removed', subjectId: id });
      return { id, archived: !isGone };
    });
  }

  /** Restores an archived vehicle at its old position, so it may become the first again. */
  restore(context: Actor, contactId: string, id: string): Promise<Vehicle> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await this.begin(tx, businessId, contactId);
      const isBack = await restoreVehicle(tx.sql, businessId, contactId, id);
      if (!isBack) throw notFound(WHAT);
      return this.end(tx, context, contactId, { id, done: 'restored' });
    });
  }

  /** Locks the contact, so that nobody else changes its belongings until the transaction ends. */
  private async begin({ sql }: Tx, businessId: string, contactId: string): Promise<void> {
    if (!(await holdContact(sql, businessId, contactId))) throw notFound(CUSTOMER);
    await followTexts(sql, businessId, [contactId], this.clock.now());
  }

  private async hold(tx: Tx, businessId: string, contactId: string, id: string): Promise<Vehicle> {
    await this.begin(tx, businessId, contactId);
    return orNotFound(await findVehicle(tx.sql, businessId, contactId, id), WHAT);
  }

  private async assertSize(sql: Sql, businessId: string, { sizeId }: VehicleValues): Promise<void> {
    if (sizeId === '' || (await isSize(sql, businessId, sizeId))) return;
    throw invalidFields({ sizeId: 'Please choose a size' });
  }

  private async end(
    tx: Tx,
    context: Actor,
    contactId: string,
    { id, done, before }: { id: string; done: string; before?: Vehicle },
  ): Promise<Vehicle> {
    const { businessId } = context;
    await tellContacts(tx.sql, businessId, [contactId]);
    const after = orNotFound(await findVehicle(tx.sql, businessId, contactId, id), WHAT);
    const details = before && changedFields(before, after);
    if (!before || details) {
      const { version } = after;
      const deed = { action: `vehicle.${done}`, subjectId: id, details, version };
      await this.audit.record(tx, context, deed);
    }
    return after;
  }
}
