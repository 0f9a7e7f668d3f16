import type { Sql } from '../../../platform/database/index.js';
import { isUuid } from '../../../platform/validation/ids.js';
import type { Buffers } from '../availability/slots.js';
import type { Span } from '../appointment.rules.js';
import type { ServiceLocation } from '../service.fields.js';
import type { MoveInput } from './dto/move.dto.js';

/** Length, buffers and location of an appointment, which decide where it fits. */
export interface Needs extends Span {
  id: string;
  buffers: Buffers;
  location: ServiceLocation;
}

export async function findNeeds(sql: Sql, businessId: string, ids: readonly string[]) {
  const rows = await sql<Needs>(
    `select a.id, a.starts_at as "startsAt", a.ends_at as "endsAt", s.location,
       json_build_object('before', a.buffer_before, 'after', a.buffer_after) as buffers
     from appointments a
     join services s on s.business_id = $1 and s.id = a.service_id
     where a.business_id = $1 and a.id = any($2)`,
    [businessId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks contacts, then appointments, then crews, each in the order of their ids: see docs/races.md.
 * The crews are those that lose and those that get an appointment.
 */
export async function lockMoved(
  sql: Sql,
  businessId: string,
  moves: readonly Pick<MoveInput, 'id' | 'crewId'>[],
): Promise<void> {
  const ids = moves.map(({ id }) => id);
  await sql(
    `select 1 from contacts c where c.business_id = $1 and c.id in (
       select a.contact_id from appointments a where a.business_id = $1 and a.id = any($2))
     order by c.id for share`,
    [businessId, ids],
  );
  const rows = await sql<{ crewId: string }>(
    `select crew_id as "crewId" from appointments where business_id = $1 and id = any($2)
     order by id for no key update`,
    [businessId, ids],
  );
  const crewIds = [...rows, ...moves].map(({ crewId }) => crewId).filter(isUuid);
  await sql(
    'select 1 from crews where business_id = $1 and id = any($2) order by id for no key update',
    [businessId, crewIds],
  );
}
