import type { Sql } from '../../platform/database/index.js';
import { mayBeWritten } from '../crm/index.js';
import { STATUS } from '../scheduling/index.js';
import type {
  JobMessage,
  MessageChannel,
  MessageDirection,
  MessageKind,
  MessageState,
} from './dto/message.dto.js';
import type { JobNow, Told } from './due-message.js';
import type { OwnTemplate } from './templates/templates.queries.js';
import type { MessageFacts } from './texts.js';
import type { Reachable } from './recipient.js';

/** An appointment with all that its next message depends on. */
export interface TellableJob
  extends Omit<Reachable, 'name'>, JobNow, Omit<MessageFacts, 'date' | 'startTime' | 'crew'> {
  id: string;
  contactId: string;
  /** Texts of the business in the customer's language. */
  templates: OwnTemplate[];
  /** Newest first. */
  told: (Omit<Told, 'at'> & { at: string })[];
}

const TELLABLE = `
  select a.id, a.contact_id as "contactId",
    about_job(a.starts_at, b.time_zone, a.place_id, a.service_id) as about,
    reminder_due(a.starts_at, b.reminder_lead_hours, b.time_zone) as "remindAt",
    ${STATUS} as status, a.starts_at as "startsAt", a.on_my_way_at as "onMyWayAt",
    coalesce(a.finished_at, a.ends_at) as "endedAt", a.service_name as service,
    c.name as customer, c.phone, c.email, c.language,
    coalesce((select json_agg(json_build_object('occasion', t.occasion, 'channel', t.channel,
        'subject', t.subject, 'body', t.body))
      from message_templates t where t.business_id = $1 and t.language = c.language), '[]')
      as templates,
    json_build_object('sms', ${mayBeWritten('sms', 'service')},
      'email', ${mayBeWritten('email', 'service')}) as consent,
    coalesce((select concat_ws(' ', v.year, nullif(v.make, ''), nullif(v.model, '')) from vehicles v
      where v.business_id = $1 and v.id = a.vehicle_id), c.vehicle) as vehicle,
    case when a.place_id is null then b.address else (
      select p.street from places p where p.business_id = $1 and p.id = a.place_id) end as street,
    b.name as business,
    coalesce((select json_agg(json_build_object('kind', m.kind, 'about', m.told,
        'at', coalesce(m.sent_at, m.created_at), 'isQueued', m.state = 'queued') order by m.position desc)
      from messages m where m.business_id = $1 and m.appointment_id = a.id
        and m.direction = 'out' and m.state not in ('failed', 'skipped')), '[]') as told
  from appointments a
  join contacts c on c.business_id = a.business_id and c.id = a.contact_id
  join businesses b on b.id = a.business_id
  where a.business_id = $1`;

export async function findTellable(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<TellableJob>(`${TELLABLE} and a.id = $2`, [businessId, id]);
  return row;
}

/** Next open appointment of the business. */
export async function findNextTellable(sql: Sql, businessId: string, now: Date) {
  const [row] = await sql<TellableJob>(
    `${TELLABLE} and a.starts_at >= $2 and a.status in ('scheduled', 'confirmed')
       and c.deleted_at is null order by a.starts_at, a.id limit 1`,
    [businessId, now],
  );
  return row;
}

/** Appointments that begin in a range, soonest first. */
export const findTellableBetween = (sql: Sql, businessId: string, [from, before]: [Date, Date]) =>
  sql<TellableJob>(
    `${TELLABLE} and a.starts_at >= $2 and a.starts_at < $3 order by a.starts_at, a.id`,
    [businessId, from, before],
  );

export async function findFirstName(sql: Sql, businessId: string, userId: string) {
  const [row] = await sql<{ name: string }>(
    'select first_name as name from users where business_id = $1 and id = $2',
    [businessId, userId],
  );
  return row?.name ?? '';
}

/** Messages of an appointment, newest first. */
export function findMessages(sql: Sql, businessId: string, appointmentId: string) {
  return sql<Omit<JobMessage, 'at'> & { at: Date }>(
    `select m.id, m.kind, m.channel, m.state, m.subject, m.body as text, 
       coalesce(m.sent_at, m.created_at) as at, m.problem,
       (select trim(u.first_name || ' ' || u.last_name) from users u
        where u.business_id = $1 and u.id = m.user_id) as by
     from messages m where m.business_id = $1 and m.appointment_id = $2
     order by m.position desc`,
    [businessId, appointmentId],
  );
}

export interface NewMessage {
  id: string;
  /** null: a number that no customer has. */
  contactId: string | null;
  appointmentId: string | null;
  direction: MessageDirection;
  kind: MessageKind;
  channel: MessageChannel;
  state: MessageState;
  /** Customer's number or email address. */
  address: string;
  subject: string;
  text: string;
  /** Start, place and service that the text names; '' for none. */
  about: string;
  consent: boolean | null;
  /** null: sent by itself, or received. */
  userId: string | null;
  /** Id at the provider that it was received from. */
  providerId: string | null;
  now: Date;
}

/** Facts of a message about nothing in particular that the product writes. */
export const PLAIN_MESSAGE = {
  ...{ appointmentId: null, subject: '', about: '', userId: null, providerId: null },
} as const;

/** False if the provider's message is known already. */
export async function insertMessage(sql: Sql, businessId: string, message: NewMessage) {
  const rows = await sql(
    `insert into messages (business_id, id, contact_id, appointment_id, direction, kind, channel,
       state, address, subject, body, told, consent, user_id, provider_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (business_id, provider_id) where provider_id is not null do nothing returning id`,
    [
      ...[businessId, message.id, message.contactId, message.appointmentId, message.direction],
      ...[message.kind, message.channel, message.state, message.address, message.subject],
      ...[message.text, message.about, message.consent, message.userId, message.providerId],
      message.now,
    ],
  );
  return rows.length === 1;
}
