import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AuditTrail, type Deed, type Via } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import { without, type Page } from '../../platform/http/paging.js';
import { decodeTimeCursor, encodeTimeCursor } from '../../platform/http/time-pages.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { holdZone } from './hold-zone.js';
import { boundsOf, type Days } from '../../platform/time/zone.js';
import { assertKnownFields } from '../../platform/validation/known-fields.js';
import { isUuid } from '../../platform/validation/ids.js';
import { assertVersion } from '../../platform/versions/index.js';
import { Notifications, type Actor } from '../notifications/index.js';
import { AppointmentEntity } from './appointment.entity.js';
import { holdContactOf } from './contacts-of-jobs.queries.js';
import { movedSpan, spanOf, type Span } from './appointment.rules.js';
import { isCalledOff, isOver, statusChange } from './appointment.status.js';
import { bookedNotice, cancelledNotice, changeNotice } from './appointment.notices.js';
import {
  countPast,
  countUpcoming,
  findPast,
  findUpcoming,
  type ListedJob,
} from './appointment-lists.queries.js';
import {
  busyTimes,
  cancelAppointment,
  cancelToCome,
  findAppointment,
  findByContact,
  findFirstOf,
  findOverlapping,
  lockAppointment,
  lockFuture,
  putBackWith,
  totalsBetween,
  totalsToCome,
  updateSpans,
  type StatusTotal,
  type WallTimes,
} from './appointments.queries.js';
import type {
  Appointment,
  AppointmentInput,
  AppointmentListQuery,
  AppointmentStatus,
  ConflictQuery,
} from './dto/appointment.dto.js';
import type { AppointmentChange } from './dto/appointment-change.dto.js';
import { deedsOf, sourceOf } from './job-history.js';
import { assertFree, valuesOf } from './job-values.js';
import { insertLines, lineOf, replaceLines } from './pricing/lines.queries.js';

const PAST_PAGE = 100;
const WHAT = 'This appointment';

/** `total` is set only if the client asked for pages. */
type UncountedPage = Omit<Page<Appointment>, 'total'> & { total?: number };

/** Totals by status and the first appointments. */
export interface CountedJobs {
  totals: StatusTotal[];
  first: Appointment[];
}

export interface Agenda {
  current?: Appointment;
  firstOfDays: Appointment[][];
}

@Injectable()
export class AppointmentsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly notifications: Notifications,
    private readonly audit: AuditTrail,
  ) {}

  async list(
    context: BusinessContext,
    query: AppointmentListQuery,
  ): Promise<{ upcoming: UncountedPage; past: Page<Appointment> }> {
    const now = this.clock.now();
    const { limit = PAST_PAGE, cursor, upcomingLimit, upcomingCursor, ...filter } = query;
    const [after, afterUpcoming] = [placeOf(cursor), placeOf(upcomingCursor)];
    const most = upcomingLimit ?? (afterUpcoming && PAST_PAGE);
    const [toCome, countToCome, rows, total] = await this.db.read(context, (sql) =>
      Promise.all([
        after
          ? []
          : findUpcoming(sql, context, now, filter, {
              limit: most && most + 1,
              after: afterUpcoming,
            }),
        most ? countUpcoming(sql, context, now, filter) : undefined,
        afterUpcoming ? [] : findPast(sql, context, now, filter, { limit: limit + 1, after }),
        countPast(sql, context, now, filter),
      ]),
    );
    const upcoming = pageOf(toCome, most ?? toCome.length);
    return {
      upcoming: { ...upcoming, total: countToCome },
      past: { ...pageOf(rows, limit), total },
    };
  }

  /** Totals of the upcoming appointments, and the next ones. */
  upcoming(context: BusinessContext, limit: number): Promise<CountedJobs & { lastDay?: string }> {
    return this.db.read(context, async (sql) => {
      const [totals, first] = await Promise.all([
        totalsToCome(sql, context, this.clock.now()),
        this.next(sql, context, limit),
      ]);
      return {
        totals,
        first,
        lastDay: totals
          .map(({ lastDay }) => lastDay)
          .sort()
          .at(-1),
      };
    });
  }

  /** Next appointments, as part of a larger read. */
  async next(sql: Sql, context: BusinessContext, limit?: number): Promise<Appointment[]> {
    const jobs = await findUpcoming(sql, context, this.clock.now(), {}, { limit });
    return jobs.map(shownOf);
  }

  /**
   * Totals for a range of days, with the first appointments of one status. Default: all that are not
   * cancelled.
   */
  ofDays(
    context: BusinessContext,
    days: Days,
    limit: number,
    status?: AppointmentStatus,
  ): Promise<CountedJobs> {
    const span = boundsOf(days, context.timeZone);
    return this.db.read(context, async (sql) => {
      const [totals, first] = await Promise.all([
        totalsBetween(sql, context, ...span),
        findFirstOf(sql, context, span, limit, status),
      ]);
      return { totals, first };
    });
  }

  busyTimes(context: BusinessContext, days: Days): Promise<WallTimes[]> {
    const span = boundsOf(days, context.timeZone);
    return this.db.read(context, (sql) => busyTimes(sql, context, ...span));
  }

  /**
   * First appointments of each day, and the one in progress on the first day. Part of a larger read.
   */
  async agenda(sql: Sql, context: BusinessContext, days: string[], limit: number): Promise<Agenda> {
    const spans = days.map((day) => boundsOf({ from: day, to: day }, context.timeZone));
    const [[current], ...firstOfDays] = await Promise.all([
      findFirstOf(sql, context, spans[0] as [Date, Date], 1, 'in-progress'),
      ...spans.map((span) => findFirstOf(sql, context, span, limit)),
    ]);
    return { current, firstOfDays };
  }

  ofContact(context: BusinessContext, contactId: string): Promise<Appointment[]> {
    return this.db.read(context, (sql) => findByContact(sql, context, contactId));
  }

  conflicts(context: BusinessContext, query: ConflictQuery): Promise<Appointment[]> {
    const { startsAt, endsAt } = spanOf(query, 0, context.timeZone);
    const exceptId = isUuid(query.excludeId) ? query.excludeId : null;
    const { crewId } = query;
    if (crewId !== undefined && !isUuid(crewId)) return Promise.resolve([]);
    return this.db.read(context, (sql) =>
      findOverlapping(sql, context, { startsAt, endsAt }, { exceptId, crewId }),
    );
  }

  async get(context: BusinessContext, id: string): Promise<Appointment> {
    const found = orNotFound(
      await this.db.read(context, (sql) => findAppointment(sql, context, id)),
      WHAT,
    );
    return found;
  }

  /** Audit trail of an appointment, newest first. */
  async history(context: BusinessContext, id: string): Promise<AppointmentChange[]> {
    return deedsOf(await this.get(context, id), await this.audit.of(context, id));
  }

  create(
    actor: Actor,
    input: AppointmentInput,
    once?: IdempotentRequest,
    via: Via = 'app',
  ): Promise<Appointment> {
    return this.idempotency.run(actor, once, async (tx) => {
      assertKnownFields(input);
      const context = await holdZone(tx.sql, actor);
      const { values, lines } = await valuesOf(tx.sql, context, input);
      if (input.onlyIfFree) await assertFree(tx.sql, context, values);
      const id = randomUUID();
      await tx.manager.insert(AppointmentEntity, {
        ...values,
        id,
        businessId: context.businessId,
        source: input.source ?? sourceOf(via),
        createdAt: this.clock.now(),
      });
      await insertLines(tx.sql, context.businessId, [{ id, lines }]);
      const created = await this.reread(tx, context, id);
      await this.notifications.notify(tx, context, bookedNotice(created));
      await this.record(tx, context, 'scheduled', created, { via });
      return this.withOverlaps(tx, context, created, values);
    });
  }

  update(
    actor: Actor,
    id: string,
    input: AppointmentInput,
    version?: number,
  ): Promise<Appointment> {
    return this.db.tx(actor, async (tx) =>
      this.change(tx, await holdZone(tx.sql, actor), id, input, { version }),
    );
  }

  /**
   * An update within a larger transaction. The caller holds the time zone.
   *
   * @param isQuiet - for a caller that notifies of all its changes at once
   */
  async change(
    tx: Tx,
    context: Actor,
    id: string,
    input: AppointmentInput,
    { version, isQuiet = false }: { version?: number | undefined; isQuiet?: boolean } = {},
  ): Promise<Appointment> {
    const { businessId } = context;
    // The contact is locked first, as everywhere: see docs/races.md.
    await holdContactOf(tx.sql, businessId, id);
    const kept = orNotFound(await lockAppointment(tx.sql, businessId, id), WHAT);
    const current = await this.reread(tx, context, id);
    assertKnownFields(input);
    await assertVersion(version, current, { record: { sql: tx.sql, businessId, subjectId: id } });
    const { status = current.status } = input;
    const asked = { ...input, status };
    const { values, lines } = await valuesOf(tx.sql, context, asked, { ...current, ...kept });
    if (input.onlyIfFree) await assertFree(tx.sql, context, values, id);
    const isNewlyOff = isCalledOff(status) && !isCalledOff(current.status);
    await tx.manager.update(
      AppointmentEntity,
      { businessId, id },
      { ...values, ...(isNewlyOff && { cancelledAt: this.clock.now() }) },
    );
    if (!isDeepStrictEqual(lines, current.lines.map(lineOf))) {
      await replaceLines(tx.sql, businessId, id, lines);
    }
    const changed = await this.reread(tx, context, id);
    const notice = changeNotice(current, changed);
    if (notice && !isQuiet) await this.notifications.notify(tx, context, notice);
    await this.record(tx, context, 'changed', changed, { details: statusChange(current, changed) });
    return this.withOverlaps(tx, context, changed, values);
  }

  /** The write has locked the crew, so the later of two concurrent bookings reports the overlap. */
  private async withOverlaps(
    { sql }: Tx,
    context: BusinessContext,
    job: Appointment,
    span: Span,
  ): Promise<Appointment> {
    if (isOver(job.status)) return job;
    const others = { exceptId: job.id, crewId: job.crew.id };
    const found = await findOverlapping(sql, context, span, others);
    const overlaps = found.map(({ id, customer, service, startTime, endTime }) => ({
      ...{ id, customer: customer.name, service, startTime, endTime },
    }));
    return overlaps.length > 0 ? { ...job, overlaps } : job;
  }

  getIn(tx: Tx, context: BusinessContext, id: string): Promise<Appointment> {
    return this.reread(tx, context, id);
  }

  /** Future appointments keep their wall times when the business changes its time zone. */
  async moveToZone({ sql }: Tx, { businessId, timeZone }: BusinessContext, to: string) {
    const future = await lockFuture(sql, businessId, this.clock.now());
    const moved = future.map(({ id, ...span }) => ({ id, ...movedSpan(span, timeZone, to) }));
    await updateSpans(sql, businessId, moved);
  }

  cancel(context: Actor, id: string, reason?: string): Promise<Appointment> {
    return this.db.tx(context, async (tx) => {
      const off = { at: this.clock.now(), reason };
      const isNews = await cancelAppointment(tx.sql, context.businessId, id, off);
      const cancelled = await this.reread(tx, context, id);
      if (!isNews) return cancelled;
      await this.notifications.notify(tx, context, cancelledNotice(cancelled));
      await this.record(tx, context, 'cancelled', cancelled);
      return cancelled;
    });
  }

  /** Cancels a deleted contact's upcoming appointments. {@link putBack} undoes the cancellation. */
  async cancelToCome(tx: Tx, context: Actor, contactId: string, at: Date): Promise<void> {
    const ids = await cancelToCome(tx.sql, context.businessId, contactId, at);
    for (const id of ids) {
      const cancelled = await this.reread(tx, context, id);
      await this.notifications.notify(tx, context, cancelledNotice(cancelled));
      await this.record(tx, context, 'cancelled', cancelled);
    }
  }

  /** Restores appointments that were cancelled with their contact. */
  async putBack(tx: Tx, context: Actor, contactId: string, cancelledAt: Date): Promise<void> {
    const ids = await putBackWith(tx.sql, context.businessId, contactId, cancelledAt);
    for (const id of ids) {
      await this.record(tx, context, 'changed', await this.reread(tx, context, id));
    }
  }

  private record(
    tx: Tx,
    context: Actor,
    what: string,
    { id, version }: Appointment,
    how: Pick<Deed, 'via' | 'details'> = {},
  ) {
    const deed = { action: `appointment.${what}`, subjectId: id, version, ...how };
    return this.audit.record(tx, context, deed);
  }

  private async reread(tx: Tx, context: BusinessContext, id: string): Promise<Appointment> {
    const found = orNotFound(await findAppointment(tx.sql, context, id), WHAT);
    return found;
  }
}

const placeOf = (cursor?: string) => (cursor ? decodeTimeCursor(cursor) : undefined);

const shownOf = (job: ListedJob): Appointment => without(job, 'startsAt');

/** A page of rows. The query reads one row beyond the limit to tell whether another page follows. */
function pageOf(rows: ListedJob[], limit: number) {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const nextCursor = last && encodeTimeCursor({ at: new Date(last.startsAt), id: last.id });
  return { items: page.map(shownOf), nextCursor };
}
