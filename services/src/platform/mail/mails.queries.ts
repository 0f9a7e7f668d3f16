import type { Sql } from '../database/index.js';
import { purge } from '../purge/purge.queries.js';

export interface NewMail {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  status: 'queued' | 'kept' | 'failed';
  error: string | null;
  usefulUntil: Date | null;
  now: Date;
}

/** Runs under any role. A tenant's transaction may add mails but not read them. */
export async function insertMail(sql: Sql, mail: NewMail): Promise<void> {
  await sql(
    `insert into mails (id, recipient, reply_to, subject, text, html, status, error,
       useful_until, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      mail.id,
      mail.recipient,
      mail.replyTo,
      mail.subject,
      mail.text,
      mail.html,
      mail.status,
      mail.error,
      mail.usefulUntil,
      mail.now,
    ],
  );
}

/** All other queries here run as the platform role. */
export interface QueuedMail {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  usefulUntil: Date | null;
  createdAt: Date;
}

export async function findQueued(sql: Sql, id: string): Promise<QueuedMail | undefined> {
  const [row] = await sql<QueuedMail>(
    `select id, recipient, reply_to as "replyTo", subject, text, html,
       useful_until as "usefulUntil", created_at as "createdAt"
     from mails where id = $1 and status = 'queued'`,
    [id],
  );
  return row;
}

/** Clears the text of a sent mail, which may contain a valid link. */
export async function markSent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql(
    `update mails set status = 'sent', sent_at = $2, error = null, text = '', html = ''
     where id = $1`,
    [id, now],
  );
}

export async function markKept(sql: Sql, id: string): Promise<void> {
  await sql(`update mails set status = 'kept' where id = $1`, [id]);
}

export async function markFailed(sql: Sql, id: string, error: string): Promise<void> {
  await sql(`update mails set status = 'failed', error = $2 where id = $1`, [id, error]);
}

/** Stores the error of a mail that stays queued for a retry. */
export async function noteError(sql: Sql, id: string, error: string): Promise<void> {
  await sql('update mails set error = $2 where id = $1', [id, error]);
}

export async function deleteMailsTo(sql: Sql, recipient: string): Promise<void> {
  await sql('delete from mails where lower(recipient) = lower($1)', [recipient]);
}

const OLD = { table: 'mails', key: 'id', where: 'created_at < $1', by: 'created_at' };

export function deleteMailsBefore(sql: Sql, before: Date): Promise<void> {
  return purge(sql, OLD, [before]);
}

/** Clears the text of failed mails, which may contain valid links. */
export function emptyFailedMails(sql: Sql, before: Date): Promise<void> {
  const where = `${OLD.where} and status = 'failed' and text <> ''`;
  return purge(sql, { ...OLD, where, set: `text = '', html = ''` }, [before]);
}

/** Fails mails whose process died in the last attempt. */
export function failStuckMails(sql: Sql, before: Date): Promise<void> {
  const set = `status = 'failed', error = coalesce(error, 'It could not be sent in time.')`;
  return purge(sql, { ...OLD, where: `${OLD.where} and status = 'queued'`, set }, [before]);
}
