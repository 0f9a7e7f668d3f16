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

/**
 * What begins within a range of instants or goes on into it, but for one job's own. Jobs of a crew at the same place that
 * touch are one: of the hundreds that a busy crew has no more comes here than says when it is free.
 */
export function findReservations(
  sql: Sql,
  businessId: string,
  { start, end, exceptId, withPlaces }: Within,
): Promise<Reserved[]> {
  // Crew by crew: an index has the jobs of each in the order of time.
  const overlapping = `select r.resource_id, r.starts_at, r.ends_at, r.appointment_id
    from resources c join reservations r on r.business_id = $1 and r.resource_id = c.id
    where c.business_id = $1 and r.starts_at < $3 and r.ends_at > $2
      and ($4::uuid is null or r.appointment_id <> $4)`;
  return sql<Reserved>(
    `select resource_id as "resourceId", lower(span) as "startsAt", upper(span) as "endsAt", place
     from (
       select r.resource_id, unnest(range_agg(tstzrange(r.starts_at, r.ends_at))) as span,
         case when a.place_id is not null then
           jsonb_build_object('id', a.place_id, 'postcode', p.postcode) end as place
       from (
         ${overlapping} and r.starts_at > $2::timestamptz - interval '1 day'
         union all
         ${overlapping} and r.starts_at <= $2::timestamptz - interval '1 day'
           and r.ends_at - r.starts_at > interval '1 day'
       ) r
       left join appointments a on $5 and a.business_id = $1 and a.id = r.appointment_id
       left join places p on $5 and p.business_id = $1 and p.id = a.place_id
       group by r.resource_id, a.place_id, p.postcode
     ) taken`,
    [businessId, new Date(start), new Date(end), exceptId ?? null, withPlaces],
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
