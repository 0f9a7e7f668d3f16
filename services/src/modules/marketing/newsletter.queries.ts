import type { Sql } from '../../platform/database/index.js';
import { purge } from '../../platform/purge/purge.queries.js';

/** All queries here run as the platform role. */
export interface Subscriber {
  id: string;
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
}

const COLUMNS = 'id, email, status';

/** Adds a subscriber. One who left may return but has to confirm again. */
export async function saveSubscriber(
  sql: Sql,
  id: string,
  email: string,
  now: Date,
): Promise<Subscriber> {
  const [row] = await sql<Subscriber>(
    `insert into subscribers as s (id, email, status, created_at) values ($1, $2, 'pending', $3)
     on conflict (lower(email)) do update set
       status = case when s.status = 'confirmed' then 'confirmed' else 'pending' end
     returning ${COLUMNS}`,
    [id, email, now],
  );
  return row as Subscriber;
}

export type LinkPurpose = 'confirm' | 'unsubscribe';

export interface NewLink {
  tokenHash: Buffer;
  subscriberId: string;
  purpose: LinkPurpose;
  expiresAt: Date | null;
}

export async function insertLink(sql: Sql, link: NewLink): Promise<void> {
  await sql(
    `insert into subscriber_links (token_hash, subscriber_id, purpose, expires_at)
     values ($1, $2, $3, $4)`,
    [link.tokenHash, link.subscriberId, link.purpose, link.expiresAt],
  );
}

export async function findByLink(
  sql: Sql,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<Subscriber | undefined> {
  const [row] = await sql<Subscriber>(
    `select s.id, s.email, s.status
     from subscriber_links l join subscribers s on s.id = l.subscriber_id
     where l.token_hash = $1 and l.purpose = $2
       and (l.expires_at is null or l.expires_at > $3)
     for update of s`,
    [tokenHash, purpose, now],
  );
  return row;
}

export async function confirmSubscriber(sql: Sql, id: string, now: Date): Promise<void> {
  await sql(`update subscribers set status = 'confirmed', confirmed_at = $2 where id = $1`, [
    id,
    now,
  ]);
}

/** Unsubscribes. Confirmation links are deleted; unsubscribe links stay valid. */
export async function unsubscribe(sql: Sql, id: string): Promise<void> {
  await sql(`update subscribers set status = 'unsubscribed' where id = $1`, [id]);
  await sql(`delete from subscriber_links where subscriber_id = $1 and purpose = 'confirm'`, [id]);
}

/** Deletes subscribers who never confirmed, after their last link has expired. */
export async function deleteUnconfirmed(sql: Sql, now: Date): Promise<void> {
  const expired = { table: 'subscriber_links', key: 'token_hash', by: 'expires_at' };
  await purge(sql, { ...expired, where: 'expires_at <= $1' }, [now]);
  const where = `status = 'pending' and not exists (select 1 from subscriber_links l
    where l.subscriber_id = subscribers.id and l.purpose = 'confirm')`;
  await purge(sql, { table: 'subscribers', key: 'id', where, by: 'created_at' });
}
