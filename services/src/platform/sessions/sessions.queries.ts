import type { Sql } from '../database/index.js';
import type { Person, Principal } from '../tenancy/context.js';
import { purge } from '../purge/purge.queries.js';

export interface SessionRow {
  tokenHash: Buffer;
  id: string;
  businessId: string;
  userId: string;
  userAgent: string;
  address: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(sql: Sql, row: SessionRow): Promise<void> {
  await sql(
    `insert into sessions (token_hash, id, business_id, user_id, user_agent, address,
       created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [
      row.tokenHash,
      row.id,
      row.businessId,
      row.userId,
      row.userAgent,
      row.address,
      row.now,
      row.expiresAt,
    ],
  );
}

export type FoundSession = Principal & { lastSeenAt: Date };

export async function findSession(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<FoundSession | undefined> {
  const [row] = await sql<FoundSession>(
    `select s.id as "sessionId", s.business_id as "businessId", s.user_id as "userId",
       s.last_seen_at as "lastSeenAt", u.role, b.time_zone as "timeZone", b.time_format as "timeFormat",
       b.staff_see_revenue as "staffSeeRevenue",
       b.technicians_see_prices as "techniciansSeePrices",
       b.setup_dismissed_at is not null as "isSetUp",
       coalesce(c.is_platform_admin, false) as "isPlatformAdmin"
     from sessions s
     join users u on u.business_id = s.business_id and u.id = s.user_id
     join businesses b on b.id = s.business_id
     left join credentials c on c.business_id = s.business_id and c.user_id = s.user_id
     where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $3
       and (b.sandbox_expires_at is null or b.sandbox_expires_at > $2)`,
    [tokenHash, now, idleSince],
  );
  return row;
}

export async function touchSession(sql: Sql, id: string, now: Date): Promise<void> {
  await sql('update sessions set last_seen_at = $2 where id = $1', [id, now]);
}

export async function deleteSession(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql('delete from sessions where token_hash = $1', [tokenHash]);
}

export async function deleteStaleSessions(sql: Sql, now: Date, idleSince: Date): Promise<void> {
  const stale = { table: 'sessions', key: 'token_hash' };
  await purge(sql, { ...stale, where: 'expires_at <= $1', by: 'expires_at' }, [now]);
  await purge(sql, { ...stale, where: 'last_seen_at <= $1', by: 'last_seen_at' }, [idleSince]);
}

export interface ListedSession {
  id: string;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** A person's active sessions, last used first. */
export function findSessions(
  sql: Sql,
  { businessId, userId }: Person,
  now: Date,
  idleSince: Date,
): Promise<ListedSession[]> {
  return sql<ListedSession>(
    `select id, user_agent as "userAgent", address, created_at as "createdAt",
       last_seen_at as "lastSeenAt"
     from sessions
     where business_id = $1 and user_id = $2 and expires_at > $3 and last_seen_at > $4
     order by last_seen_at desc, created_at desc`,
    [businessId, userId, now, idleSince],
  );
}

export async function deleteSessionOf(
  sql: Sql,
  { businessId, userId }: Person,
  id: string,
): Promise<boolean> {
  const rows = await sql(
    'delete from sessions where business_id = $1 and user_id = $2 and id = $3 returning id',
    [businessId, userId, id],
  );
  return rows.length === 1;
}

export async function deleteSessionsOf(sql: Sql, { businessId, userId }: Person): Promise<void> {
  await sql('delete from sessions where business_id = $1 and user_id = $2', [businessId, userId]);
}
