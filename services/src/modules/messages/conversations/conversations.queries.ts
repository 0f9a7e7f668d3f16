import type { Sql } from '../../../platform/database/index.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { mayBeWritten } from '../../crm/index.js';
import type { MessageChannel } from '../dto/message.dto.js';
import type { Conversation } from './conversation.dto.js';
import type { ConversationMessage } from './thread.dto.js';

/** Messages of a key, which is the second parameter. */
const hasKey = (key: string) =>
  isUuid(key) ? 'm.contact_id = $2::uuid' : 'm.contact_id is null and m.address = $2';

/** Value of the messages `n` in the conversation of `m`. Each branch uses an index of its own. */
const inConversation = (value: string, condition: string) => `(case when m.contact_id is null
  then (select ${value} from messages n where n.business_id = $1 and n.contact_id is null
    and n.address = m.address and ${condition})
  else (select ${value} from messages n where n.business_id = $1
    and n.contact_id = m.contact_id and ${condition}) end)`;

/** Time that a message shows. */
const AT = 'coalesce(m.sent_at, m.created_at)';
const ONE_LINE = 200;

interface Positioned {
  at: Date;
  position: string;
}

export interface PageOf {
  limit: number;
  /** Position of the last row of the page before. */
  before: number | null;
}

export type ConversationRow = Omit<Conversation, 'at'> & Positioned & { address: string };

/**
 * Last messages of conversations, newest first. A page reads messages from the newest on: `not exists`
 * would make the planner join all messages of the business.
 */
export const findConversations = (sql: Sql, businessId: string, { limit, before }: PageOf) =>
  sql<ConversationRow>(
    `select coalesce(m.contact_id::text, m.address) as key, m.position, m.contact_id as "contactId",
       coalesce(c.name, '') as name, m.address, m.channel,
       left(regexp_replace(m.body, '\\s+', ' ', 'g'), ${ONE_LINE}) as text, ${AT} as at,
       m.direction, m.state,
       ${inConversation('count(*)::integer', "n.direction = 'in' and n.read_at is null")} as unread
     from messages m left join contacts c on c.business_id = $1 and c.id = m.contact_id
     where m.business_id = $1 and m.state <> 'skipped' and c.deleted_at is null
       and ($3::bigint is null or m.position < $3)
       and m.position = ${inConversation('max(n.position)', "n.state <> 'skipped'")}
     order by m.position desc limit $2`,
    [businessId, limit, before],
  );

/** Number of messages that nobody has read. */
export async function countUnread(sql: Sql, businessId: string): Promise<number> {
  const [row] = await sql<{ unread: number }>(
    `select count(*)::integer as unread
     from messages m left join contacts c on c.business_id = $1 and c.id = m.contact_id
     where m.business_id = $1 and m.direction = 'in' and m.read_at is null
       and c.deleted_at is null`,
    [businessId],
  );
  return row?.unread ?? 0;
}

/** Contact of a conversation. */
export interface ContactRow {
  id: string;
  name: string;
  phone: string;
  email: string;
  consent: Record<MessageChannel, boolean | null>;
}

/** A stopped number refuses, whatever its consent says. */
export async function findContact(
  sql: Sql,
  businessId: string,
  { id = null, number = null }: { id?: string | null; number?: string | null },
): Promise<ContactRow | undefined> {
  const [row] = await sql<ContactRow>(
    `select c.id, c.name, c.phone, c.email, json_build_object(
       'sms', ${mayBeWritten('sms', 'service')},
       'email', ${mayBeWritten('email', 'service')}) as consent
     from contacts c
     where c.business_id = $1 and c.deleted_at is null and (c.id = $2 or c.phone_e164 = $3)
     order by c.created_at limit 1`,
    [businessId, id, number],
  );
  return row;
}

export type ThreadRow = Omit<ConversationMessage, 'at'> & Positioned;

/** Messages of a conversation, newest first. */
export const findThread = (sql: Sql, businessId: string, key: string, { limit, before }: PageOf) =>
  sql<ThreadRow>(
    `select m.id, m.position, m.direction, m.channel, m.kind, m.state, m.subject, m.body as text,
       ${AT} as at, m.problem, m.appointment_id as "appointmentId",
       (select trim(u.first_name || ' ' || u.last_name) from users u
        where u.business_id = $1 and u.id = m.user_id) as by
     from messages m
     where m.business_id = $1 and ${hasKey(key)} and m.state <> 'skipped'
       and ($4::bigint is null or m.position < $4)
     order by m.position desc limit $3`,
    [businessId, key, limit, before],
  );

/** Marks what a customer wrote as read, up to a message. */
export async function markRead(
  sql: Sql,
  businessId: string,
  key: string,
  { upTo, now }: { upTo: string; now: Date },
): Promise<void> {
  await sql(
    `update messages m set read_at = $4
     where m.business_id = $1 and ${hasKey(key)} and m.direction = 'in' and m.read_at is null
       and m.position <= (select n.position from messages n where n.business_id = $1 and n.id = $3)`,
    [businessId, key, upTo, now],
  );
}

/** Number of latest messages in which a change of state is noticed. */
const WATCHED = 50;

export interface LatestMessages {
  businessId: string;
  /** Differs when a message was added, was read or changed its state. */
  mark: string;
}

/** Runs as the platform role, for all businesses in one statement. */
export const findLatest = (sql: Sql, businessIds: string[]) =>
  sql<LatestMessages>(
    `select b.id as "businessId", md5(coalesce(string_agg(
       concat_ws(' ', m.position, m.state, m.read_at is null), ',' order by m.position), '')) as mark
     from businesses b left join lateral (
       select m.position, m.state, m.read_at from messages m where m.business_id = b.id
       order by m.position desc limit ${WATCHED}) m on true
     where b.id = any($1) group by b.id`,
    [businessIds],
  );
