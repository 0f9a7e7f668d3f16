import type { Sql } from '../../platform/database/index.js';
import type { Fare } from './canary-rule.js';

/** A canary and the stable version it is compared with. */
export interface Trial {
  remote: string;
  canary: string;
  stable: string;
  since: Date;
}

const reported = (kind: 'load' | 'render') => `(
  select count(*) from client_reports r
  where r.remote = $1 and r.version = wanted.version and r.kind = '${kind}' and r.at > $3
    and r.network <> $5)::integer`;

/**
 * Statistics of both versions since the canary's start. All queries here run as the platform role.
 *
 * @param without what came from this network
 */
export async function findFares(
  sql: Sql,
  { remote, canary, stable, since }: Trial,
  without = '',
): Promise<{ canary: Fare; stable: Fare }> {
  const rows = await sql<Fare & { version: string }>(
    `with loads as (
       select version, ms from client_loads
       where remote = $1 and version = any ($2::text[]) and at > $3 and network <> $5
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
       ${reported('load')}
       + least(coalesce(loads, 0), ${reported('render')} + (
          select coalesce(sum(c.count), 0) from client_error_counts c
          where c.remote = $1 and c.version = wanted.version and c.minute > $3
            and c.network <> $5))::integer as failures
     from unnest($2::text[]) as wanted (version) left join loaded using (version)`,
    [remote, [canary, stable], since, stable, without],
  );
  const none: Fare = { loads: 0, failures: 0, p75Ms: 0, slow: 0 };
  const fareOf = (version: string) => rows.find((row) => row.version === version) ?? none;
  return { canary: fareOf(canary), stable: fareOf(stable) };
}

/** Networks with the most reports: failures of the canary, its loads, and stable's loads. */
export async function findLoudest(
  sql: Sql,
  { remote, canary, stable, since }: Trial,
): Promise<string[]> {
  const rows = await sql<{ network: string }>(
    `with failed as (
       select network, 1 as count from client_reports
       where remote = $1 and version = $2 and at > $4
       union all
       select network, count from client_error_counts
       where remote = $1 and version = $2 and minute > $4
     ), loaded as (
       select network, version, count(*) as count from client_loads
       where remote = $1 and version in ($2, $3) and at > $4 group by network, version
     )
     (select network from failed group by network order by sum(count) desc, network limit 1)
     union (select network from loaded where version = $2 order by count desc, network limit 1)
     union (select network from loaded where version = $3 order by count desc, network limit 1)`,
    [remote, canary, stable, since],
  );
  return rows.map(({ network }) => network);
}

export interface Halt {
  remote: string;
  version: string;
  at: Date;
  reason: string;
}

/**
 * Records a halt. False if it is already recorded since `began`, so that only one process sends the
 * mail.
 */
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
