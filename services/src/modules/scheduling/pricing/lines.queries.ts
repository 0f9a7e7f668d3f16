import { insertRows, type Sql } from '../../../platform/database/index.js';
import { toCents, toDollars } from '../../../platform/money/money.js';
import type { ServiceLocation } from '../service.fields.js';
import type { JobLine } from './dto/line.dto.js';
import { amountOf, type Line, type PricedService } from './job-price.js';

/** Lines of the appointment with this table alias, without their amounts; $1 is the business. */
export const linesOf = (job: string) => `coalesce((
    select json_agg(json_build_object('kind', l.kind, 'name', l.name, 'quantity', l.quantity,
      'price', (l.price_cents / 100.0)::float8, 'minutes', l.minutes, 'addonId', l.addon_id)
      order by l.position)
    from appointment_lines l where l.business_id = $1 and l.appointment_id = ${job}.id), '[]')`;

/** The line in cents, for calculations. */
export const lineOf = (line: Omit<JobLine, 'amount'>): Line => {
  const { kind, name, quantity, minutes, addonId, price } = line;
  return { kind, name, quantity, minutes, addonId, cents: toCents(price) };
};

/** The line in dollars, for answers. */
export const shownLine = ({ cents, ...line }: Line): JobLine => ({
  ...line,
  price: toDollars(cents),
  amount: toDollars(amountOf({ ...line, cents })),
});

const COLUMNS = [
  'appointment_id',
  'position',
  'kind',
  'name',
  'quantity',
  'price_cents',
  'minutes',
  'addon_id',
] as const;

const rowsOf = (appointmentId: string, lines: readonly Line[]) =>
  lines.map(({ cents, addonId, ...line }, position) => ({
    ...line,
    appointment_id: appointmentId,
    position,
    price_cents: cents,
    addon_id: addonId,
  }));

export interface JobLines {
  id: string;
  lines: readonly Line[];
}

export async function insertLines(
  sql: Sql,
  businessId: string,
  jobs: readonly JobLines[],
): Promise<void> {
  const rows = jobs.flatMap(({ id, lines }) => rowsOf(id, lines));
  await insertRows(sql, businessId, 'appointment_lines', COLUMNS, rows);
}

/** Lines are in another table, so the appointment's version is raised here. */
export async function replaceLines(
  sql: Sql,
  businessId: string,
  id: string,
  lines: readonly Line[],
): Promise<void> {
  await sql('delete from appointment_lines where business_id = $1 and appointment_id = $2', [
    businessId,
    id,
  ]);
  await insertLines(sql, businessId, [{ id, lines }]);
  await sql('update appointments set version = version + 1 where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
}

export interface BookableService extends PricedService {
  id: string;
  bufferBefore: number;
  bufferAfter: number;
  location: ServiceLocation;
  deleted: boolean;
  hidden: boolean;
}

/** Service data for a booking. Deleted and hidden services are included. */
export async function findBookable(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<BookableService>(
    `select s.id, s.name, s.duration_minutes as minutes, s.price_cents as cents,
       s.buffer_before as "bufferBefore", s.buffer_after as "bufferAfter", s.location,
       s.deleted_at is not null as deleted, s.hidden, coalesce((
         select json_agg(json_build_object(
           'sizeId', p.size_id, 'cents', p.price_cents, 'minutes', p.minutes))
         from service_prices p where p.business_id = $1 and p.service_id = s.id), '[]') as sizes
     from services s where s.business_id = $1 and s.id = $2`,
    [businessId, id],
  );
  return row;
}

/** Vehicle sizes by vehicle id. */
export async function sizesOf(sql: Sql, businessId: string, vehicleIds: readonly string[]) {
  const rows = await sql<{ id: string; size: string | null }>(
    'select id, size_id as size from vehicles where business_id = $1 and id = any($2)',
    [businessId, vehicleIds],
  );
  return new Map(rows.map(({ id, size }) => [id, size]));
}

/** Offered add-ons as lines, at their current price. */
export async function findAddonLines(sql: Sql, businessId: string, ids: readonly string[]) {
  return sql<Line>(
    `select 'addon' as kind, name, 1 as quantity, price_cents as cents, minutes, id as "addonId"
     from addons where business_id = $1 and id = any($2) and deleted_at is null`,
    [businessId, ids],
  );
}
