import type { Sql } from '../../platform/database/index.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import type { Span } from './appointment.rules.js';
import type { Whereabouts } from './team/travel.js';

/** To the end of the transaction nobody else books for it. */
export async function lockCrew(sql: Sql, businessId: string, crewId: string): Promise<void> {
  await sql('select 1 from resources where business_id = $1 and id = $2 for no key update', [
    businessId,
    crewId,
  ]);
}

/** Time of a crew that is not free, with what is kept free before and after its jobs. */
export interface Reserved extends Span {
  resourceId: string;
  /** Null as well where no places are asked for. */
  place: Whereabouts;
}

interface Within {
  start: number;
  end: number;
  exceptId: string | undefined;
  /** Where jobs are matters only where the way from one to another takes time. */
  withPlaces: boolean;
}

/** What begins within a range of instants or goes on into it, but for one job's own. */
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
  // Crew by crew: an index has the jobs of each in the order of time.
  const overlapping = `select r.resource_id as "resourceId", r.starts_at as "startsAt",
      r.ends_at as "endsAt", ${place} as place
    from resources c join reservations r on r.business_id = $1 and r.resource_id = c.id ${places}
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

/** Whether a crew has another job at a time, or one that is too near to it. */
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
