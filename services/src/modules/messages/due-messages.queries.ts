import type { Sql } from '../../platform/database/index.js';

/** Longer than all retries of a delivery take. */
const LEASE = `interval '24 hours'`;
const SOON = `$2::timestamptz + interval '1 minute'`;

/** Businesses with messages that are due, the longest waiting first. Runs as the platform role. */
export async function findBusinessesWithDue(sql: Sql, now: Date, limit: number) {
  const rows = await sql<{ businessId: string }>(
    `select business_id as "businessId" from due_messages where due_at <= $1
     group by business_id order by min(due_at) limit $2`,
    [now, limit],
  );
  return rows.map(({ businessId }) => businessId);
}

export interface DueRow {
  appointmentId: string;
  kind: 'news' | 'reminder';
  /** Start, place and service before the first change; null for a new appointment. */
  known: string | null;
  /**
   * When to look again, because another message comes first: the one that is queued, or news, which
   * name the time as a reminder does.
   */
  waitsUntil: Date | null;
}

/** Due messages of a business, locked. Those that another worker has locked are left to it. */
export const lockDue = (sql: Sql, businessId: string, now: Date, limit: number) =>
  sql<DueRow>(
    `select d.appointment_id as "appointmentId", d.kind, d.known,
       case when exists (select from messages m where m.business_id = $1 and m.id = d.message_id
           and m.state = 'queued' and m.created_at > $2::timestamptz - ${LEASE})
         then ${SOON} else (select least(n.due_at, ${SOON}) from due_messages n
           where n.business_id = $1 and n.appointment_id = d.appointment_id and n.kind = 'news'
             and d.kind = 'reminder') end as "waitsUntil"
     from due_messages d where d.business_id = $1 and d.due_at <= $2
     order by d.due_at, d.appointment_id limit $3 for update of d skip locked`,
    [businessId, now, limit],
  );

/** Keeps a row until its message has left. */
export async function lease(
  sql: Sql,
  businessId: string,
  { appointmentId, kind }: DueRow,
  messageId: string,
): Promise<void> {
  await sql(
    `update due_messages d set message_id = m.id, due_at = m.created_at + ${LEASE}
     from messages m where m.business_id = $1 and m.id = $4
       and d.business_id = $1 and d.appointment_id = $2 and d.kind = $3`,
    [businessId, appointmentId, kind, messageId],
  );
}

/** Row of a queued message. */
export async function findDueOf(sql: Sql, businessId: string, messageId: string) {
  const [row] = await sql<Pick<DueRow, 'appointmentId' | 'kind' | 'known'>>(
    `select appointment_id as "appointmentId", kind, known from due_messages
     where business_id = $1 and message_id = $2`,
    [businessId, messageId],
  );
  return row;
}

/** Ends a lease: due again at a time, or done. A row that is due anew since then stays. */
export async function endLease(sql: Sql, businessId: string, messageId: string, until?: Date) {
  const leased = `d.message_id = $2 and m.id = $2 and d.due_at = m.created_at + ${LEASE}`;
  if (until) {
    await sql(
      `update due_messages d set due_at = $3 from messages m
       where d.business_id = $1 and m.business_id = $1 and ${leased}`,
      [businessId, messageId, until],
    );
  } else {
    await sql(
      `delete from due_messages d using messages m
       where d.business_id = $1 and m.business_id = $1 and ${leased}`,
      [businessId, messageId],
    );
  }
}

export async function deleteDue(sql: Sql, businessId: string, { appointmentId, kind }: DueRow) {
  await sql(
    'delete from due_messages where business_id = $1 and appointment_id = $2 and kind = $3',
    [businessId, appointmentId, kind],
  );
}

export async function postpone(
  sql: Sql,
  businessId: string,
  { appointmentId, kind }: DueRow,
  until: Date,
): Promise<void> {
  await sql(
    `update due_messages set due_at = $4
     where business_id = $1 and appointment_id = $2 and kind = $3`,
    [businessId, appointmentId, kind, until],
  );
}

/** Appointments of a business whose reminder waits for its time. */
export async function findWithReminder(sql: Sql, businessId: string, now: Date) {
  const rows = await sql<{ id: string }>(
    `select appointment_id as id from due_messages
     where business_id = $1 and kind = 'reminder' and due_at > $2`,
    [businessId, now],
  );
  return rows.map(({ id }) => id);
}

/** Email address of a user. */
export async function findAddress(sql: Sql, businessId: string, userId: string) {
  const [row] = await sql<{ email: string }>(
    'select email from users where business_id = $1 and id = $2',
    [businessId, userId],
  );
  return row?.email ?? '';
}
