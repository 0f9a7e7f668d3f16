import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changedFields } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../platform/database/index.js';
import { conflict, notFound, unreadable, orNotFound } from '../../platform/errors/app-error.js';
import { decodeCursor, encodeCursor, without, type Page } from '../../platform/http/paging.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { isCalendarDate } from '../../platform/time/calendar-date.js';
import { isUuid } from '../../platform/validation/ids.js';
import { assertVersion } from '../../platform/versions/index.js';
import { assertRoomForCustomer, lockSubscription } from '../business/index.js';
import type { Actor } from '../notifications/index.js';
import { AppointmentsService } from '../scheduling/index.js';
import { findConsent, recordAnswers } from './consent.queries.js';
import { storedValues } from './contact.fields.js';
import { contactValues } from './contact.rules.js';
import {
  findContact,
  findBySearch,
  findContacts,
  MOST_COUNTED,
  type ContactPage,
  type FoundContact,
} from './contact-list.queries.js';
import {
  findDueContacts,
  findRecentContacts,
  deleteContact,
  findMergedInto,
  insertContacts,
  lockContact,
  lockDeletion,
  mostCustomers,
  restoreContact,
  setLanguage,
  updateContacts,
  type DueContact,
  type RecentContact,
} from './contacts.queries.js';
import type {
  AppointmentsFate,
  Contact,
  ContactDeleted,
  ContactDetails,
  ContactInput,
  ContactListQuery,
  ContactSort,
} from './dto/contact.dto.js';
import { findPlaces } from './places/places.queries.js';
import { followTexts } from './vehicles/first-vehicle.js';
import { findVehicles } from './vehicles/vehicles.queries.js';

const WHAT = 'This customer';

const MERGED =
  'This customer was merged with another one, which has all of it, and cannot be restored';

const UNDO_MS = 10 * MINUTE_MS;

@Injectable()
export class ContactsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly appointments: AppointmentsService,
    private readonly audit: AuditTrail,
  ) {}

  async list(context: BusinessContext, query: ContactListQuery): Promise<Page<Contact>> {
    const { limit, sort = 'name', cursor, ...filter } = query;
    const after = cursor ? placeOf(cursor, sort) : undefined;
    const now = this.clock.now();
    const find = (place: Pick<ContactPage, 'limit' | 'after'>) =>
      this.db.read(context, (sql) => findContacts(sql, context, now, filter, { sort, ...place }));
    const rows = await find({ limit: limit && limit + 1, after });
    // An empty page has no row with the total, so the total is read from the first page.
    const [any] = rows.length === 0 && after ? await find({ limit: 1 }) : rows;
    const total = any?.total ?? 0;
    const page = rows.slice(0, limit);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const nextCursor = last && encodeCursor({ value: last.sortKey, id: last.id });
    return {
      items: page.map((row) => without(row, 'sortKey', 'total')),
      total: Math.min(total, query.search ? MOST_COUNTED : total),
      isCapped: !!query.search && total > MOST_COUNTED,
      nextCursor,
    };
  }

  /** First matches of a search, without computed figures. */
  find(context: BusinessContext, search: string, limit: number): Promise<FoundContact[]> {
    const now = this.clock.now();
    return this.db.read(context, (sql) => findBySearch(sql, context, now, { search, limit }));
  }

  /** A contact by id. A merged id returns the remaining contact with its own id. */
  async get(context: BusinessContext, asked: string): Promise<ContactDetails> {
    const { businessId } = context;
    const keptId = await this.db.read(context, (sql) => findMergedInto(sql, businessId, asked));
    const id = keptId ?? asked;
    const [[contact, vehicles, places, consent], history] = await Promise.all([
      this.db.read(context, (sql) =>
        Promise.all([
          findContact(sql, context, this.clock.now(), id),
          findVehicles(sql, businessId, id),
          findPlaces(sql, businessId, id),
          findConsent(sql, businessId, id),
        ]),
      ),
      this.appointments.ofContact(context, id),
    ]);
    if (!contact) throw notFound(WHAT);
    return { ...contact, consent, vehicles, places, history };
  }

  create(context: Actor, input: ContactInput, once?: IdempotentRequest): Promise<Contact> {
    const values = contactValues(input);
    return this.idempotency.run(context, once, async (tx) => {
      const now = this.clock.now();
      const used = orNotFound(await lockSubscription(tx.sql, context.businessId), 'This business');
      assertRoomForCustomer(used.subscription, used.customers, now);
      const id = randomUUID();
      const { businessId } = context;
      await insertContacts(tx.sql, businessId, [{ ...values, id, created_at: now }]);
      if (values.vehicle) await followTexts(tx.sql, businessId, [id], now);
      await this.saveWishes(tx.sql, context, id, input);
      await this.audit.record(tx, context, { action: 'contact.added', subjectId: id });
      return this.reread(tx, context, id);
    });
  }

  update(context: Actor, id: string, input: ContactInput, version?: number): Promise<Contact> {
    return this.db.tx(context, async (tx) => {
      await lockContact(tx.sql, context.businessId, id);
      const current = await this.reread(tx, context, id);
      const record = { sql: tx.sql, businessId: context.businessId, subjectId: id };
      await assertVersion(version, current, { record });
      const values = contactValues(input, storedValues(current));
      await updateContacts(tx.sql, context.businessId, [{ ...values, id }]);
      if (values.vehicle !== current.address) {
        await followTexts(tx.sql, context.businessId, [id], this.clock.now());
      }
      await this.saveWishes(tx.sql, context, id, input);
      const changed = await this.reread(tx, context, id);
      const details = changedFields(current, changed);
      const deed = { action: 'contact.changed', subjectId: id, details, version: changed.version };
      if (details) await this.audit.record(tx, context, deed);
      return changed;
    });
  }

  /**
   * Soft delete. Past appointments and revenue stay. The caller decides about upcoming appointments:
   * after erasure, a crew would have no name and no address.
   */
  remove(context: Actor, id: string, fate?: AppointmentsFate): Promise<ContactDeleted> {
    return this.db.tx(context, async (tx) => {
      await lockContact(tx.sql, context.businessId, id);
      const { name, upcomingAppointments: count } = await this.reread(tx, context, id);
      if (count > 0 && !fate) throw conflict(undecidedText(name, count), 'has_appointments');
      const now = this.clock.now();
      if (fate === 'cancel') await this.appointments.cancelToCome(tx, context, id, now);
      const undoUntil = new Date(now.getTime() + UNDO_MS);
      await deleteContact(tx.sql, context.businessId, id, { now, undoUntil });
      await this.audit.record(tx, context, { action: 'contact.deleted', subjectId: id });
      return { id };
    });
  }

  /**
   * Restores a contact. An undo is free up to the former number of contacts; later, the plan limit
   * applies.
   */
  restore(context: Actor, id: string): Promise<Contact> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const now = this.clock.now();
      const used = await lockSubscription(tx.sql, businessId);
      const deletion = await lockDeletion(tx.sql, businessId, id, now);
      if (!used || !deletion) throw notFound(WHAT);
      if (deletion.isMerged) throw conflict(MERGED, 'merged');
      if (!deletion.isDeleted) return this.reread(tx, context, id);
      const isUndo =
        deletion.canBeUndone && used.customers < (await mostCustomers(tx.sql, businessId, now));
      if (!isUndo) assertRoomForCustomer(used.subscription, used.customers, now);
      await restoreContact(tx.sql, businessId, id);
      await this.appointments.putBack(tx, context, id, deletion.deletedAt ?? now);
      await this.audit.record(tx, context, { action: 'contact.restored', subjectId: id });
      return this.reread(tx, context, id);
    });
  }

  recent(sql: Sql, context: BusinessContext, limit: number): Promise<RecentContact[]> {
    return findRecentContacts(sql, context, this.clock.now(), limit);
  }

  /** Contacts due for another visit, highest spending first. */
  due(context: BusinessContext, limit: number): Promise<DueContact[]> {
    const now = this.clock.now();
    return this.db.read(context, (sql) => findDueContacts(sql, context, now, limit));
  }

  /** Saves how the contact wants to be written to. What is left out stays as it is. */
  private async saveWishes(sql: Sql, context: Actor, id: string, input: ContactInput) {
    const { consents: answers, language } = input;
    if (language) await setLanguage(sql, context.businessId, id, language);
    if (answers) await recordAnswers(sql, context, id, { answers, now: this.clock.now() });
  }

  private async reread(tx: Tx, context: BusinessContext, id: string): Promise<Contact> {
    const found = orNotFound(await findContact(tx.sql, context, this.clock.now(), id), WHAT);
    return found;
  }
}

function undecidedText(name: string, count: number): string {
  const what = count === 1 ? '1 appointment' : `${count} appointments`;
  return `${name} has ${what} coming up. Choose whether to cancel or keep ${count === 1 ? 'it' : 'them'}.`;
}

function placeOf(cursor: string, sort: ContactSort) {
  const place = decodeCursor(cursor, sort.endsWith('totalSpent') ? 'number' : 'string');
  const { value, id } = place;
  const isPlace = !sort.endsWith('lastAppointment') || value === '' || isCalendarDate(value);
  if (!isUuid(id) || !isPlace) throw unreadable('This cursor is not one of ours.');
  return place;
}
