import type pg from 'pg';

/**
 * Row level security is forced, so it holds the tables' owner, too. A superuser passes it; an owner
 * who is none, as managed PostgreSQL has, would see no rows: a migration of data would change
 * nothing, without an error. So the owner has a policy of its own on every table. Whoever owns the
 * tables could drop the policies anyway.
 */
const MISSING = `
  select c.oid::regclass::text as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')
    and c.relrowsecurity and c.relforcerowsecurity
    and c.relowner = current_user::regrole
    and not exists (
      select 1 from pg_policy p
      where p.polrelid = c.oid and p.polname = 'of_owner'
        and p.polroles = array[current_user::regrole::oid])`;

/** Before migrations, for what they do to rows, and after them, for the tables they made. */
export async function ensureOwnerPolicies(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(MISSING);
  for (const { name } of rows) {
    await owner.query(`drop policy if exists of_owner on ${name}`);
    await owner.query(
      `create policy of_owner on ${name} to current_user using (true) with check (true)`,
    );
  }
}
