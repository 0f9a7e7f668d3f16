import { Injectable } from '@nestjs/common';
import { findMaker } from '../../../platform/audit/index.js';
import type { Tx } from '../../../platform/database/index.js';
import {
  AppError,
  invalidFields,
  notFound,
  orNotFound,
} from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { formatDay, formatTime } from '../../../platform/time/zone.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { Notifications, type Actor, type Notice } from '../../notifications/index.js';
import { isAhead } from '../appointment.status.js';
import { findKept } from '../appointments.queries.js';
import { AppointmentsService } from '../appointments.service.js';
import type { Appointment, AppointmentStatus } from '../dto/appointment.dto.js';
import { holdZone } from '../hold-zone.js';
import { isTaken } from '../reservations.queries.js';
import type { MoveInput, MovesInput, SavedMoves } from './dto/move.dto.js';
import { lockMoved } from './moving.queries.js';

const WHAT = 'This appointment';

const TOO_LATE: Partial<Record<AppointmentStatus, string>> = {
  'in-progress': 'has begun already',
  completed: 'is done already',
  cancelled: 'was cancelled',
  'no-show': 'was a no-show',
};

/** 'Full Detail for Ana Ruiz' */
const named = ({ service, customer }: Appointment) => `${service} for ${customer.name}`;

const refused = (code: string, { id }: Appointment, message: string) =>
  new AppError({ statusCode: 409, code, message, fields: { [id]: message } });

function assertKnownJobs(moves: readonly MoveInput[]): void {
  const ids = new Set(moves.map(({ id }) => id));
  if (ids.size < moves.length) throw invalidFields({ moves: 'Each job can be moved once' });
  if (!moves.every(({ id }) => isUuid(id))) throw notFound(WHAT);
}

function noticeOf(before: readonly Appointment[], after: readonly Appointment[]): Notice {
  const [former, date] = [before[0]?.date ?? '', after[0]?.date ?? ''];
  return {
    kind: 'appointment.changed',
    title: `${after.length} jobs moved`,
    text: `Jobs of ${formatDay(former)} are now on ${formatDay(date)}`,
    link: `/appointments?view=day&date=${date}`,
  };
}

/** Appointments moved together: all of them, or none. */
@Injectable()
export class Moves {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly appointments: AppointmentsService,
    private readonly notifications: Notifications,
  ) {}

  save(
    actor: Actor,
    { moves, mayOverlap = false }: MovesInput,
    once?: IdempotentRequest,
  ): Promise<SavedMoves> {
    assertKnownJobs(moves);
    return this.idempotency.run(actor, once, async (tx) => {
      const context = await holdZone(tx.sql, actor);
      await lockMoved(tx.sql, context.businessId, moves);
      const before: Appointment[] = [];
      for (const move of moves) before.push(await this.movable(tx, context, move));
      const after: Appointment[] = [];
      const isQuiet = moves.length > 1;
      for (const [index, { id, version: _version, ...to }] of moves.entries()) {
        const { contactId, serviceId } = before[index] as Appointment;
        const input = { contactId, serviceId, ...to };
        after.push(await this.appointments.change(tx, context, id, input, { isQuiet }));
      }
      // Checked at the end, because appointments may trade places.
      if (!mayOverlap) for (const job of after) await this.assertFree(tx, context, job);
      if (isQuiet) await this.notifications.notify(tx, context, noticeOf(before, after));
      return { appointments: after };
    });
  }

  /** The appointment as it was sent, still open and not begun. */
  private async movable(tx: Tx, context: BusinessContext, { id, version }: MoveInput) {
    const job = await this.appointments.getIn(tx, context, id);
    if (!isAhead(job.status)) {
      throw refused('too_late', job, `${named(job)} ${TOO_LATE[job.status] ?? 'has gone on'}.`);
    }
    if (job.version === version) return job;
    const { businessId } = context;
    const maker = await findMaker({
      ...{ sql: tx.sql, businessId, subjectId: id },
      version: job.version,
    });
    const by = maker?.by ?? 'Somebody else';
    const message = `${by} changed ${named(job)} meanwhile. Look at the day again.`;
    throw refused('version_conflict', job, message);
  }

  private async assertFree(tx: Tx, { businessId }: BusinessContext, job: Appointment) {
    const { id, crew, date, startTime, place } = job;
    const kept = orNotFound(await findKept(tx.sql, businessId, id), WHAT);
    const placed = { ...kept, crewId: crew.id, placeId: place?.id ?? null };
    if (!(await isTaken(tx.sql, businessId, placed, id))) return;
    const when = `${formatDay(date)} at ${formatTime(startTime)}`;
    throw refused('time_taken', job, `${named(job)}: ${crew.name} has another job on ${when}.`);
  }
}
