import type { Sql } from '../database/index.js';
import { purge } from '../purge/purge.queries.js';
import type { IdempotentRequest } from './idempotency-key.decorator.js';

/** Claims a key. True for the first request with that key. */
export async function claimKey(
  sql: Sql,
  businessId: string,
  { key, fingerprint }: IdempotentRequest,
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `insert into idempotency_keys (business_id, key, fingerprint, created_at)
     values ($1, $2, $3, $4) on conflict do nothing returning key`,
    [businessId, key, fingerprint, now],
  );
  return rows.length === 1;
}

export async function findKey(sql: Sql, businessId: string, key: string) {
  const [row] = await sql<{ fingerprint: string; result: string | null }>(
    `select fingerprint, result from idempotency_keys where business_id = $1 and key = $2`,
    [businessId, key],
  );
  return row;
}

export async function saveResult(sql: Sql, businessId: string, key: string, result: string) {
  await sql(`update idempotency_keys set result = $3 where business_id = $1 and key = $2`, [
    businessId,
    key,
    result,
  ]);
}

/** Runs as the platform role, for all tenants. */
export function deleteOldKeys(sql: Sql, before: Date): Promise<void> {
  const old = { table: 'idempotency_keys', key: 'business_id, key', by: 'created_at' };
  return purge(sql, { ...old, where: 'created_at < $1' }, [before]);
}
