import type { Sql } from '../../../platform/database/index.js';

/** Marks a received message as one that confirmed an appointment. */
export async function markConfirmation(
  sql: Sql,
  businessId: string,
  id: string,
  appointmentId: string,
): Promise<void> {
  await sql(
    `update messages set kind = 'confirmed', appointment_id = $3
     where business_id = $1 and id = $2`,
    [businessId, id, appointmentId],
  );
}

/** Marks a received message as read, because nobody has to. */
export async function markReadAtOnce(sql: Sql, businessId: string, id: string, now: Date) {
  await sql('update messages set read_at = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    now,
  ]);
}

/** A sent text message whose delivery failed. */
export interface FailedText {
  customer: string;
  address: string;
  appointmentId: string | null;
  service: string | null;
}

/**
 * Records how the delivery of a text message ended. Undefined if that was recorded before, since a
 * provider may repeat itself or tell things out of order.
 */
export async function recordDelivery(
  sql: Sql,
  businessId: string,
  { id, state, problem }: { id: string; state: string; problem: string },
): Promise<FailedText | undefined> {
  const [row] = await sql<FailedText>(
    `update messages m set state = $3, problem = $4
     from messages o
     left join contacts c on c.business_id = $1 and c.id = o.contact_id
     left join appointments a on a.business_id = $1 and a.id = o.appointment_id
     where m.business_id = $1 and m.id = $2 and o.business_id = $1 and o.id = m.id
       and m.direction = 'out' and m.channel = 'sms' and m.state in ('queued', 'sent')
     returning coalesce(c.name, '') as customer, m.address, o.appointment_id as "appointmentId",
       a.service_name as service`,
    [businessId, id, state, problem],
  );
  return row;
}
