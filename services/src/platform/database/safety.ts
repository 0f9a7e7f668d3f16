import type pg from 'pg';

/** Refuses to start with a role that bypasses row level security. */
export async function assertPowerless(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ problem: string }>(`
    select 'is a superuser or bypasses row level security' as problem
      from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)
    union all
    select 'owns the table ' || relname
      from pg_class where relkind in ('r', 'p') and relowner = (
        select oid from pg_roles where rolname = current_user)
    union all
    select 'can reach the table ' || c.relname || ', which has no forced row level security'
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')
        and has_table_privilege(c.oid, 'select')
        and not (c.relrowsecurity and c.relforcerowsecurity)
    limit 1`);
  const [found] = rows;
  if (found)
    throw new Error(`The application's database role ${found.problem}: refusing to start.`);
}
