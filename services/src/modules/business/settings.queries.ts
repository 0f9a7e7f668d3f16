import type { Sql } from '../../platform/database/index.js';
import type { NotificationSettings } from './dto/notification-settings.dto.js';
import type { AccessSettings, BusinessSettings } from './dto/settings.dto.js';

const BUSINESS = `name as "businessName", email, phone, address, website, description,
  time_zone as "timeZone", time_format as "timeFormat", version`;

const NOTIFICATIONS = `email_notifications as "enableEmailNotifications",
  appointment_reminders as "appointmentReminders", marketing_emails as "marketingEmails",
  reminder_lead_hours as "reminderLeadTime", version`;

const ACCESS = `staff_see_revenue as "staffSeeRevenue",
  technicians_see_prices as "techniciansSeePrices", version`;

/** Locks the settings against other changes until the transaction ends. */
export async function lockBusiness(sql: Sql, businessId: string): Promise<void> {
  await sql('select 1 from businesses where id = $1 for no key update', [businessId]);
}

/** Locks the settings and also blocks bookings, which read the time zone in their transaction. */
export const lockZone = (sql: Sql, businessId: string) =>
  sql('select 1 from businesses where id = $1 for update', [businessId]);

export async function findBusiness(sql: Sql, businessId: string) {
  const [row] = await sql<BusinessSettings>(`select ${BUSINESS} from businesses where id = $1`, [
    businessId,
  ]);
  return row;
}

export async function findNotifications(sql: Sql, businessId: string) {
  const [row] = await sql<NotificationSettings>(
    `select ${NOTIFICATIONS} from businesses where id = $1`,
    [businessId],
  );
  return row;
}

/** Raises the statement timeout, because a zone change moves all appointments to other days. */
export async function allowZoneChange(sql: Sql): Promise<void> {
  await sql(`set local statement_timeout = '120s'`);
}

export async function updateBusiness(
  sql: Sql,
  businessId: string,
  values: Omit<BusinessSettings, 'version'>,
) {
  const [row] = await sql<BusinessSettings>(
    `update businesses set name = $2, email = $3, phone = $4, address = $5, website = $6,
       description = $7, time_zone = $8, time_format = $9
     where id = $1 returning ${BUSINESS}`,
    [
      businessId,
      values.businessName,
      values.email,
      values.phone,
      values.address,
      values.website,
      values.description,
      values.timeZone,
      values.timeFormat,
    ],
  );
  return row;
}

export async function updateNotifications(
  sql: Sql,
  businessId: string,
  values: Omit<NotificationSettings, 'version'>,
) {
  const [row] = await sql<NotificationSettings>(
    `update businesses set email_notifications = $2, appointment_reminders = $3,
       marketing_emails = $4, reminder_lead_hours = $5
     where id = $1 returning ${NOTIFICATIONS}`,
    [
      businessId,
      values.enableEmailNotifications,
      values.appointmentReminders,
      values.marketingEmails,
      values.reminderLeadTime,
    ],
  );
  return row;
}

export async function findAccess(sql: Sql, businessId: string) {
  const [row] = await sql<AccessSettings>(`select ${ACCESS} from businesses where id = $1`, [
    businessId,
  ]);
  return row;
}

export async function updateAccess(
  sql: Sql,
  businessId: string,
  { staffSeeRevenue, techniciansSeePrices }: Omit<AccessSettings, 'version'>,
) {
  const [row] = await sql<AccessSettings>(
    `update businesses set staff_see_revenue = $2, technicians_see_prices = $3
     where id = $1 returning ${ACCESS}`,
    [businessId, staffSeeRevenue, techniciansSeePrices],
  );
  return row;
}
