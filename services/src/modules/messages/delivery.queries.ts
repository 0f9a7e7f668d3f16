import type { Sql } from '../../platform/database/index.js';
import type { SentText } from '../../platform/texting/index.js';
import { mayBeWritten } from '../crm/index.js';
import type { MessageChannel, MessageKind, MessageState } from './dto/message.dto.js';

/** Appointment of a message, as it stands. */
export interface MessageJob {
  id: string;
  version: number;
  startsAt: Date;
  endsAt: Date;
  service: string;
  /** '' where none is known. */
  street: string;
}

/** A message that waits to be sent. */
export interface QueuedMessage {
  id: string;
  kind: MessageKind;
  channel: MessageChannel;
  /** Customer's number or email address. */
  address: string;
  subject: string;
  text: string;
  /** Wall time, place and service that the text names. */
  told: string;
  createdAt: Date;
  business: string;
  phone: string;
  email: string;
  /** Name, or '' of an unknown number. */
  customer: string;
  /** Whether the customer agreed to messages on this channel; null: nobody knows. */
  consent: boolean | null;
  job: MessageJob | null;
}

type Row = Omit<QueuedMessage, 'job'> & Omit<MessageJob, 'id'> & { appointmentId: string | null };

/** The message, unless it has left already. */
export async function findQueued(
  sql: Sql,
  businessId: string,
  id: string,
): Promise<QueuedMessage | undefined> {
  const [row] = await sql<Row>(
    `select m.id, m.kind, m.channel, m.address, m.subject, m.body as text, m.told,
       m.created_at as "createdAt", b.name as business, b.phone, b.email,
       coalesce(c.name, '') as customer,
       case when c.id is null then not has_stopped($1, m.address)
         when m.channel = 'sms' then ${mayBeWritten('sms', 'service')}
         else ${mayBeWritten('email', 'service')} end as consent,
       a.id as "appointmentId", a.version, a.starts_at as "startsAt", a.ends_at as "endsAt",
       a.service_name as service,
       coalesce(case when a.place_id is null then b.address else (
         select p.street from places p where p.business_id = $1 and p.id = a.place_id) end, '')
         as street
     from messages m
     join businesses b on b.id = m.business_id
     left join contacts c on c.business_id = $1 and c.id = m.contact_id
     left join appointments a on a.business_id = $1 and a.id = m.appointment_id
     where m.business_id = $1 and m.id = $2 and m.state = 'queued'`,
    [businessId, id],
  );
  if (!row) return undefined;
  const { appointmentId, version, startsAt, endsAt, service, street, ...message } = row;
  const job = appointmentId && { id: appointmentId, version, startsAt, endsAt, service, street };
  return { ...message, job: job || null };
}

/** Marks a message that was not sent, with the reason. */
export async function markUnsent(
  sql: Sql,
  businessId: string,
  id: string,
  { state, problem }: { state: Extract<MessageState, 'failed' | 'skipped'>; problem: string },
): Promise<void> {
  await sql(
    `update messages set state = $3, problem = $4
     where business_id = $1 and id = $2 and state = 'queued'`,
    [businessId, id, state, problem],
  );
}

/** Marks a message that was sent. The provider may have told more about it already. */
export async function markSent(
  sql: Sql,
  businessId: string,
  id: string,
  { sentAt, providerId, segments }: { sentAt: Date } & Partial<SentText>,
): Promise<void> {
  await sql(
    `update messages set state = case when state = 'queued' then 'sent' else state end,
       sent_at = $3, provider_id = $4, segments = $5 where business_id = $1 and id = $2`,
    [businessId, id, sentAt, providerId ?? null, segments ?? 0],
  );
}
