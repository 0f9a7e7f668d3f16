import type { Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { endTimeOf } from '../../../platform/time/zone.sql.js';

export interface ExportedAppointment {
  date: string;
  startTime: string;
  endTime: string;
  customer: string;
  phone: string;
  service: string;
  status: string;
  price: number;
  notes: string;
}

/** Whoever downloads slowly keeps the transaction waiting between two batches. */
export async function allowSlowReader(sql: Sql): Promise<void> {
  await sql(`select set_config('idle_in_transaction_session_timeout', '60s', true)`);
}

/** One export of a business at a time, whichever replica makes it; it ends with the transaction. */
export async function lockExport(sql: Sql, businessId: string): Promise<boolean> {
  const [row] = await sql<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('export ' || $1::text, 0)) as locked`,
    [businessId],
  );
  return row?.locked ?? false;
}

/** All there ever were, the latest first, in the business's own time. */
export const allAppointments = ({ businessId, timeZone }: BusinessContext) => ({
  text: `select to_char(a.starts_at at time zone $2, 'YYYY-MM-DD') as date,
       to_char(a.starts_at at time zone $2, 'HH24:MI') as "startTime",
       ${endTimeOf('a.ends_at', '$2')} as "endTime",
       c.name as customer, c.phone, a.service_name as service, a.status,
       (a.price_cents / 100.0)::float8 as price, a.notes
     from appointments a
     join contacts c on c.business_id = a.business_id and c.id = a.contact_id
     where a.business_id = $1 order by a.starts_at desc, a.id`,
  parameters: [businessId, timeZone],
});

export interface ExportedService {
  name: string;
  description: string;
  minutes: number;
  price: number;
}

export const offeredServices = (businessId: string) => ({
  text: `select name, description, duration_minutes as minutes,
       (price_cents / 100.0)::float8 as price
     from services where business_id = $1 and deleted_at is null order by position, name`,
  parameters: [businessId],
});

export interface ExportedFact {
  label: string;
  value: string;
}

export const businessFacts = (businessId: string) => ({
  text: `select f.label, f.value from businesses b cross join lateral (values
       ('Name', b.name), ('Email', b.email), ('Phone', b.phone), ('Address', b.address),
       ('Website', b.website), ('Description', b.description), ('Time zone', b.time_zone)
     ) as f (label, value) where b.id = $1`,
  parameters: [businessId],
});
