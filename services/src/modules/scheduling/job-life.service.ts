import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { conflict, invalidFields, orNotFound } from '../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { assertVersion } from '../../platform/versions/index.js';
import { AppointmentEntity } from './appointment.entity.js';
import {
  hasTaken,
  JOB_STEPS,
  recordedAs,
  wasMissed,
  type JobStepName,
} from './appointment.status.js';
import { lockAppointment } from './appointments.queries.js';
import { JobNews, type JobEvent } from './job-news.js';
import { JobSights, type Whose } from './my-jobs/job-sights.js';
import { saidAt } from './areas/said-at.js';
import type { Appointment } from './dto/appointment.dto.js';
import type { MyJob } from './my-jobs/dto/my-job.dto.js';

const WHAT = 'This appointment';

const OVER: Partial<Record<Appointment['status'], string>> = {
  'in-progress': 'This job has begun already.',
  completed: 'This job is done already.',
  cancelled: 'This job was cancelled.',
  'no-show': 'Nobody came to this job.',
};

/** Steps that notify the office. */
const NEWS: Partial<Record<JobStepName, JobEvent>> = {
  start: 'started',
  finish: 'finished',
  'no-show': 'no-show',
};

/** A wrong device clock or a mistyped time must not give an appointment a negative duration. */
function assertInOrder({ timeline }: Pick<Appointment, 'timeline'>, name: JobStepName, said: Date) {
  if (name !== 'finish' || timeline.startedAt === null) return;
  if (said >= new Date(timeline.startedAt)) return;
  throw invalidFields({ at: 'A job cannot finish before it started' });
}

interface Asked {
  /** Id among all appointments, or among the person's own, by `whose`. */
  id: string;
  whose: Whose;
  at?: string;
  version?: number;
  once?: IdempotentRequest;
}

/** One-tap steps that a crew takes on site, such as on my way, start and finish. */
@Injectable()
export class JobLife {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly sights: JobSights,
    private readonly audit: AuditTrail,
    private readonly news: JobNews,
  ) {}

  /** Takes a step. A retry changes nothing. */
  take(
    principal: Principal,
    { id, whose, at, version, once }: Asked,
    name: JobStepName,
  ): Promise<Appointment | MyJob> {
    const step = JOB_STEPS[name];
    const { businessId } = principal;
    const { find, toAnswer } = this.sights.of(principal, id, whose);
    return this.idempotency.run(principal, once, async (tx) => {
      orNotFound(await lockAppointment(tx.sql, businessId, id), WHAT);
      const reread = async () => orNotFound(await find(tx.sql), WHAT);
      const current = await reread();
      if (hasTaken(current, step)) return toAnswer(current);
      const said = saidAt(at, this.clock.now());
      const isLate = at !== undefined && wasMissed(current, name, said);
      const record = { sql: tx.sql, businessId, subjectId: id };
      if (!isLate) await assertVersion(version, current, { record, toAnswer });
      const from: readonly string[] = step.from;
      if (!from.includes(current.status) && !isLate) {
        throw conflict(OVER[current.status] ?? 'This job has gone on since.', 'too_late');
      }
      assertInOrder(current, name, said);
      const recorded = 'to' in step && !isLate ? recordedAs(step.to) : {};
      await tx.manager.update(
        AppointmentEntity,
        { businessId, id },
        { ...recorded, [step.at]: said },
      );
      const taken = await reread();
      const action = `appointment.${step.action}`;
      await this.audit.record(tx, principal, { action, subjectId: id, version: taken.version });
      const event = NEWS[name];
      if (event && !isLate) await this.news.tell(tx, principal, taken, event, said);
      return toAnswer(taken);
    });
  }
}
