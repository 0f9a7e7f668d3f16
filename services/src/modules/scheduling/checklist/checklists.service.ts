import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { conflict, orNotFound } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { lockAppointment } from '../appointments.queries.js';
import type { Area } from '../areas/areas.js';
import { JobSights } from '../my-jobs/job-sights.js';
import { saidAt } from '../areas/said-at.js';
import { findChecks, findSteps, replaceChecks } from './checks.queries.js';
import { checksOf, type Check } from './checks.rules.js';
import type { CheckedStep, StepTick } from './dto/checklist.dto.js';

/** An appointment, and the area of the product that it is opened from. */
interface AskedJob {
  area: Area;
  id: string;
}

/** Checklists of appointments. Everybody who can see an appointment can tick its steps. */
@Injectable()
export class Checklists {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly sights: JobSights,
    private readonly audit: AuditTrail,
  ) {}

  list(principal: Principal, job: AskedJob): Promise<CheckedStep[]> {
    return this.db.read(principal, (sql) => this.read(sql, principal, job));
  }

  /** Ticks a step by its label. An unknown label means that the client saw an outdated list. */
  tick(principal: Principal, job: AskedJob, { label, done, at }: StepTick): Promise<CheckedStep[]> {
    const { businessId, userId } = principal;
    return this.db.tx(principal, async (tx) => {
      const { sql } = tx;
      orNotFound(await lockAppointment(sql, businessId, job.id), job.area.what);
      const checks = await this.checks(sql, principal, job);
      const step = checks.find((check) => check.label === label);
      if (!step) throw conflict('This step is not on the list any more.', 'no_such_step');
      if ((step.doneAt !== null) !== done) {
        step.doneBy = done ? userId : null;
        step.doneAt = done ? saidAt(at, this.clock.now()) : null;
        await replaceChecks(sql, businessId, job.id, checks);
        const action = done ? 'appointment.step_ticked' : 'appointment.step_unticked';
        await this.audit.record(tx, principal, {
          ...{ action, subjectId: job.id, details: { about: label } },
        });
      }
      return this.read(sql, principal, job);
    });
  }

  private async read(sql: Sql, principal: Principal, job: AskedJob): Promise<CheckedStep[]> {
    return (await this.checks(sql, principal, job)).map(shown);
  }

  private async checks(sql: Sql, principal: Principal, { area, id }: AskedJob) {
    const { businessId } = principal;
    const { find } = this.sights.of(principal, id, area.whose);
    const [found, stored, steps] = await Promise.all([
      find(sql),
      findChecks(sql, businessId, id),
      findSteps(sql, businessId, id),
    ]);
    const { serviceId } = orNotFound(found, area.what);
    return checksOf(stored, { serviceId, steps });
  }
}

const shown = ({ label, by, doneAt }: Check): CheckedStep => ({
  ...{ label, by, done: doneAt !== null },
  at: doneAt?.toISOString() ?? null,
});
