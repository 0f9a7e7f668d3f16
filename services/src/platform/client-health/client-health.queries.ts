import type { Sql } from '../database/index.js';
import { purge } from '../purge/purge.queries.js';
import type { ClientVital } from './client-health.dto.js';
import type { KnownError } from './fingerprint.js';

/**
 * Maximum number of distinct errors, because anybody can send made-up ones. Beyond it, only known
 * errors are counted.
 */
const MOST_KINDS = 2_000;

/** All queries here run as the platform role. */
export async function countError(
  sql: Sql,
  error: KnownError & { network: string },
  at: Date,
): Promise<void> {
  const { fingerprint, kind, remote, message, frames, version, route, network } = error;
  await sql(
    `with known as (
       insert into client_errors
         (fingerprint, kind, remote, message, frames, version, first_seen, last_seen)
       select $1, $2, $3, $4, $5::text[], $6, $7::timestamptz, $7
       where (select count(*) from client_errors) < ${MOST_KINDS}
         or exists (select from client_errors where fingerprint = $1)
       on conflict (fingerprint) do update
         set last_seen = excluded.last_seen, frames = excluded.frames, version = excluded.version
       returning fingerprint
     )
     insert into client_error_counts as counted
       (fingerprint, remote, version, route, minute, network, count)
     select fingerprint, $3, $6, $8, date_trunc('minute', $7::timestamptz), $9, 1 from known
     on conflict (fingerprint, version, route, minute, network) do update set count = counted.count + 1`,
    [fingerprint, kind, remote, message, frames, version, at, route, network],
  );
}

export async function insertVitals(sql: Sql, vitals: ClientVital[], at: Date): Promise<void> {
  const column = (name: keyof ClientVital) => vitals.map((vital) => vital[name]);
  await sql(
    `insert into client_vitals (at, remote, version, route, name, value)
     select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::integer[])`,
    [at, ...(['remote', 'version', 'route', 'name', 'value'] as const).map(column)],
  );
}

interface Share {
  name: string;
  count: number;
}

export interface ErrorGroup {
  fingerprint: string;
  kind: string;
  remote: string;
  message: string;
  frames: string[];
  /** Version of the files that the frames refer to. */
  version: string;
  count: number;
  firstSeen: Date;
  lastSeen: Date;
  /** Versions and routes with the error, most frequent first. */
  versions: Share[];
  routes: Share[];
}

const shares = (column: string) => `(
  select coalesce(json_agg(json_build_object('name', name, 'count', count) order by count desc, name), '[]')
  from (
    select ${column} as name, sum(count)::integer as count from client_error_counts c
    where c.fingerprint = e.fingerprint group by ${column} order by 2 desc, 1 limit 10
  ) shares)`;

/** Errors, latest first. */
export const findErrors = (sql: Sql, limit: number): Promise<ErrorGroup[]> =>
  sql<ErrorGroup>(
    `select fingerprint, kind, remote, message, frames, version,
       first_seen as "firstSeen", last_seen as "lastSeen",
       (select coalesce(sum(count), 0)::integer from client_error_counts c
        where c.fingerprint = e.fingerprint) as count,
       ${shares('version')} as versions, ${shares('route')} as routes
     from client_errors e order by last_seen desc, fingerprint limit $1`,
    [limit],
  );

export interface RouteVitals {
  route: string;
  remote: string;
  version: string;
  count: number;
  /** 75th percentile; null if no browser reported the metric. */
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  ttfb: number | null;
}

const p75 = (name: string) =>
  `round(percentile_cont(0.75) within group (order by value) filter (where name = '${name}'))::integer`;

/** Most visited routes by version. */
export const findVitals = (sql: Sql, since: Date, limit: number): Promise<RouteVitals[]> =>
  sql<RouteVitals>(
    `select route, remote, version, count(*) filter (where name = 'TTFB')::integer as count,
       ${p75('LCP')} as lcp, ${p75('INP')} as inp, ${p75('CLS')} as cls, ${p75('TTFB')} as ttfb
     from client_vitals where at > $1
     group by route, remote, version order by count desc, route, version limit $2`,
    [since, limit],
  );

export async function deleteHealthBefore(sql: Sql, before: Date): Promise<void> {
  const counts = {
    table: 'client_error_counts',
    key: 'fingerprint, version, route, minute, network',
    where: 'minute < $1',
    by: 'minute',
  };
  const errors = { table: 'client_errors', key: 'fingerprint', where: 'last_seen < $1' };
  await purge(sql, counts, [before]);
  await purge(sql, { ...errors, by: 'last_seen' }, [before]);
  await purge(sql, { table: 'client_vitals', key: 'id', where: 'at < $1', by: 'at' }, [before]);
}
