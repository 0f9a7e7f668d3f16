import type { Sql } from '../database/index.js';
import type { Via } from './via.decorator.js';

export interface NewEntry {
  businessId: string;
  userId: string | null;
  action: string;
  subjectId: string;
  via: Via;
  details?: object;
  at: Date;
}

export async function insertEntry(sql: Sql, entry: NewEntry): Promise<void> {
  const { businessId, userId, action, subjectId, via, details, at } = entry;
  await sql(
    `insert into audit_entries (business_id, at, user_id, action, subject_id, via, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [businessId, at, userId, action, subjectId, via, details && JSON.stringify(details)],
  );
}

export interface EntryRow {
  at: Date;
  action: string;
  by: string | null;
  about: string | null;
  via: Via;
}

/** The newest first. */
export function findEntries(
  sql: Sql,
  businessId: string,
  subjectId: string,
  limit: number,
): Promise<EntryRow[]> {
  return sql<EntryRow>(
    `select e.at, e.action, e.via, e.details ->> 'about' as about,
       nullif(trim(u.first_name || ' ' || u.last_name), '') as by
     from audit_entries e
     left join users u on u.business_id = e.business_id and u.id = e.user_id
     where e.business_id = $1 and e.subject_id = $2
     order by e.id desc limit $3`,
    [businessId, subjectId, limit],
  );
}
