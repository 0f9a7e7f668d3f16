import { load } from '../api/load.mjs';
import { addColleague, openBusiness } from '../common/people.mjs';
import { fillReadModels } from '../common/read-models.mjs';
import { fill } from '../scale/data.mjs';
import { canaryOf } from './canary.mjs';

const SIZE = { customers: 100, appointments: 1_000 };
const COLLEAGUES = ['manager', 'staff', 'staff'];

/** Statements that add the marker word to all data of a business. */
const MARKS = [
  `update contacts set name = name || ' ' || $2, notes = notes || ' ' || $2 where business_id = $1`,
  `update services set name = name || ' ' || $2, description = $2 where business_id = $1`,
  `update appointments set service_name = service_name || ' ' || $2, notes = $2
   where business_id = $1`,
];

async function openOne(url, sql, index) {
  const canary = canaryOf(index);
  const { cookie, businessId } = await openBusiness(url, sql, canary);
  const cookies = [cookie];
  for (const [number, role] of COLLEAGUES.entries()) {
    const email = `${canary}.${number}@example.com`;
    cookies.push(await addColleague(url, cookie, email, role));
  }
  return { businessId, canary, cookies };
}

async function populate(sql, businesses) {
  // Disables triggers and foreign keys; their effects are applied later in one go.
  await sql.query('set session_replication_role = replica');
  // The mix requests revenue, so staff need the permission.
  await sql.query('update businesses set staff_see_revenue = true');
  for (const { businessId, canary } of businesses) {
    await fill(sql, businessId, SIZE);
    for (const mark of MARKS) await sql.query(mark, [businessId, canary]);
  }
  await sql.query('set session_replication_role = default');
  await fillReadModels(
    async (text, values) => (await sql.query(text, values)).rows,
    () => undefined,
  );
  await sql.query('vacuum analyze');
}

/** Creates businesses of four people each, with customers and work. Returns the people. */
export async function openBusinesses(url, sql, count) {
  const businesses = [];
  let next = 0;
  await load(count, async () => businesses.push(await openOne(url, sql, next++)));
  await populate(sql, businesses);
  return businesses.flatMap(({ canary, cookies }) =>
    cookies.map((cookie) => ({ canary, cookie, customers: [], bookings: [] })),
  );
}
