import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql } from '../../platform/database/index.js';
import { conflict, orNotFound } from '../../platform/errors/app-error.js';
import { assertVersion } from '../../platform/versions/index.js';
import type { Actor } from '../notifications/index.js';
import { AppointmentEntity } from './appointment.entity.js';
import { hasTaken, JOB_STEPS, recordedAs, type JobStepName } from './appointment.status.js';
import { findAppointment, lockAppointment } from './appointments.queries.js';
import type { Appointment } from './dto/appointment.dto.js';

const WHAT = 'This appointment';

const OVER: Partial<Record<Appointment['status'], string>> = {
  'in-progress': 'This job has begun already.',
  completed: 'This job is done already.',
  cancelled: 'This job was cancelled.',
  'no-show': 'Nobody came to this job.',
};

/** What somebody sees of jobs. */
interface Sight {
  find: (sql: Sql) => Promise<Appointment | undefined>;
  /** What a refused step tells of the job as it is now. */
  toAnswer: (job: Appointment) => { version: number };
}

/** What is said of a job beside the car, each by one tap: on the way, begun, done. */
@Injectable()
export class JobLife {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Takes a step, once however often it is sent.
   *
   * @param sight - of somebody who does not see all jobs, or not all of a job. Default: all
   */
  take(
    context: Actor,
    id: string,
    name: JobStepName,
    version?: number,
    sight: Sight = seeingAll(context, id),
  ): Promise<Appointment> {
    const step = JOB_STEPS[name];
    return this.db.tx(context, async (tx) => {
      orNotFound(await lockAppointment(tx.sql, context.businessId, id), WHAT);
      const reread = async () => orNotFound(await sight.find(tx.sql), WHAT);
      const current = await reread();
      if (hasTaken(current, step)) return current;
      assertVersion(version, current, sight.toAnswer);
      const from: readonly string[] = step.from;
      if (!from.includes(current.status)) {
        throw conflict(OVER[current.status] ?? 'This job has gone on since.', 'too_late');
      }
      const now = this.clock.now();
      const recorded = 'to' in step ? recordedAs(step.to) : {};
      await tx.manager.update(
        AppointmentEntity,
        { businessId: context.businessId, id },
        { ...recorded, [step.at]: now },
      );
      const action = `appointment.${step.action}`;
      await this.audit.record(tx, context, { action, subjectId: id });
      return reread();
    });
  }
}

const seeingAll = (context: Actor, id: string): Sight => ({
  find: (sql) => findAppointment(sql, context, id),
  toAnswer: (job) => job,
});
