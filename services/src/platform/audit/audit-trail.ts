import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database, type Tx } from '../database/index.js';
import type { BusinessContext } from '../tenancy/context.js';
import type { AuditEntry } from './audit-entry.dto.js';
import { findEntries, insertEntry } from './audit.queries.js';
import type { Via } from './via.decorator.js';

const SHOWN = 100;

/** Who did it; nobody's doing when a customer books online. */
export interface Doer {
  businessId: string;
  userId?: string;
}

export interface Deed {
  /** What kind of record, and what was done to it: 'contact.deleted'. */
  action: string;
  subjectId: string;
  /** Default app. */
  via?: Via;
  /** Nothing of a customer: names and numbers of people are erased elsewhere, but not here. `about`, `from` and `to` are shown. */
  details?: object;
  /** Of the record, where this made it: so that who is late is told whose it was. */
  version?: number;
  /** Whose record it is, where it is not one of the doer's own business. */
  ofBusinessId?: string;
}

/** Who did what to which record, and with what. Entries are never changed. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Inside the transaction of what was done: it is on record if, and only if, it happened. */
  record({ sql }: Pick<Tx, 'sql'>, doer: Doer, deed: Deed): Promise<void> {
    const { ofBusinessId: businessId = doer.businessId, via = 'app', ...done } = deed;
    const entry = { ...done, businessId, at: this.clock.now() };
    const isOutsider = businessId !== doer.businessId;
    return insertEntry(
      sql,
      isOutsider
        ? { ...entry, userId: null, via: 'platform' }
        : { ...entry, userId: doer.userId ?? null, via },
    );
  }

  /** What was done to one record, the newest first. */
  async of(context: BusinessContext, subjectId: string): Promise<AuditEntry[]> {
    const rows = await this.db.read(context, (sql) =>
      findEntries(sql, context.businessId, subjectId, SHOWN),
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
