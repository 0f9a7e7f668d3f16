import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { invalidFields, notFound, orNotFound } from '../../../platform/errors/app-error.js';
import { isUuid } from '../../../platform/validation/ids.js';
import type { Actor } from '../../notifications/index.js';
import { findContact } from '../contact-list.queries.js';
import { ContactEntity } from '../contact.entity.js';
import { deleteContact, holdContact, setMergedInto } from '../contacts.queries.js';
import type { Contact } from '../dto/contact.dto.js';
import { mergeConsents } from '../consent.queries.js';
import { mergeOpenings } from '../opening-balances.queries.js';
import { findPlaces } from '../places/places.queries.js';
import { followTexts, tellContacts } from '../vehicles/first-vehicle.js';
import { findVehicles, pinJobs, updateVehicle } from '../vehicles/vehicles.queries.js';
import type { MergedContact, MergeInput } from './merge.dto.js';
import { isSamePlace, isSameVehicle, mergedVehicle } from './merge.rules.js';
import {
  deferOwners,
  deletePlaces,
  deleteVehicles,
  moveAppointments,
  moveJobs,
  movePlaces,
  moveVehicles,
  type Same,
} from './merging.queries.js';

const WHAT = 'This customer';

/** Two contacts to merge. */
interface Pair {
  businessId: string;
  id: string;
  otherId: string;
}

/** Merges two contacts without losing any data of either. */
@Injectable()
export class MergingService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  merge(context: Actor, id: string, input: MergeInput): Promise<MergedContact> {
    const { businessId } = context;
    // PostgreSQL ignores case in UUIDs, so ids are lowercased before they are compared.
    const otherId = input.otherId.toLowerCase();
    const pair = { businessId, id: id.toLowerCase(), otherId };
    return this.db.tx(context, async (tx) => {
      const { sql } = tx;
      await this.hold(sql, pair);
      await deferOwners(sql);
      const now = this.clock.now();
      const reread = async (): Promise<Contact> =>
        orNotFound(await findContact(sql, context, now, id), WHAT);
      const kept = await reread();
      await followTexts(sql, businessId, [id, otherId], now);
      await this.joinVehicles(sql, pair);
      await this.joinPlaces(sql, pair);
      await mergeOpenings(sql, businessId, otherId, id);
      await mergeConsents(sql, businessId, otherId, id);
      const jobs = await moveAppointments(sql, businessId, otherId, id);
      await tx.manager.update(ContactEntity, { businessId, id }, chosen(kept, input));
      await deleteContact(sql, businessId, otherId, { now, undoUntil: now });
      await setMergedInto(sql, businessId, otherId, id);
      await tellContacts(sql, businessId, [id, otherId]);
      const details = { jobs };
      await this.audit.record(tx, context, { action: 'contact.merged', subjectId: id, details });
      return { ...(await reread()), jobs };
    });
  }

  /**
   * Locks both contacts in a fixed order, so that concurrent merges of the same pair do not deadlock.
   */
  private async hold(sql: Sql, { businessId, id, otherId }: Pair): Promise<void> {
    for (const each of [id, otherId].sort()) {
      if (!isUuid(each) || !(await holdContact(sql, businessId, each))) throw notFound(WHAT);
    }
    if (id === otherId) throw invalidFields({ otherId: 'Please choose another customer' });
  }

  private async joinVehicles(sql: Sql, { businessId, id, otherId }: Pair): Promise<void> {
    const kept = await findVehicles(sql, businessId, id);
    const others = await findVehicles(sql, businessId, otherId);
    // Appointments from before vehicles existed belong to each contact's first vehicle.
    const firsts = [
      { contactId: id, vehicleId: kept[0]?.id },
      { contactId: otherId, vehicleId: others[0]?.id },
    ].flatMap(({ contactId, vehicleId }) => (vehicleId ? [{ contactId, vehicleId }] : []));
    await pinJobs(sql, businessId, firsts);
    const same: Same[] = [];
    for (const one of kept) {
      const double = others.find((other) => isSameVehicle(one, other));
      if (!double || same.some(({ from }) => from === double.id)) continue;
      same.push({ from: double.id, to: one.id });
      await updateVehicle(sql, businessId, one.id, mergedVehicle(one, double));
    }
    await moveJobs(sql, businessId, 'vehicle_id', same);
    await deleteVehicles(
      sql,
      businessId,
      same.map(({ from }) => from),
    );
    await moveVehicles(sql, businessId, otherId, id);
  }

  private async joinPlaces(sql: Sql, { businessId, id, otherId }: Pair): Promise<void> {
    const kept = await findPlaces(sql, businessId, id);
    const others = await findPlaces(sql, businessId, otherId);
    const same = others.flatMap((other) => {
      const one = kept.find((place) => isSamePlace(place, other));
      return one ? [{ from: other.id, to: one.id }] : [];
    });
    await moveJobs(sql, businessId, 'place_id', same);
    await deletePlaces(
      sql,
      businessId,
      same.map(({ from }) => from),
    );
    await movePlaces(sql, businessId, otherId, id);
  }
}

/** An empty name or phone keeps the stored one; an empty e-mail or note clears it. */
const chosen = (kept: Contact, { name, phone, email, notes }: MergeInput) => ({
  name: name || kept.name,
  phone: phone || kept.phone,
  email: email ?? kept.email,
  notes: notes ?? kept.notes,
});
