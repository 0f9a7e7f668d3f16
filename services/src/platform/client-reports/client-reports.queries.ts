import type { Sql } from '../database/index.js';
import { purge } from '../purge/purge.queries.js';
import type { ClientLoad, ClientReport } from './client-reports.dto.js';

/** Origin of a report. Only the network of the client address is stored. */
interface Origin {
  network: string;
  at: Date;
}

/** All queries here run as the platform role. */
export async function insertReport(
  sql: Sql,
  { remote, version, traceId, reason, kind = 'load' }: ClientReport,
  { network, at }: Origin,
): Promise<void> {
  await sql(
    `insert into client_reports (at, remote, version, trace_id, reason, network, kind)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [at, remote, version, traceId, reason ?? '', network, kind],
  );
}

export async function insertLoads(
  sql: Sql,
  loads: ClientLoad[],
  { network, at }: Origin,
): Promise<void> {
  await sql(
    `insert into client_loads (at, network, remote, version, ms)
     select $1, $5, * from unnest($2::text[], $3::text[], $4::integer[])`,
    [
      at,
      loads.map(({ remote }) => remote),
      loads.map(({ version }) => version),
      loads.map(({ ms }) => ms),
      network,
    ],
  );
}

/** Load times and failures of one version of a remote. */
export interface VersionLoads {
  remote: string;
  version: string;
  count: number;
  p50Ms: number;
  p95Ms: number;
  failures: number;
}

export function findLoads(sql: Sql, since: Date): Promise<VersionLoads[]> {
  return sql<VersionLoads>(
    `with loads as (
       select remote, version, count(*)::integer as count,
         percentile_cont(array[0.5, 0.95]) within group (order by ms) as percentiles
       from client_loads where at > $1 group by remote, version
     ), failures as (
       select remote, version, count(*)::integer as failures
       from client_reports where at > $1 and kind = 'load' group by remote, version
     )
     select remote, version, coalesce(count, 0) as count,
       coalesce(round(percentiles[1])::integer, 0) as "p50Ms",
       coalesce(round(percentiles[2])::integer, 0) as "p95Ms",
       coalesce(failures, 0) as failures
     from loads full join failures using (remote, version)`,
    [since],
  );
}

export interface ReportRow {
  remote: string;
  at: Date;
  version: string;
  reason: string;
  traceId: string;
}

/** Latest failures of each of these remotes, newest first. */
export function findReports(
  sql: Sql,
  remotes: string[],
  limit: number,
  since: Date,
): Promise<ReportRow[]> {
  return sql<ReportRow>(
    `select wanted.remote, latest.at, latest.version, latest.reason,
       latest.trace_id as "traceId"
     from unnest($1::text[]) as wanted (remote)
     cross join lateral (
       select * from client_reports r
       where r.remote = wanted.remote and r.at > $3 and r.kind = 'load'
       order by r.at desc, r.id desc limit $2
     ) latest
     order by latest.at desc, latest.id desc`,
    [remotes, limit, since],
  );
}

export async function deleteReportsBefore(sql: Sql, before: Date): Promise<void> {
  for (const table of ['client_reports', 'client_loads']) {
    await purge(sql, { table, key: 'id', where: 'at < $1', by: 'at' }, [before]);
  }
}
