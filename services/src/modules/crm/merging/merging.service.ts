import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { invalidFields, notFound, orNotFound } from '../../../platform/errors/app-error.js';
import { isUuid } from '../../../platform/validation/ids.js';
import type { Actor } from '../../notifications/index.js';
import { findContact } from '../contact-list.queries.js';
import {
  CONTACT,
  mapFields,
  shownName,
  storedValues,
  type ContactValues,
  type ShownValues,
} from '../contact.fields.js';
import { deleteContact, holdContact, setMergedInto, updateContacts } from '../contacts.queries.js';
import type { Contact } from '../dto/contact.dto.js';
import { mergeConsents } from '../consent.queries.js';
import { mergeOpenings } from '../opening-balances.queries.js';
import { PLACE } from '../places/place.fields.js';
import { findPlaces, updatePlace } from '../places/places.queries.js';
import { followTexts, tellContacts } from '../vehicles/first-vehicle.js';
import { findVehicles, pinJobs, updateVehicle } from '../vehicles/vehicles.queries.js';
import type { MergedContact, MergeInput } from './merge.dto.js';
import { isSamePlace, isSameVehicle, mergedVehicle } from './merge.rules.js';
import {
  deferOwners,
  moveAppointments,
  movePlaces,
  moveVehicles,
  replaceDoubles,
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
      const read = async (which: string): Promise<Contact> =>
        orNotFound(await findContact(sql, context, now, which), WHAT);
      const values = chosen(input, await read(id), await read(otherId));
      await followTexts(sql, businessId, [id, otherId], now);
      const sameVehicles = await this.joinVehicles(sql, pair);
      const samePlaces = await this.joinPlaces(sql, pair);
      await mergeOpenings(sql, businessId, otherId, id);
      await mergeConsents(sql, businessId, otherId, id);
      await moveVehicles(sql, businessId, otherId, id);
      await movePlaces(sql, businessId, otherId, id);
      const jobs = await moveAppointments(sql, businessId, otherId, id);
      // A job's place belongs to its contact, so the job moves first.
      await replaceDoubles(sql, businessId, 'vehicles', sameVehicles);
      await replaceDoubles(sql, businessId, 'places', samePlaces);
      await updateContacts(sql, businessId, [{ ...values, id }]);
      await deleteContact(sql, businessId, otherId, { now, undoUntil: now });
      await setMergedInto(sql, businessId, otherId, id);
      await tellContacts(sql, businessId, [id, otherId]);
      const details = { jobs };
      await this.audit.record(tx, context, { action: 'contact.merged', subjectId: id, details });
      return { ...(await read(id)), jobs };
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

  /** Joins vehicles that both contacts have. Returns the pairs. */
  private async joinVehicles(sql: Sql, { businessId, id, otherId }: Pair): Promise<Same[]> {
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
    return same;
  }

  /** Joins places that both contacts have. Returns the pairs. */
  private async joinPlaces(sql: Sql, { businessId, id, otherId }: Pair): Promise<Same[]> {
    const kept = await findPlaces(sql, businessId, id);
    const others = await findPlaces(sql, businessId, otherId);
    const same: Same[] = [];
    for (const other of others) {
      const at = kept.findIndex((place) => isSamePlace(place, other));
      const one = kept[at];
      if (!one) continue;
      const joined = PLACE.join(one, other);
      kept[at] = { ...one, ...joined };
      await updatePlace(sql, businessId, one.id, joined);
      same.push({ from: other.id, to: one.id });
    }
    return same;
  }
}

/**
 * Values of the remaining contact. A field that nobody chose is joined of both, and an empty name or
 * phone counts as not chosen. The vehicle follows from the joined vehicles.
 */
function chosen(input: MergeInput, kept: Contact, other: Contact): ContactValues {
  const joined = CONTACT.join(storedValues(kept), storedValues(other));
  const { name, phone, ...others } = input;
  const said: Partial<ShownValues> = {
    ...others,
    name: name || undefined,
    phone: phone || undefined,
  };
  return { ...mapFields((key) => said[shownName(key)] ?? joined[key]), vehicle: kept.address };
}
