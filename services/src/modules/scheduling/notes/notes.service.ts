import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { assertVersion } from '../../../platform/versions/index.js';
import { AppointmentEntity } from '../appointment.entity.js';
import { lockAppointment } from '../appointments.queries.js';
import type { Area } from '../areas/areas.js';
import { JobNews } from '../job-news.js';
import { JobSights } from '../my-jobs/job-sights.js';
import type { Appointment } from '../dto/appointment.dto.js';
import type { MyJob } from '../my-jobs/dto/my-job.dto.js';
import type { JobNotes } from './job-notes.dto.js';

interface Asked {
  area: Area;
  id: string;
  version?: number;
  once?: IdempotentRequest;
}

/**
 * Notes of an appointment. Only the notes are written, so a change that waited offline overwrites
 * nothing else.
 */
@Injectable()
export class NotesOfJobs {
  constructor(
    private readonly sights: JobSights,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
    private readonly news: JobNews,
    private readonly clock: Clock,
  ) {}

  write(
    principal: Principal,
    { area, id, version, once }: Asked,
    { notes }: JobNotes,
  ): Promise<Appointment | MyJob> {
    const { businessId } = principal;
    const { find, toAnswer } = this.sights.of(principal, id, area.whose);
    return this.idempotency.run(principal, once, async (tx) => {
      const reread = async () => orNotFound(await find(tx.sql), area.what);
      orNotFound(await lockAppointment(tx.sql, businessId, id), area.what);
      const current = await reread();
      const record = { sql: tx.sql, businessId, subjectId: id };
      await assertVersion(version, current, { record, toAnswer });
      if (notes === undefined) return toAnswer(current);
      await tx.manager.update(AppointmentEntity, { businessId, id }, { notes });
      const noted = await reread();
      const deed = {
        action: 'appointment.changed',
        subjectId: id,
        version: noted.version,
      } as const;
      await this.audit.record(tx, principal, deed);
      if (notes !== current.notes) {
        await this.news.tell(tx, principal, noted, 'noted', this.clock.now());
      }
      return toAnswer(noted);
    });
  }
}
