import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { JOB_STEPS } from './appointment.status.js';
import { confirmNext } from './appointments.queries.js';

/** Confirmations that customers send. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** Confirms the next scheduled appointment of these contacts; undefined if there is none. */
  async confirmNext(tx: Tx, context: BusinessContext, contactIds: readonly string[]) {
    const { businessId } = context;
    const job = await confirmNext(tx.sql, businessId, contactIds, this.clock.now());
    if (!job) return undefined;
    const { id: subjectId, version } = job;
    const action = `appointment.${JOB_STEPS.confirm.action}`;
    await this.audit.record(tx, { businessId }, { action, subjectId, version, via: 'customer' });
    return job;
  }
}
