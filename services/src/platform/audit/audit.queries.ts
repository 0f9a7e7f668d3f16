import type { Sql } from '../database/index.js';
import type { Via } from './via.decorator.js';

export interface NewEntry {
  businessId: string;
  userId: string | null;
  action: string;
  subjectId: string;
  via: Via;
  details?: object;
  version?: number;
  at: Date;
}

export async function insertEntry(sql: Sql, entry: NewEntry): Promise<void> {
  const { businessId, userId, action, subjectId, via, details, version, at } = entry;
  const said = details && JSON.stringify(details);
  await sql(
    `insert into audit_entries (business_id, at, user_id, action, subject_id, via, details, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, at, userId, action, subjectId, via, said, version],
  );
}

export interface EntryRow {
  at: Date;
  action: string;
  by: string | null;
  about: string | null;
  from: string | null;
  to: string | null;
  via: Via;
}

const NAME = `nullif(trim(u.first_name || ' ' || u.last_name), '')`;
const FROM = `from audit_entries e
     left join users u on u.business_id = e.business_id and u.id = e.user_id
     where e.business_id = $1 and e.subject_id = $2`;

/** Entries of a record, newest first. */
export function findEntries(
  sql: Sql,
  businessId: string,
  subjectId: string,
  limit: number,
): Promise<EntryRow[]> {
  return sql<EntryRow>(
    `select e.at, e.action, e.via, e.details ->> 'about' as about,
       e.details ->> 'from' as "from", e.details ->> 'to' as "to", ${NAME} as by
     ${FROM}
     order by e.id desc limit $3`,
    [businessId, subjectId, limit],
  );
}

/** Key of one version of a record. */
export interface Made {
  sql: Sql;
  businessId: string;
  subjectId: string;
  version: number;
}

/** Author and time of a version. A later save without a change does not count. */
export async function findMaker({ sql, businessId, subjectId, version }: Made) {
  const [row] = await sql<{ at: Date; by: string | null }>(
    `select e.at, ${NAME} as by ${FROM} and e.version = $3 order by e.id limit 1`,
    [businessId, subjectId, version],
  );
  return row && { at: row.at.toISOString(), by: row.by };
}
