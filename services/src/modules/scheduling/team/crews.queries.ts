import { insertRows, type Sql } from '../../../platform/database/index.js';
import type { Crew, CrewInput } from './dto/crew.dto.js';
import { USUAL_HOURS, type OpenTimes } from './hours.rules.js';

/** Hours as HH:MM; midnight at the end of the day is 24:00. */
const SHOWN_RANGE = `json_build_object('weekday', h.weekday,
  'starts', left(h.starts::text, 5), 'ends', left(h.ends::text, 5)) order by h.weekday, h.starts`;

const SELECT = `
select r.id, r.name, r.kind, r.colour, r.active, r.version,
  coalesce((select json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
      order by u.first_name, u.last_name, u.id)
    from crew_members m join users u on u.business_id = m.business_id and u.id = m.user_id
    where m.business_id = r.business_id and m.crew_id = r.id), '[]') as people,
  case when r.own_hours then coalesce((select json_agg(${SHOWN_RANGE}) from opening_hours h
    where h.business_id = r.business_id and h.crew_id = r.id), '[]') end as hours
from crews r where r.business_id = $1`;

/** Crews in display order. */
export function findCrews(sql: Sql, businessId: string): Promise<Crew[]> {
  return sql<Crew>(`${SELECT} order by r.position, r.name, r.id`, [businessId]);
}

export async function findCrew(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Crew>(`${SELECT} and r.id = $2`, [businessId, id]);
  return row;
}

/** Locks all crews, so that nobody else changes or removes one until the transaction ends. */
export async function lockCrews(sql: Sql, businessId: string): Promise<void> {
  await sql('select 1 from crews where business_id = $1 for no key update', [businessId]);
}

type CrewRow = Pick<CrewInput, 'name' | 'kind' | 'colour'> & { active: boolean; ownHours: boolean };

export async function insertCrew(sql: Sql, businessId: string, id: string, row: CrewRow) {
  const [last] = await sql<{ position: number }>(
    'select coalesce(max(position) + 1, 0) as position from crews where business_id = $1',
    [businessId],
  );
  const { ownHours, ...values } = row;
  const columns = ['id', 'name', 'kind', 'colour', 'active', 'own_hours', 'position'] as const;
  await insertRows(sql, businessId, 'crews', columns, [
    { ...values, id, own_hours: ownHours, position: last?.position ?? 0 },
  ]);
}

/** Members and hours are in other tables, so the version is always raised here. */
export async function updateCrew(sql: Sql, businessId: string, id: string, row: CrewRow) {
  await sql(
    `update crews set name = $3, kind = $4, colour = $5, active = $6, own_hours = $7,
       version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, row.name, row.kind, row.colour, row.active, row.ownHours],
  );
}

/** Whether the crew ever had an appointment. Appointments without a crew belong to the main one. */
export async function hasJobs(sql: Sql, businessId: string, id: string): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>(
    `select exists (select from appointments a where a.business_id = $1 and a.crew_id = $2)
       or (exists (select from crews r where r.business_id = $1 and r.id = $2 and r.is_main)
         and exists (select from appointments a where a.business_id = $1 and a.crew_id is null)
       ) as has`,
    [businessId, id],
  );
  return row?.has ?? false;
}

export async function deleteCrew(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql('delete from crews where business_id = $1 and id = $2', [businessId, id]);
}

/** Makes a crew the main one if there is no main crew any more. */
export async function keepMain(sql: Sql, businessId: string, first: string): Promise<void> {
  await sql(
    `update crews r set is_main = true where r.business_id = $1 and r.id = $2
       and not exists (select from crews m where m.business_id = $1 and m.is_main)`,
    [businessId, first],
  );
}

/** Ids that are users of the business. */
export async function knownPeople(sql: Sql, businessId: string, ids: readonly string[]) {
  const rows = await sql<{ id: string }>(
    'select id from users where business_id = $1 and id = any($2)',
    [businessId, ids],
  );
  return rows.map(({ id }) => id);
}

export async function replaceMembers(
  sql: Sql,
  businessId: string,
  crewId: string,
  people: readonly string[],
): Promise<void> {
  await sql('delete from crew_members where business_id = $1 and crew_id = $2', [
    businessId,
    crewId,
  ]);
  const rows = people.map((id) => ({ crew_id: crewId, user_id: id }));
  await insertRows(sql, businessId, 'crew_members', ['crew_id', 'user_id'], rows);
}

/** @param crewId - null for the hours of the business */
export async function replaceHours(
  sql: Sql,
  businessId: string,
  crewId: string | null,
  ranges: readonly OpenTimes[],
): Promise<void> {
  await sql(
    `delete from opening_hours
     where business_id = $1 and crew_id is not distinct from $2::uuid`,
    [businessId, crewId],
  );
  await insertHours(sql, businessId, crewId, ranges);
}

async function insertHours(
  sql: Sql,
  businessId: string,
  crewId: string | null,
  ranges: readonly OpenTimes[],
): Promise<void> {
  const rows = ranges.map((range) => ({ ...range, crew_id: crewId }));
  const columns = ['crew_id', 'weekday', 'starts', 'ends'] as const;
  await insertRows(sql, businessId, 'opening_hours', columns, rows);
}

/** Opening hours of the business in weekday order. */
export function findHours(sql: Sql, businessId: string): Promise<OpenTimes[]> {
  return sql<OpenTimes>(
    `select h.weekday, left(h.starts::text, 5) as starts, left(h.ends::text, 5) as ends
     from opening_hours h where h.business_id = $1 and h.crew_id is null
     order by h.weekday, h.starts`,
    [businessId],
  );
}

const FIRST_CREW = { name: 'Main', kind: 'van', colour: 'blue', position: 0, is_main: true };

/** Runs in the transaction that opens a business. Its database role may insert but not read. */
export async function insertFirstCrew(sql: Sql, businessId: string): Promise<void> {
  const columns = ['name', 'kind', 'colour', 'position', 'is_main'] as const;
  await insertRows(sql, businessId, 'crews', columns, [FIRST_CREW]);
  await insertHours(sql, businessId, null, USUAL_HOURS);
}
