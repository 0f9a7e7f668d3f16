import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changedFields } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { invalidFields, notFound, orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { assertVersion } from '../../../platform/versions/index.js';
import type { Actor } from '../../notifications/index.js';
import { holdContact } from '../contacts.queries.js';
import { followTexts, tellContacts } from '../vehicles/first-vehicle.js';
import type { Place, PlaceInput, PlaceRemoved } from './place.dto.js';
import { PLACE, type PlaceValues } from './place.fields.js';
import {
  findPlace,
  findPlaces,
  insertPlaces,
  removePlace,
  restorePlace,
  updatePlace,
} from './places.queries.js';

const CUSTOMER = 'This customer';
export const WHAT = 'This place';

function placeValues(input: PlaceInput, stored = PLACE.empty): PlaceValues {
  const values = PLACE.map((key) => input[key] ?? stored[key]);
  if (values.street === '' && values.label === '') {
    throw invalidFields({ street: 'Please enter a street' });
  }
  return values;
}

/** Contact that owns a place; null is the shop. */
export type Owner = string | null;

/** Places of appointments. Every change of a contact's places locks the contact. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
  ) {}

  list(context: BusinessContext, owner: Owner): Promise<Place[]> {
    const { businessId } = context;
    return this.db.readInSteps(context, async (sql) => {
      if (owner && !(await holdContact(sql, businessId, owner, ''))) throw notFound(CUSTOMER);
      return findPlaces(sql, businessId, owner);
    });
  }

  create(
    context: Actor,
    owner: Owner,
    input: PlaceInput,
    once?: IdempotentRequest,
  ): Promise<Place> {
    const values = placeValues(input);
    return this.idempotency.run(context, once, async (tx) => {
      await this.hold(tx, context.businessId, owner);
      const place = { id: randomUUID(), contact_id: owner, created_at: this.clock.now(), values };
      await insertPlaces(tx.sql, context.businessId, [place]);
      return this.end(tx, context, owner, { id: place.id, done: 'added' });
    });
  }

  update(
    context: Actor,
    owner: Owner,
    id: string,
    input: PlaceInput,
    version?: number,
  ): Promise<Place> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await this.hold(tx, businessId, owner);
      const before = orNotFound(await findPlace(tx.sql, businessId, owner, id), WHAT);
      await assertVersion(version, before, { record: { sql: tx.sql, businessId, subjectId: id } });
      await updatePlace(tx.sql, businessId, id, placeValues(input, before));
      return this.end(tx, context, owner, { id, done: 'changed', before });
    });
  }

  remove(context: Actor, owner: Owner, id: string): Promise<PlaceRemoved> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await this.hold(tx, businessId, owner);
      orNotFound(await findPlace(tx.sql, businessId, owner, id), WHAT);
      const { archived } = await removePlace(tx.sql, businessId, id, this.clock.now());
      if (owner) await tellContacts(tx.sql, businessId, [owner]);
      await this.audit.record(tx, context, { action: 'place.removed', subjectId: id });
      return { id, archived };
    });
  }

  restore(context: Actor, owner: Owner, id: string): Promise<Place> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await this.hold(tx, businessId, owner);
      const isBack = await restorePlace(tx.sql, businessId, owner, id);
      if (!isBack) throw notFound(WHAT);
      return this.end(tx, context, owner, { id, done: 'restored' });
    });
  }

  private async hold({ sql }: Tx, businessId: string, owner: Owner): Promise<void> {
    if (!owner) return;
    if (!(await holdContact(sql, businessId, owner))) throw notFound(CUSTOMER);
    // Creates a missing vehicle for a text that an older server wrote. Otherwise the text would be
    // lost.
    await followTexts(sql, businessId, [owner], this.clock.now());
  }

  private async end(
    tx: Tx,
    context: Actor,
    owner: Owner,
    { id, done, before }: { id: string; done: string; before?: Place },
  ): Promise<Place> {
    const { businessId } = context;
    if (owner) await tellContacts(tx.sql, businessId, [owner]);
    const after = orNotFound(await findPlace(tx.sql, businessId, owner, id), WHAT);
    const details = before && changedFields(before, after);
    if (!before || details) {
      const { version } = after;
      const deed = { action: `place.${done}`, subjectId: id, details, version };
      await this.audit.record(tx, context, deed);
    }
    return after;
  }
}
