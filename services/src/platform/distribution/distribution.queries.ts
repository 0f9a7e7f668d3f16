import { DIRECTORY } from '../directory/index.js';
import { APP_ROLE, PLATFORM_ROLE, type Sql } from '../database/index.js';

/** Table whose key all others are colocated by. */
const ROOT = 'businesses';

/** Tenant tables that are not distributed yet and refer only to distributed tables or themselves. */
const NEXT = `
  with tables as (
    select c.oid, c.relname as name, p.logicalrelid is not null as spread
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname = case c.relname when '${ROOT}' then 'id' else 'business_id' end
    left join pg_dist_partition p on p.logicalrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1)
  )
  select name from tables t where not spread and not exists (
    select 1 from pg_constraint k join tables r on r.oid = k.confrelid
    where k.contype = 'f' and k.conrelid = t.oid and r.oid <> t.oid and not r.spread
  ) order by name`;

/**
 * Functions that run on the node of their tenant, the first argument. Their locks are then taken where
 * triggers take them.
 */
const OF_A_BUSINESS = [
  'rebuild_appointment_days(uuid, date, date)',
  'rebuild_customer_days(uuid)',
  'rebuild_contact_summaries(uuid, uuid, integer)',
  'rebuild_reservations(uuid, uuid, integer)',
];
/** Functions that are called within statements on any node. */
const EVERYWHERE = [
  'contacts_by_plate(text)',
  'search_contacts(text, text, text, integer)',
  'crew_is_taken(uuid, uuid, timestamptz, timestamptz, uuid, uuid)',
];

/** Settings that forward `set local`, which sets the tenant, to all nodes. */
const SETTINGS = {
  'citus.propagate_set_commands': 'local',
  // A search queries only rows of its own tenant, on the same node.
  'citus.allow_nested_distributed_execution': 'on',
};

/**
 * Distributes tenant tables over the nodes of a Citus cluster, as the owner. Directory and global
 * tables stay on the coordinator. It can be run again, for example after a migration that added a
 * table.
 *
 * @returns the tables that were spread
 */
export async function distribute(sql: Sql): Promise<string[]> {
  const rows = await sql(`select 1 from pg_extension where extname = 'citus'`);
  if (rows.length === 0) throw new Error('This database has no Citus: create extension citus.');
  // Our triggers are safe: they stay within a tenant, which is on one node.
  await sql('set citus.enable_unsafe_triggers = on');
  await tellRoles(sql);
  await planEachTime(sql);
  const done = [];
  for (let names = await next(sql); names.length > 0; names = await next(sql)) {
    for (const name of names) await spread(sql, name);
    done.push(...names);
  }
  if (done.length > 0) await spreadFunctions(sql);
  return done;
}

const PLANNED_ONCE = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and 'plan_cache_mode=force_generic_plan' = any(p.proconfig)`;

/** Resets cached generic plans, because the node of a statement depends on its parameter values. */
async function planEachTime(sql: Sql): Promise<void> {
  for (const { name } of await sql<{ name: string }>(PLANNED_ONCE)) {
    await sql(`alter function ${name} reset plan_cache_mode`);
  }
}

async function next(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }>(NEXT, [DIRECTORY]);
  return rows.map(({ name }) => name);
}

async function spread(sql: Sql, name: string): Promise<void> {
  await (name === ROOT
    ? sql(`select create_distributed_table($1, 'id')`, [name])
    : sql(`select create_distributed_table($1, 'business_id', colocate_with => $2)`, [name, ROOT]));
}

async function spreadFunctions(sql: Sql): Promise<void> {
  for (const name of EVERYWHERE) {
    await sql('select create_distributed_function($1::regprocedure)', [name]);
  }
  for (const name of OF_A_BUSINESS) {
    await sql(
      `select create_distributed_function($1::regprocedure, 'business', colocate_with => $2)`,
      [name, ROOT],
    );
  }
}

/** Stores the settings in the roles, which propagates to the nodes. */
async function tellRoles(sql: Sql): Promise<void> {
  for (const role of [APP_ROLE, PLATFORM_ROLE]) {
    for (const [name, value] of Object.entries(SETTINGS)) {
      await sql(`alter role ${role} set ${name} = '${value}'`);
    }
  }
}
