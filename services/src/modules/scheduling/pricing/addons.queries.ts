import { insertRows, type Sql } from '../../../platform/database/index.js';
import { toCents } from '../../../platform/money/money.js';
import type { Addon, AddonInput } from './dto/addon.dto.js';

const SHOWN = `a.id, a.name, a.description, (a.price_cents / 100.0)::float8 as price, a.minutes,
  coalesce((select json_agg(s.service_id order by s.service_id) from service_addons s
    where s.business_id = $1 and s.addon_id = a.id), '[]') as "serviceIds", a.version`;

/** Offered add-ons in display order. */
export const findAddons = (sql: Sql, businessId: string) =>
  sql<Addon>(
    `select ${SHOWN} from addons a where a.business_id = $1 and a.deleted_at is null
     order by a.position, a.name, a.id`,
    [businessId],
  );

/** An add-on by its id, even if it is deleted. */
export async function findAddon(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Addon>(
    `select ${SHOWN} from addons a where a.business_id = $1 and a.id = $2`,
    [businessId, id],
  );
  return row;
}

/** Locks an add-on until the transaction ends. False if it is deleted or does not exist. */
export async function lockAddon(sql: Sql, businessId: string, id: string): Promise<boolean> {
  const rows = await sql(
    `select 1 from addons where business_id = $1 and id = $2 and deleted_at is null
     for no key update`,
    [businessId, id],
  );
  return rows.length === 1;
}

const COLUMNS = ['id', 'name', 'description', 'price_cents', 'minutes', 'position'] as const;

export async function insertAddon(
  sql: Sql,
  businessId: string,
  { id, ...input }: AddonInput & { id: string },
): Promise<void> {
  const { name, description = '', price, minutes = 0, serviceIds = [] } = input;
  const [last] = await sql<{ position: number }>(
    'select coalesce(max(position) + 1, 0) as position from addons where business_id = $1',
    [businessId],
  );
  const row = { id, name, description, minutes, price_cents: toCents(price) };
  await insertRows(sql, businessId, 'addons', COLUMNS, [{ ...row, position: last?.position ?? 0 }]);
  await replaceServices(sql, businessId, id, serviceIds);
}

/** The add-on's services are in another table, so changing them raises the version here. */
export async function updateAddon(
  sql: Sql,
  businessId: string,
  id: string,
  input: AddonInput,
): Promise<void> {
  const { name, description, price, minutes, serviceIds } = input;
  await sql(
    `update addons a set name = $3, description = coalesce($4, a.description), price_cents = $5,
       minutes = coalesce($6, a.minutes), version = version + $7::integer
     where business_id = $1 and id = $2`,
    [businessId, id, name, description, toCents(price), minutes, serviceIds ? 1 : 0],
  );
  if (serviceIds) await replaceServices(sql, businessId, id, serviceIds);
}

async function replaceServices(
  sql: Sql,
  businessId: string,
  id: string,
  serviceIds: readonly string[],
): Promise<void> {
  await sql('delete from service_addons where business_id = $1 and addon_id = $2', [
    businessId,
    id,
  ]);
  const rows = serviceIds.map((serviceId) => ({ service_id: serviceId, addon_id: id }));
  await insertRows(sql, businessId, 'service_addons', ['service_id', 'addon_id'], rows);
}

/** Ids that are services of the business. */
export async function knownServices(sql: Sql, businessId: string, ids: readonly string[]) {
  const rows = await sql<{ id: string }>(
    'select id from services where business_id = $1 and id = any($2)',
    [businessId, ids],
  );
  return rows.map(({ id }) => id);
}

/** @param deletedAt - null brings it back */
export async function setAddonDeleted(
  sql: Sql,
  businessId: string,
  id: string,
  deletedAt: Date | null,
): Promise<void> {
  await sql('update addons set deleted_at = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    deletedAt,
  ]);
}
