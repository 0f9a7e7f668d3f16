import type { Sql } from '../../platform/database/index.js';
import type { Fare } from './canary-rule.js';

/** All of it runs as the platform role. How two versions fared since then. */
export async function findFares(
  sql: Sql,
  remote: string,
  { canary, stable }: { canary: string; stable: string },
  since: Date,
): Promise<{ canary: Fare; stable: Fare }> {
  const rows = await sql<Fare & { version: string }>(
    `with loads as (
       select version, ms from client_loads
       where remote = $1 and version = any ($2::text[]) and at > $3
     ), usual as (
       select percentile_cont(0.75) within group (order by ms) as ms from loads where version = $4
     ), loaded as (
       select version, count(*)::integer as loads,
         percentile_cont(0.75) within group (order by ms) as p75,
         count(*) filter (where ms > (select ms from usual))::integer as slow
       from loads group by version
     )
     select version, coalesce(loads, 0) as loads, coalesce(round(p75)::integer, 0) as "p75Ms",
       coalesce(slow, 0) as slow,
       (select count(*) from client_reports r
        where r.remote = $1 and r.version = wanted.version and r.at > $3)::integer
       + least(coalesce(loads, 0), (select coalesce(sum(c.count), 0) from client_error_counts c
          where c.remote = $1 and c.version = wanted.version and c.minute > $3))::integer as failures
     from unnest($2::text[]) as wanted (version) left join loaded using (version)`,
    [remote, [canary, stable], since, stable],
  );
  const none: Fare = { loads: 0, failures: 0, p75Ms: 0, slow: 0 };
  const fareOf = (version: string) => rows.find((row) => row.version === version) ?? none;
  return { canary: fareOf(canary), stable: fareOf(stable) };
}

export interface Halt {
  remote: string;
  version: string;
  at: Date;
  reason: string;
}

/** Whether it was not noted since `began`: of several processes that see the same, one tells. */
export async function noteHalt(
  sql: Sql,
  { remote, version, at, reason }: Halt,
  began: Date,
): Promise<boolean> {
  const rows = await sql(
    `insert into canary_halts as noted (remote, version, at, reason) values ($1, $2, $3, $4)
     on conflict (remote) do update
       set version = excluded.version, at = excluded.at, reason = excluded.reason
       where noted.version <> excluded.version or noted.at < $5
     returning 1`,
    [remote, version, at, reason, began],
  );
  return rows.length === 1;
}

export const findHalts = (sql: Sql): Promise<Halt[]> =>
  sql<Halt>('select remote, version, at, reason from canary_halts');

export async function findAdministrators(sql: Sql): Promise<string[]> {
  const rows = await sql<{ email: string }>(
    'select email from credentials where is_platform_admin order by email',
  );
  return rows.map(({ email }) => email);
}
