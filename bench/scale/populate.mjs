import { fillReadModels, fillReservations } from '../common/read-models.mjs';
import { addBusinesses, fill } from './data.mjs';

const GIANT = { customers: 100_000, appointments: 1_000_000 };
const SMALL = { customers: 1_000, appointments: 10_000 };
/** With a thousand businesses this makes a million customers and five million appointments. */
const OTHER = { customers: 900, appointments: 4_000 };

/**
 * Indexes without constraints: inserting is many times faster without them, and they are rebuilt
 * in one go.
 */
const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i where i.indrelid = any($1::regclass[])
    and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`;

async function withoutIndexes(sql, tables, work) {
  const { rows } = await sql.query(INDEXES, [tables]);
  for (const { name } of rows) await sql.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await sql.query(definition);
}

/** Disables triggers and foreign keys; their effects are applied later in one go. */
async function addRows(sql, { giant, small, others }) {
  await sql.query('set session_replication_role = replica');
  await fill(sql, giant, GIANT);
  if (small) await fill(sql, small, SMALL);
  for (const id of await addBusinesses(sql, others)) await fill(sql, id, OTHER);
  await sql.query('set session_replication_role = default');
}

/**
 * Fills the giant, the small business if there is one, and the others.
 *
 * @param timed runs a step and prints its duration
 */
export async function populate(sql, businesses, { say, timed }) {
  await sql.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  await timed('Customers and appointments', () =>
    withoutIndexes(sql, ['contacts', 'vehicles', 'appointments'], () => addRows(sql, businesses)),
  );
  // Statistics for the planner.
  await timed('Statistics', () => sql.query('analyze'));
  const run = async (text, parameters) => (await sql.query(text, parameters)).rows;
  await timed('Time taken', () => fillReservations(run, say));
  await timed('Read models', () =>
    withoutIndexes(sql, ['contact_summaries'], () => fillReadModels(run, say)),
  );
  await timed('Statistics', () => sql.query('vacuum analyze'));
}
