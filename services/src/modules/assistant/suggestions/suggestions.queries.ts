import type { Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';

/** Facts of today's records that are worth a question. */
export interface Occasions {
  /** Customer who comes today and was here before. */
  visitor: string | null;
  /** Service with the most recent revenue. */
  service: string | null;
  hasLastMonth: boolean;
  isBookedTomorrow: boolean;
}

const LATELY_DAYS = 90;

/** A single statement, because it runs each time that somebody opens the assistant. */
export async function findOccasions(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
  today: string,
): Promise<Occasions> {
  const [row] = await sql<Occasions>(
    `select
       (select c.name from appointments a
        join contacts c on c.business_id = $1 and c.id = a.contact_id and c.deleted_at is null
        join contact_summaries s on s.business_id = $1 and s.contact_id = c.id
          and s.last_visit_on > '-infinity'
        where a.business_id = $1 and a.status <> 'cancelled'
          and a.starts_at >= $3::date::timestamp at time zone $2
          and a.starts_at < ($3::date + 1)::timestamp at time zone $2
        order by a.starts_at, a.id limit 1) as visitor,
       (select d.service_name from service_days d
        where d.business_id = $1 and d.day > $3::date - ${LATELY_DAYS} and d.day <= $3::date
        group by d.service_name
        order by sum(d.completed_cents) desc, d.service_name limit 1) as service,
       exists (select 1 from appointment_days d
        where d.business_id = $1 and d.completed > 0
          and d.day >= date_trunc('month', $3::date) - interval '1 month'
          and d.day < date_trunc('month', $3::date)) as "hasLastMonth",
       exists (select 1 from appointment_days d
        where d.business_id = $1 and d.booked > 0 and d.day = $3::date + 1) as "isBookedTomorrow"`,
    [businessId, timeZone, today],
  );
  return row ?? { visitor: null, service: null, hasLastMonth: false, isBookedTomorrow: false };
}
