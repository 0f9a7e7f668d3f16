import type { Sql } from '../../platform/database/index.js';

export interface AppointmentRow {
  id: string;
  contact_id: string;
  service_id: string;
  service_name: string;
  starts_at: Date;
  ends_at: Date;
  status: string;
  price_cents: number;
  created_at: Date;
}

export async function insertAppointments(sql: Sql, businessId: string, rows: AppointmentRow[]) {
  await sql(
    `insert into appointments (business_id, id, contact_id, service_id, service_name, starts_at,
       ends_at, status, price_cents, created_at)
     select $1, r.* from json_to_recordset($2) as r(id uuid, contact_id uuid, service_id text,
       service_name text, starts_at timestamptz, ends_at timestamptz, status text,
       price_cents integer, created_at timestamptz)`,
    [businessId, JSON.stringify(rows)],
  );
}

export interface NotificationRow {
  kind: string;
  title: string;
  text: string;
  link: string;
  created_at: Date;
  read_at: Date | null;
}

/** For everyone there is. */
export async function insertNotifications(sql: Sql, businessId: string, rows: NotificationRow[]) {
  await sql(
    `insert into notifications (business_id, user_id, kind, title, text, link, created_at, read_at)
     select $1, u.id, r.* from users u, json_to_recordset($2) as r(kind text, title text, text text,
       link text, created_at timestamptz, read_at timestamptz)
     where u.business_id = $1`,
    [businessId, JSON.stringify(rows)],
  );
}
