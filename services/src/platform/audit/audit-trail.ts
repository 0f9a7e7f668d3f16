import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database, type Tx } from '../database/index.js';
import type { BusinessContext } from '../tenancy/context.js';
import type { AuditEntry } from './audit-entry.dto.js';
import { findEntries, insertEntry } from './audit.queries.js';
import type { Via } from './via.decorator.js';

const SHOWN = 100;

/** Who did it; nobody's doing when a customer books online. */
type Doer = BusinessContext & { userId?: string };

/** Who did what to which record, and with what. Entries are never changed. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Inside the transaction of what was done: it is on record if, and only if, it happened. */
  record(
    { sql }: Tx,
    { businessId, userId }: Doer,
    what: { action: string; subjectId: string; via: Via },
  ): Promise<void> {
    const at = this.clock.now();
    return insertEntry(sql, { businessId, userId: userId ?? null, ...what, at });
  }

  /** What was done to one record, the newest first. */
  async of(context: BusinessContext, subjectId: string): Promise<AuditEntry[]> {
    const rows = await this.db.read(context, (sql) =>
      findEntries(sql, context.businessId, subjectId, SHOWN),
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
