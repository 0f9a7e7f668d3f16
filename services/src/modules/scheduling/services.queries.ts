import type { Sql } from '../../platform/database/index.js';
import { BUILT_IN_SERVICES } from './built-in-services.js';
import type { Service } from './dto/service.dto.js';

const COLUMNS = `id, name, description, duration_minutes as duration,
  (price_cents / 100.0)::float8 as price, version`;

export function findServices(sql: Sql, businessId: string): Promise<Service[]> {
  return sql<Service>(
    `select ${COLUMNS} from services
     where business_id = $1 and deleted_at is null order by position, name`,
    [businessId],
  );
}

export interface ServiceValues {
  name: string;
  description: string;
  minutes: number;
  cents: number;
}

/** A description that is left out stays as it is. */
export type ServiceChange = Omit<ServiceValues, 'description'> & { description?: string };

/** Stands last in the list. */
export async function insertService(
  sql: Sql,
  businessId: string,
  id: string,
  { name, description, minutes, cents }: ServiceValues,
): Promise<Service | undefined> {
  const [row] = await sql<Service>(
    `insert into services
       (business_id, id, name, description, duration_minutes, price_cents, position)
     select $1, $2, $3, $4, $5, $6, coalesce(max(position) + 1, 0)
     from services where business_id = $1
     returning ${COLUMNS}`,
    [businessId, id, name, description, minutes, cents],
  );
  return row;
}

export async function updateService(
  sql: Sql,
  businessId: string,
  id: string,
  { name, description, minutes, cents }: ServiceChange,
): Promise<Service | undefined> {
  const [row] = await sql<Service>(
    `update services
     set name = $3, description = coalesce($4, description), duration_minutes = $5, price_cents = $6
     where business_id = $1 and id = $2 and deleted_at is null returning ${COLUMNS}`,
    [businessId, id, name, description ?? null, minutes, cents],
  );
  return row;
}

/** Held to the end of the transaction. */
export async function lockService(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Service>(
    `select ${COLUMNS} from services
     where business_id = $1 and id = $2 and deleted_at is null for no key update`,
    [businessId, id],
  );
  return row;
}

/** Answers the service if there was one that was not deleted yet. */
export async function deleteService(sql: Sql, businessId: string, id: string, now: Date) {
  const [row] = await sql<Service>(
    `update services set deleted_at = $3
     where business_id = $1 and id = $2 and deleted_at is null returning ${COLUMNS}`,
    [businessId, id, now],
  );
  return row;
}

export async function restoreService(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Service>(
    `update services set deleted_at = null
     where business_id = $1 and id = $2 returning ${COLUMNS}`,
    [businessId, id],
  );
  return row;
}

export interface BookableService {
  id: string;
  name: string;
  minutes: number;
  cents: number;
  deleted: boolean;
}

export async function findService(
  sql: Sql,
  businessId: string,
  id: string,
): Promise<BookableService | undefined> {
  const [row] = await sql<BookableService>(
    `select id, name, duration_minutes as minutes, price_cents as cents,
       deleted_at is not null as deleted
     from services where business_id = $1 and id = $2`,
    [businessId, id],
  );
  return row;
}

/** Part of opening a business, in the same transaction. */
export async function insertBuiltInServices(sql: Sql, businessId: string): Promise<void> {
  await sql(
    `insert into services (business_id, id, name, description, duration_minutes, price_cents, position)
     select $1, s.id, s.name, s.description, s.minutes, s.cents, s.position
     from json_to_recordset($2) as s(
       id text, name text, description text, minutes integer, cents integer, position integer)`,
    [
      businessId,
      JSON.stringify(BUILT_IN_SERVICES.map((service, position) => ({ ...service, position }))),
    ],
  );
}
