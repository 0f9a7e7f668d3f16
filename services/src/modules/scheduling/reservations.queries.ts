import type { Sql } from '../../platform/database/index.js';
import type { Span } from './appointment.rules.js';

/** To the end of the transaction nobody else books for it. */
export async function lockCrew(sql: Sql, businessId: string, crewId: string): Promise<void> {
  await sql('select 1 from resources where business_id = $1 and id = $2 for no key update', [
    businessId,
    crewId,
  ]);
}

/** Whether a crew has another job at a time. What begins a day before or later and what is longer: an index finds both. */
export async function isTaken(
  sql: Sql,
  businessId: string,
  crewId: string,
  { startsAt, endsAt }: Span,
  exceptId?: string,
): Promise<boolean> {
  const overlapping = `select from reservations r
    where r.business_id = $1 and r.resource_id = $2 and r.starts_at < $4 and r.ends_at > $3
      and ($5::uuid is null or r.appointment_id <> $5)`;
  const [row] = await sql<{ taken: boolean }>(
    `select exists (${overlapping} and r.starts_at > $3::timestamptz - interval '1 day')
       or exists (${overlapping} and r.ends_at - r.starts_at > interval '1 day') as taken`,
    [businessId, crewId, startsAt, endsAt, exceptId ?? null],
  );
  return row?.taken ?? false;
}
