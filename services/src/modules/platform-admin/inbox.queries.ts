import type { Sql } from '../../platform/database/index.js';
import type { TimePlace } from '../../platform/http/time-pages.js';

/** Lists with their columns, all read newest first. All queries here run as the platform role. */
const LISTS = {
  contact_messages: 'name, email, subject, message',
  job_applications: `name, email, phone, position, message,
    file_name as "fileName", file_size as "fileSize"`,
  subscribers: 'email, status, confirmed_at as "confirmedAt"',
  mails: 'recipient as "to", subject, text, status, error, sent_at as "sentAt"',
} as const;
export type InboxTable = keyof typeof LISTS;

export interface InboxRow {
  id: string;
  createdAt: Date;
}

export interface MessageRow extends InboxRow {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface ApplicationRow extends InboxRow {
  name: string;
  email: string;
  phone: string;
  position: string;
  message: string;
  fileName: string;
  fileSize: number;
}

export interface SubscriberRow extends InboxRow {
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  confirmedAt: Date | null;
}

export interface MailRow extends InboxRow {
  to: string;
  subject: string;
  text: string;
  status: 'queued' | 'sent' | 'failed' | 'kept';
  error: string | null;
  sentAt: Date | null;
}

export interface InboxRows {
  contact_messages: MessageRow;
  job_applications: ApplicationRow;
  subscribers: SubscriberRow;
  mails: MailRow;
}

export function findInbox<Table extends InboxTable>(
  sql: Sql,
  table: Table,
  limit: number,
  after: TimePlace | undefined,
): Promise<InboxRows[Table][]> {
  return sql<InboxRows[Table]>(
    `select id, created_at as "createdAt", ${LISTS[table]} from ${table}
     where $2::timestamptz is null or (created_at, id) < ($2, $3::uuid)
     order by created_at desc, id desc limit $1`,
    [limit, after?.at ?? null, after?.id ?? null],
  );
}

export async function countInbox(sql: Sql, table: InboxTable): Promise<number> {
  const [row] = await sql<{ count: number }>(`select count(*)::integer as count from ${table}`);
  return row?.count ?? 0;
}

export interface ResumeRow {
  resume: Buffer;
  fileName: string;
}

export async function findResume(sql: Sql, id: string): Promise<ResumeRow | undefined> {
  const [row] = await sql<ResumeRow>(
    'select resume, file_name as "fileName" from job_applications where id = $1',
    [id],
  );
  return row;
}
