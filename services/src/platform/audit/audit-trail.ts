import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database, type Tx } from '../database/index.js';
import type { BusinessContext } from '../tenancy/context.js';
import type { AuditEntry } from './audit-entry.dto.js';
import { findEntries, insertEntry } from './audit.queries.js';
import type { Via } from './via.decorator.js';

const SHOWN = 100;

/** Actor of a deed. A booking made online by a contact has no user. */
export interface Doer {
  businessId: string;
  userId?: string;
}

export interface Deed {
  /** Kind of record and action: 'contact.deleted'. */
  action: string;
  subjectId: string;
  /** Default: app. */
  via?: Via;
  /**
   * No personal data of contacts, because an erasure does not reach the audit trail. `about`, `from`
   * and `to` are shown.
   */
  details?: object;
  /** Version of the record that this deed created, so that a version conflict can name its author. */
  version?: number;
  /** Business of the record. Default: the actor's own. */
  ofBusinessId?: string;
}

/** Audit trail: who did what to which record. Entries are never changed. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Records a deed in the transaction of the change, so that both are committed or neither is. */
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

  /** Entries of one record, newest first. */
  async of(context: BusinessContext, subjectId: string): Promise<AuditEntry[]> {
    const rows = await this.db.read(context, (sql) =>
      findEntries(sql, context.businessId, subjectId, SHOWN),
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
