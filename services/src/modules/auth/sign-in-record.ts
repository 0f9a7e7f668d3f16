import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** Audit trail of sign-ins and failed password attempts. */
@Injectable()
export class SignInRecord {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly limit: RateLimit,
    private readonly audit: AuditTrail,
  ) {}

  started({ businessId, userId }: Person): Promise<void> {
    const deed = { action: 'session.started', subjectId: userId };
    return this.audit.record({ sql: this.db.sql }, { businessId, userId }, deed);
  }

  /** Records a failed attempt, rate limited so that guessing cannot flood the audit trail. */
  async refused(email: string, known: Person | undefined): Promise<void> {
    if (!(await this.limit.hasRoom('refusalRecord', { account: email }))) return;
    if (known) {
      // No actor is recorded: anyone could have tried.
      const deed = { action: 'session.refused', subjectId: known.userId };
      await this.audit.record({ sql: this.db.sql }, { businessId: known.businessId }, deed);
    } else {
      // An extra write, so that timing does not reveal whether the account exists.
      await this.limit.hasRoom('refusalRecord', { account: `nobody ${email}` });
    }
  }
}
