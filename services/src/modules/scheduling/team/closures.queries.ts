import type { Sql } from '../../../platform/database/index.js';
import type { Days } from '../../../platform/time/zone.js';
import type { Closure, ClosureInput } from './dto/hours.dto.js';

const SHOWN = `id, crew_id as "crewId", to_char(from_date, 'YYYY-MM-DD') as "fromDate",
  to_char(to_date, 'YYYY-MM-DD') as "toDate", left(starts::text, 5) as starts,
  left(ends::text, 5) as ends, reason, version`;

/** Closures within a range of days in date order. Either end of the range may be open. */
export function findClosures(
  sql: Sql,
  businessId: string,
  { from, to }: Partial<Days> = {},
): Promise<Closure[]> {
  return sql<Closure>(
    `select ${SHOWN} from closures
     where business_id = $1 and to_date >= coalesce($2::date, '-infinity')
       and from_date <= coalesce($3::date, 'infinity')
     order by from_date, to_date, starts nulls first, id`,
    [businessId, from ?? null, to ?? null],
  );
}

export async function lockClosure(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Closure>(
    `select ${SHOWN} from closures where business_id = $1 and id = $2 for no key update`,
    [businessId, id],
  );
  return row;
}

const valuesOf = ({ crewId, fromDate, toDate, starts, ends, reason }: ClosureInput) => [
  crewId ?? null,
  fromDate,
  toDate,
  starts ?? null,
  ends ?? null,
  reason ?? '',
];

export async function insertClosure(
  sql: Sql,
  businessId: string,
  id: string,
  input: ClosureInput,
): Promise<Closure | undefined> {
  await sql(
    `insert into closures (business_id, id, crew_id, from_date, to_date, starts, ends, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, id, ...valuesOf(input)],
  );
  // A distributed database does not format dates in `returning`, so the row is read again.
  return lockClosure(sql, businessId, id);
}

export async function updateClosure(
  sql: Sql,
  businessId: string,
  id: string,
  input: ClosureInput,
): Promise<Closure | undefined> {
  await sql(
    `update closures set crew_id = $3, from_date = $4, to_date = $5, starts = $6, ends = $7,
       reason = $8 where business_id = $1 and id = $2`,
    [businessId, id, ...valuesOf(input)],
  );
  return lockClosure(sql, businessId, id);
}

export async function deleteClosure(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql('delete from closures where business_id = $1 and id = $2', [businessId, id]);
}
