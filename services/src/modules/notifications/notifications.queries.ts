import { insertRows, type Sql } from '../../platform/database/index.js';
import type { TimePlace } from '../../platform/http/time-pages.js';
import type { Person } from '../../platform/tenancy/context.js';
import { purge } from '../../platform/purge/purge.queries.js';
import type { Notification, NotificationKind } from './dto/notification.dto.js';

export interface Notice {
  kind: NotificationKind;
  title: string;
  text: string;
  /** Path within the app. */
  link: string;
}

const COLUMNS = ['user_id', 'kind', 'title', 'text', 'link', 'created_at', 'read_at'] as const;

/** Kinds that also notify the actor, such as a background import they wait for. */
const NEWS_TO_ACTOR: readonly NotificationKind[] = ['import.finished'];

/** Period without a repeated notification: a dozen photos make one. */
const SAME_FOR = '15 minutes';

/** Notifies all office users except the actor. Technicians get no notifications. */
export async function insertForAll(
  sql: Sql,
  businessId: string,
  actorId: string | null,
  { kind, title, text, link }: Notice,
  now: Date,
): Promise<void> {
  const people = await sql<{ id: string }>(
    `select u.id from users u
     where u.business_id = $1 and not u.is_invited and u.role <> 'technician'
       and ($2::uuid is null or u.id <> $2) and not exists (
         select from notifications n where n.business_id = $1 and n.user_id = u.id
           and n.title = $3 and n.link = $4 and n.kind = 'job.progress'
           and n.created_at > $5::timestamptz - interval '${SAME_FOR}')`,
    [businessId, NEWS_TO_ACTOR.includes(kind) ? null : actorId, title, link, now],
  );
  const notice = { kind, title, text, link, created_at: now };
  const rows = people.map(({ id }) => ({
    ...notice,
    user_id: id,
    read_at: id === actorId ? now : null,
  }));
  await insertRows(sql, businessId, 'notifications', COLUMNS, rows);
}

export interface PageOf {
  limit: number;
  after?: TimePlace;
}

export type NotificationRow = Omit<Notification, 'createdAt'> & { createdAt: Date };

export function findNotifications(
  sql: Sql,
  { businessId, userId }: Person,
  { limit, after }: PageOf,
): Promise<NotificationRow[]> {
  return sql<NotificationRow>(
    `select id, kind, title, text, link, created_at as "createdAt", read_at is not null as read
     from notifications
     where business_id = $1 and user_id = $2
       and ($4::timestamptz is null or (created_at, id) < ($4, $5::uuid))
     order by created_at desc, id desc limit $3`,
    [businessId, userId, limit, after?.at ?? null, after?.id ?? null],
  );
}

export async function countNotifications(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<{ total: number; unread: number }>(
    `select count(*)::integer as total,
       (count(*) filter (where read_at is null))::integer as unread
     from notifications where business_id = $1 and user_id = $2`,
    [businessId, userId],
  );
  return row ?? { total: 0, unread: 0 };
}

/** Marks notifications as read. Default: all. */
export async function markRead(
  sql: Sql,
  { businessId, userId }: Person,
  ids: string[] | undefined,
  now: Date,
): Promise<void> {
  await sql(
    `update notifications set read_at = $4
     where business_id = $1 and user_id = $2 and read_at is null
       and ($3::uuid[] is null or id = any ($3))`,
    [businessId, userId, ids ?? null, now],
  );
}

/** Runs as the platform role, for all tenants. */
export function deleteNotificationsBefore(sql: Sql, before: Date): Promise<void> {
  const old = { table: 'notifications', key: 'business_id, id', by: 'created_at' };
  return purge(sql, { ...old, where: 'created_at < $1' }, [before]);
}

export interface NewNotification {
  kind: string;
  title: string;
  text: string;
  link: string;
  created_at: Date;
  read_at: Date | null;
}

/** Adds notifications for all users of a business. */
export async function insertNotifications(sql: Sql, businessId: string, rows: NewNotification[]) {
  const people = await sql<{ user_id: string }>(
    'select id as user_id from users where business_id = $1',
    [businessId],
  );
  const all = people.flatMap((person) => rows.map((row) => ({ ...person, ...row })));
  await insertRows(sql, businessId, 'notifications', COLUMNS, all);
}

/** Display name of a person. */
export async function findName(sql: Sql, businessId: string, userId: string): Promise<string> {
  const [row] = await sql<{ name: string }>(
    `select trim(first_name || ' ' || last_name) as name from users
     where business_id = $1 and id = $2`,
    [businessId, userId],
  );
  return row?.name || 'somebody';
}
