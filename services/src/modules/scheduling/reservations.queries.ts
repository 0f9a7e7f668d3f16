import type { Sql } from '../../platform/database/index.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import type { Span } from './appointment.rules.js';
import type { Whereabouts } from './team/travel.js';

/** Locks a crew, so that nobody else books it until the transaction ends. */
export async function lockCrew(sql: Sql, businessId: string, crewId: string): Promise<void> {
  await sql('select 1 from crews where business_id = $1 and id = $2 for no key update', [
    businessId,
    crewId,
  ]);
}

/** Blocked time of a crew, including the buffers of its appointments. */
export interface Reserved extends Span {
  crewId: string;
  /** Null also if `withPlaces` is false. */
  place: Whereabouts;
}

interface Within {
  start: number;
  end: number;
  exceptId: string | undefined;
  /** Places matter only if crews need travel time between them. */
  withPlaces: boolean;
}

/** Reservations that overlap a range of instants, except those of one appointment. */
export function findReservations(
  sql: Sql,
  businessId: string,
  { start, end, exceptId, withPlaces }: Within,
): Promise<Reserved[]> {
  const place = withPlaces
    ? `case when a.place_id is not null then
        json_build_object('id', a.place_id, 'postcode', p.postcode) end`
    : 'null';
  const places = withPlaces
    ? `left join appointments a on a.business_id = $1 and a.id = r.appointment_id
    left join places p on p.business_id = $1 and p.id = a.place_id`
    : '';
  // Joined by crew because the index orders reservations by crew and time.
  const overlapping = `select r.crew_id as "crewId", r.starts_at as "startsAt",
      r.ends_at as "endsAt", ${place} as place
    from crews c join reservations r on r.business_id = $1 and r.crew_id = c.id ${places}
    where c.business_id = $1 and r.starts_at < $3 and r.ends_at > $2
      and ($4::uuid is null or r.appointment_id <> $4)`;
  return sql<Reserved>(
    `${overlapping} and r.starts_at > $2::timestamptz - interval '1 day'
     union all
     ${overlapping} and r.starts_at <= $2::timestamptz - interval '1 day'
       and r.ends_at - r.starts_at > interval '1 day'`,
    [businessId, new Date(start), new Date(end), exceptId ?? null],
  );
}

interface Wanted extends Span {
  crewId: string;
  placeId: string | null;
  bufferBefore: number;
  bufferAfter: number;
}

/** Whether a crew has another appointment at a time, or too close to that time. */
export async function isTaken(
  sql: Sql,
  businessId: string,
  { crewId, placeId, startsAt, endsAt, bufferBefore, bufferAfter }: Wanted,
  exceptId?: string,
): Promise<boolean> {
  const begins = new Date(startsAt.getTime() - bufferBefore * MINUTE_MS);
  const ends = new Date(endsAt.getTime() + bufferAfter * MINUTE_MS);
  const [row] = await sql<{ taken: boolean }>(
    'select crew_is_taken($1, $2, $3, $4, $5, $6) as taken',
    [businessId, crewId, begins, ends, placeId, exceptId ?? null],
  );
  return row?.taken ?? false;
}
