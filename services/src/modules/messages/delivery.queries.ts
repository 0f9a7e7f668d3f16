import type { Sql } from '../../platform/database/index.js';
import type { MessageKind, MessageState } from './dto/message.dto.js';

/** A message that waits to be sent, with the appointment as it stands. */
export interface QueuedMessage {
  id: string;
  kind: MessageKind;
  /** Customer's number or email address. */
  address: string;
  subject: string;
  text: string;
  /** Wall time, place and service that the text names. */
  told: string;
  business: string;
  phone: string;
  email: string;
  customer: string;
  job: {
    id: string;
    version: number;
    startsAt: Date;
    endsAt: Date;
    service: string;
    /** '' where none is known. */
    street: string;
  };
}

type Row = Omit<QueuedMessage, 'job'> &
  Omit<QueuedMessage['job'], 'id'> & { appointmentId: string };

/** The message, unless it has left already. */
export async function findQueued(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Row>(
    `select m.id, m.kind, m.address, m.subject, m.body as text, m.told,
       b.name as business, b.phone, b.email, c.name as customer,
       a.id as "appointmentId", a.version, a.starts_at as "startsAt", a.ends_at as "endsAt",
       a.service_name as service,
       coalesce(case when a.place_id is null then b.address else (
         select p.street from places p where p.business_id = $1 and p.id = a.place_id) end, '')
         as street
     from messages m
     join businesses b on b.id = m.business_id
     join contacts c on c.business_id = $1 and c.id = m.contact_id
     join appointments a on a.business_id = $1 and a.id = m.appointment_id
     where m.business_id = $1 and m.id = $2 and m.state = 'queued'`,
    [businessId, id],
  );
  if (!row) return undefined;
  const { appointmentId, version, startsAt, endsAt, service, street, ...message } = row;
  return { ...message, job: { id: appointmentId, version, startsAt, endsAt, service, street } };
}

interface Outcome {
  state: MessageState;
  problem?: string;
  sentAt?: Date;
}

export async function markMessage(
  sql: Sql,
  businessId: string,
  id: string,
  { state, problem = '', sentAt }: Outcome,
): Promise<void> {
  await sql(
    `update messages set state = $3, problem = $4, sent_at = $5 where business_id = $1 and id = $2`,
    [businessId, id, state, problem, sentAt ?? null],
  );
}
