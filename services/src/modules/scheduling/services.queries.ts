import { insertRows, type Sql } from '../../platform/database/index.js';
import { toCents } from '../../platform/money/money.js';
import { BUILT_IN_SERVICES } from './built-in-services.js';
import type { Service, ServiceInput, ServicePrice } from './dto/service.dto.js';
import { SERVICE } from './service.fields.js';

/** Prices in the order of the vehicle sizes. */
const PRICES = `coalesce((
    select json_agg(json_build_object('sizeId', p.size_id, 'price', (p.price_cents / 100.0)::float8,
      'minutes', p.minutes) order by z.position, z.id)
    from service_prices p
    join vehicle_sizes z on z.business_id = $1 and z.id = p.size_id
    where p.business_id = $1 and p.service_id = s.id), '[]') as prices`;

const SHOWN = `s.id, ${SERVICE.shown('s')}, ${PRICES}, s.version`;

/** Services in display order, hidden ones included. */
export const listedServices = (businessId: string) => ({
  text: `select ${SHOWN} from services s
     where s.business_id = $1 and s.deleted_at is null order by s.position, s.name`,
  parameters: [businessId],
});

export function findServices(sql: Sql, businessId: string): Promise<Service[]> {
  const { text, parameters } = listedServices(businessId);
  return sql<Service>(text, parameters);
}

/** A service by its id, even if it is deleted. */
export async function findService(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Service>(
    `select ${SHOWN} from services s where s.business_id = $1 and s.id = $2`,
    [businessId, id],
  );
  return row;
}

export type NewService = ServiceInput & { id: string };

const COLUMNS = ['id', 'position', ...SERVICE.columns];

const newRow = (service: NewService, position: number): Record<string, unknown> => ({
  ...SERVICE.row(SERVICE.empty),
  ...SERVICE.row(service),
  id: service.id,
  position,
});

/** Appends a service to the list. */
export async function insertService(
  sql: Sql,
  businessId: string,
  service: NewService,
): Promise<void> {
  const [last] = await sql<{ position: number }>(
    `select coalesce(max(position) + 1, 0) as position from services where business_id = $1`,
    [businessId],
  );
  await insertRows(sql, businessId, 'services', COLUMNS, [newRow(service, last?.position ?? 0)]);
  await replacePrices(sql, businessId, service.id, service.prices ?? []);
}

/**
 * Omitted fields stay unchanged. Prices are in another table, so changing them raises the version here.
 */
export async function updateService(
  sql: Sql,
  businessId: string,
  id: string,
  input: ServiceInput,
): Promise<void> {
  await sql(
    `update services s
     set ${SERVICE.assignedJson('s', '$3')}, version = version + $4::integer
     where business_id = $1 and id = $2 and deleted_at is null`,
    [businessId, id, JSON.stringify(SERVICE.row(input)), input.prices ? 1 : 0],
  );
  if (input.prices) await replacePrices(sql, businessId, id, input.prices);
}

async function replacePrices(
  sql: Sql,
  businessId: string,
  id: string,
  prices: readonly ServicePrice[],
): Promise<void> {
  await sql('delete from service_prices where business_id = $1 and service_id = $2', [
    businessId,
    id,
  ]);
  const rows = prices.map(({ sizeId, price, minutes }) => ({
    ...{ service_id: id, size_id: sizeId, price_cents: toCents(price) },
    minutes,
  }));
  const columns = ['service_id', 'size_id', 'price_cents', 'minutes'] as const;
  await insertRows(sql, businessId, 'service_prices', columns, rows);
}

/** Locks a service until the transaction ends. False if it is deleted or does not exist. */
export async function lockService(sql: Sql, businessId: string, id: string): Promise<boolean> {
  const rows = await sql(
    `select 1 from services where business_id = $1 and id = $2 and deleted_at is null
     for no key update`,
    [businessId, id],
  );
  return rows.length === 1;
}

/** @param deletedAt - null brings it back */
export async function setDeleted(
  sql: Sql,
  businessId: string,
  id: string,
  deletedAt: Date | null,
): Promise<void> {
  await sql('update services set deleted_at = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    deletedAt,
  ]);
}

/** Runs in the transaction that opens a business. Its database role may insert but not read. */
export async function insertBuiltInServices(sql: Sql, businessId: string): Promise<void> {
  await insertRows(sql, businessId, 'services', COLUMNS, BUILT_IN_SERVICES.map(newRow));
}
