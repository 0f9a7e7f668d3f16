import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { orNotFound } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { addDays, boundsOf, today } from '../../../platform/time/zone.js';
import { assertVersion } from '../../../platform/versions/index.js';
import { AppointmentEntity } from '../appointment.entity.js';
import type { JobStepName } from '../appointment.status.js';
import { lockAppointment } from '../appointments.queries.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { JobLife } from '../job-life.service.js';
import { SHOWN_KEYS, type JobNotes, type MyJob } from './dto/my-job.dto.js';
import { findOwnJobs, type Reach } from './my-jobs.queries.js';
import { DAYS_OF_OWN_JOBS } from './reach.js';

const WHAT = 'This job';

type ToAnswer = (job: Appointment) => MyJob;

/** The jobs of the crews that somebody is on, of these days: all that a technician sees of a business. */
@Injectable()
export class MyJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly life: JobLife,
    private readonly audit: AuditTrail,
  ) {}

  async list(principal: Principal): Promise<MyJob[]> {
    const jobs = await this.db.read(principal, (sql) => findOwnJobs(sql, this.reachOf(principal)));
    return jobs.map(answerFor(principal));
  }

  async get(principal: Principal, id: string): Promise<MyJob> {
    const job = await this.db.read(principal, (sql) => this.find(sql, principal, id));
    return answerFor(principal)(orNotFound(job, WHAT));
  }

  async take(
    principal: Principal,
    id: string,
    step: JobStepName,
    version?: number,
  ): Promise<MyJob> {
    const toAnswer = answerFor(principal);
    const find = (sql: Sql) => this.find(sql, principal, id);
    return toAnswer(await this.life.take(principal, id, step, version, { find, toAnswer }));
  }

  /** What was found beside the car: the one text of a job that a technician writes. */
  note(principal: Principal, id: string, { notes }: JobNotes, version?: number): Promise<MyJob> {
    const toAnswer: ToAnswer = answerFor(principal);
    return this.db.tx(principal, async (tx) => {
      const { businessId } = principal;
      const reread = async () => orNotFound(await this.find(tx.sql, principal, id), WHAT);
      orNotFound(await lockAppointment(tx.sql, businessId, id), WHAT);
      const current = await reread();
      assertVersion(version, current, toAnswer);
      if (notes === undefined) return toAnswer(current);
      await tx.manager.update(AppointmentEntity, { businessId, id }, { notes });
      await this.audit.record(tx, principal, { action: 'appointment.changed', subjectId: id });
      return toAnswer(await reread());
    });
  }

  private async find(sql: Sql, principal: Principal, id: string) {
    const [job] = await findOwnJobs(sql, this.reachOf(principal), id);
    return job;
  }

  private reachOf({ businessId, userId, timeZone }: Principal): Reach {
    const day = today(this.clock.now(), timeZone);
    const { before: back, ahead } = DAYS_OF_OWN_JOBS;
    const days = { from: addDays(day, -back), to: addDays(day, ahead) };
    const [from, before] = boundsOf(days, timeZone);
    return { businessId, userId, timeZone, from, before };
  }
}

/** What somebody may see of a job. */
function answerFor(principal: Principal): ToAnswer {
  const seesPrices = permissionsOf(principal).includes('prices:read');
  return (job) => {
    const shown = Object.fromEntries(SHOWN_KEYS.map((key) => [key, job[key]]));
    const { name, phone } = job.customer;
    return {
      ...(shown as Pick<Appointment, (typeof SHOWN_KEYS)[number]>),
      customer: { name, phone },
      addons: job.lines.filter(({ kind }) => kind === 'addon').map((line) => line.name),
      price: seesPrices ? job.price : null,
    };
  };
}
