import type pg from 'pg';

/**
 * Tables without a policy for their owner. Row level security is forced, so it applies to the owner as
 * well. Without a policy, an owner who is no superuser, as on managed PostgreSQL, would see no rows. A
 * data migration would then silently change nothing. The policy weakens nothing, since an owner could
 * drop policies anyway.
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

/** Runs before migrations, for their data changes, and after them, for new tables. */
export async function ensureOwnerPolicies(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(MISSING);
  for (const { name } of rows) {
    await owner.query(`drop policy if exists of_owner on ${name}`);
    await owner.query(
      `create policy of_owner on ${name} to current_user using (true) with check (true)`,
    );
  }
}
