import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** Who signed in, and whose password was guessed at. */
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

  /** Not each of thousands: whoever guesses must not fill the record. */
  async refused(email: string, known: Person | undefined): Promise<void> {
    if (!(await this.limit.hasRoom('refusalRecord', { account: email }))) return;
    if (known) {
      // Nobody's doing: it may have been anyone but the person.
      const deed = { action: 'session.refused', subjectId: known.userId };
      await this.audit.record({ sql: this.db.sql }, { businessId: known.businessId }, deed);
    } else {
      // One more write here as well, so that time does not tell who has an account.
      await this.limit.hasRoom('refusalRecord', { account: `nobody ${email}` });
    }
  }
}
