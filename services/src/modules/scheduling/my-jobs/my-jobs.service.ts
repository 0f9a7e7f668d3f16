import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { assertVersion } from '../../../platform/versions/index.js';
import { AppointmentEntity } from '../appointment.entity.js';
import { lockAppointment } from '../appointments.queries.js';
import { answerFor, JobSights } from '../areas/job-sights.js';
import { findTravel } from '../team/travel.queries.js';
import { drivesOf } from './drives.js';
import type { JobNotes, MyJob, MyJobOfDay } from './dto/my-job.dto.js';
import { findOwnJobs } from './my-jobs.queries.js';

const WHAT = 'This job';

/** The jobs of the crews that somebody is on, of these days: all that a technician sees of a business. */
@Injectable()
export class MyJobs {
  constructor(
    private readonly db: Database,
    private readonly sights: JobSights,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
  ) {}

  async list(principal: Principal): Promise<MyJobOfDay[]> {
    const reach = this.sights.reachOf(principal);
    const [jobs, travel] = await this.db.read(principal, (sql) =>
      Promise.all([findOwnJobs(sql, reach), findTravel(sql, principal.businessId)]),
    );
    const drives = drivesOf(jobs, travel);
    const toAnswer = answerFor(principal);
    return jobs.map((job) => ({ ...toAnswer(job), driveMinutes: drives.get(job.id) ?? 0 }));
  }

  async get(principal: Principal, id: string): Promise<MyJob> {
    const { find, toAnswer } = this.sights.ofOwn(principal, id);
    return toAnswer(orNotFound(await this.db.read(principal, find), WHAT));
  }

  /** What was found beside the car: the one text of a job that a technician writes. */
  note(
    principal: Principal,
    id: string,
    { notes }: JobNotes,
    { version, once }: { version?: number; once?: IdempotentRequest },
  ): Promise<MyJob> {
    const { find, toAnswer } = this.sights.ofOwn(principal, id);
    return this.idempotency.run(principal, once, async (tx) => {
      const { businessId } = principal;
      const reread = async () => orNotFound(await find(tx.sql), WHAT);
      orNotFound(await lockAppointment(tx.sql, businessId, id), WHAT);
      const current = await reread();
      const record = { sql: tx.sql, businessId, subjectId: id };
      await assertVersion(version, current, { record, toAnswer });
      if (notes === undefined) return toAnswer(current);
      await tx.manager.update(AppointmentEntity, { businessId, id }, { notes });
      const noted = await reread();
      const deed = { action: 'appointment.changed', subjectId: id, version: noted.version };
      await this.audit.record(tx, principal, deed);
      return toAnswer(noted);
    });
  }
}
