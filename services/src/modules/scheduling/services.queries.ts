import { insertRows, type Sql } from '../../platform/database/index.js';
import { toCents } from '../../platform/money/money.js';
import { BUILT_IN_SERVICES } from './built-in-services.js';
import type { Service, ServiceInput } from './dto/service.dto.js';
import { SERVICE_KEYS, serviceField, type ServiceKey } from './service.fields.js';

/** The columns that hold what a service consists of, of a row that is called so. */
const columnsOf = (row?: string) =>
  SERVICE_KEYS.map((key) => (row ? `${row}.` : '') + serviceField(key).column).join(', ');

const shown = (key: ServiceKey) => {
  const { column, kind } = serviceField(key);
  return kind === 'money' ? `(${column} / 100.0)::float8 as "${key}"` : `${column} as "${key}"`;
};
const SHOWN = `id, ${SERVICE_KEYS.map(shown).join(', ')}, version`;

/** What was sent, by the names of the columns; what was left out is not among it. */
function rowOf(input: ServiceInput) {
  const sent = SERVICE_KEYS.filter((key) => input[key] !== undefined);
  return Object.fromEntries(
    sent.map((key) => {
      const { column, kind } = serviceField(key);
      return [column, kind === 'money' ? toCents(Number(input[key])) : input[key]];
    }),
  );
}

const EMPTY_TEXTS = Object.fromEntries(
  SERVICE_KEYS.filter((key) => serviceField(key).kind === 'text').map((key) => [
    serviceField(key).column,
    '',
  ]),
);

/** In the order in which they are shown. */
export const offeredServices = (businessId: string) => ({
  text: `select ${SHOWN} from services
     where business_id = $1 and deleted_at is null order by position, name`,
  parameters: [businessId],
});

export function findServices(sql: Sql, businessId: string): Promise<Service[]> {
  const { text, parameters } = offeredServices(businessId);
  return sql<Service>(text, parameters);
}

export type NewService = ServiceInput & { id: string };

const COLUMNS = ['id', 'position', ...SERVICE_KEYS.map((key) => serviceField(key).column)];

const newRow = (service: NewService, position: number): Record<string, unknown> => ({
  ...EMPTY_TEXTS,
  ...rowOf(service),
  id: service.id,
  position,
});

/** Stands last in the list. */
export async function insertService(
  sql: Sql,
  businessId: string,
  service: NewService,
): Promise<Service | undefined> {
  const [last] = await sql<{ position: number }>(
    `select coalesce(max(position) + 1, 0) as position from services where business_id = $1`,
    [businessId],
  );
  await insertRows(sql, businessId, 'services', COLUMNS, [newRow(service, last?.position ?? 0)]);
  const [row] = await sql<Service>(
    `select ${SHOWN} from services where business_id = $1 and id = $2`,
    [businessId, service.id],
  );
  return row;
}

/** What is left out stays as it is. */
export async function updateService(
  sql: Sql,
  businessId: string,
  id: string,
  input: ServiceInput,
): Promise<Service | undefined> {
  const [row] = await sql<Service>(
    `update services s
     set (${columnsOf()}) = (select ${columnsOf('r')} from jsonb_populate_record(s, $3) r)
     where business_id = $1 and id = $2 and deleted_at is null returning ${SHOWN}`,
    [businessId, id, JSON.stringify(rowOf(input))],
  );
  return row;
}

/** Held to the end of the transaction. */
export async function lockService(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Service>(
    `select ${SHOWN} from services
     where business_id = $1 and id = $2 and deleted_at is null for no key update`,
    [businessId, id],
  );
  return row;
}

/** Answers the service if there was one that was not deleted yet. */
export async function deleteService(sql: Sql, businessId: string, id: string, now: Date) {
  const [row] = await sql<Service>(
    `update services set deleted_at = $3
     where business_id = $1 and id = $2 and deleted_at is null returning ${SHOWN}`,
    [businessId, id, now],
  );
  return row;
}

export async function restoreService(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Service>(
    `update services set deleted_at = null
     where business_id = $1 and id = $2 returning ${SHOWN}`,
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

/** Part of opening a business, in the same transaction, by who may insert and not read. */
export async function insertBuiltInServices(sql: Sql, businessId: string): Promise<void> {
  await insertRows(sql, businessId, 'services', COLUMNS, BUILT_IN_SERVICES.map(newRow));
}
