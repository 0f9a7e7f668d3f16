import type { Sql } from '../../platform/database/index.js';
import type { Span } from './appointment.rules.js';

/** To the end of the transaction nobody else books for it. */
export async function lockCrew(sql: Sql, businessId: string, crewId: string): Promise<void> {
  await sql('select 1 from resources where business_id = $1 and id = $2 for no key update', [
    businessId,
    crewId,
  ]);
}

/** The time of a crew that is not free. */
export interface Reserved extends Span {
  resourceId: string;
}

/** What begins within a range of instants or goes on into it, but for one job's own. */
export function findReservations(
  sql: Sql,
  businessId: string,
  { start, end }: { start: number; end: number },
  exceptId?: string,
): Promise<Reserved[]> {
  const overlapping = `select r.resource_id as "resourceId", r.starts_at as "startsAt", r.ends_at as "endsAt"
    from reservations r where r.business_id = $1 and r.starts_at < $3 and r.ends_at > $2
      and ($4::uuid is null or r.appointment_id <> $4)`;
  return sql<Reserved>(
    `${overlapping} and r.starts_at > $2::timestamptz - interval '1 day'
     union
     ${overlapping} and r.ends_at - r.starts_at > interval '1 day'`,
    [businessId, new Date(start), new Date(end), exceptId ?? null],
  );
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
