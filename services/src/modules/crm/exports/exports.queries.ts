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

/** All there ever were, the latest first, in the business's own time. */
export function findAllAppointments(sql: Sql, { businessId, timeZone }: BusinessContext) {
  return sql<ExportedAppointment>(
    `select to_char(a.starts_at at time zone $2, 'YYYY-MM-DD') as date,
       to_char(a.starts_at at time zone $2, 'HH24:MI') as "startTime",
       ${endTimeOf('a.ends_at', '$2')} as "endTime",
       c.name as customer, c.phone, a.service_name as service, a.status,
       (a.price_cents / 100.0)::float8 as price, a.notes
     from appointments a
     join contacts c on c.business_id = a.business_id and c.id = a.contact_id
     where a.business_id = $1 order by a.starts_at desc, a.id`,
    [businessId, timeZone],
  );
}

export interface ExportedService {
  name: string;
  description: string;
  minutes: number;
  price: number;
}

export function findOfferedServices(sql: Sql, businessId: string) {
  return sql<ExportedService>(
    `select name, description, duration_minutes as minutes, (price_cents / 100.0)::float8 as price
     from services where business_id = $1 and deleted_at is null order by position, name`,
    [businessId],
  );
}

export interface ExportedBusiness {
  name: string;
  email: string;
  phone: string;
  address: string;
  website: string;
  description: string;
  timeZone: string;
}

export async function findExportedBusiness(sql: Sql, businessId: string) {
  const [row] = await sql<ExportedBusiness>(
    `select name, email, phone, address, website, description, time_zone as "timeZone"
     from businesses where id = $1`,
    [businessId],
  );
  return row;
}
