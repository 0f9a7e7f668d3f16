import type { Sql } from '../../platform/database/index.js';
import { TEXTS_USED } from './senders.queries.js';

interface NewNumber {
  /** E.164 */
  number: string;
  providerId: string;
  now: Date;
}

/** False if the business has a number already. */
export async function insertNumber(
  sql: Sql,
  businessId: string,
  { number, providerId, now }: NewNumber,
): Promise<boolean> {
  const rows = await sql(
    `insert into text_numbers (business_id, number, provider_id, since) values ($1, $2, $3, $4)
     on conflict (business_id) do nothing returning number`,
    [businessId, number, providerId, now],
  );
  return rows.length === 1;
}

export async function switchTexts(sql: Sql, businessId: string, isOn: boolean): Promise<void> {
  await sql('update businesses set text_messages = $2 where id = $1', [businessId, isOn]);
}

/**
 * Parts of text messages that the business sent in this month. Locks its number until the transaction
 * ends, so that uses are counted one after the other.
 */
export async function lockUse(sql: Sql, businessId: string, now: Date): Promise<number> {
  await sql('select from text_numbers where business_id = $1 for update', [businessId]);
  const [row] = await sql<{ used: number }>(
    `select ${TEXTS_USED} as used from businesses b where b.id = $1`,
    [businessId, now],
  );
  return row?.used ?? 0;
}

/** Business that texts from a number. Runs as the platform role. */
export async function findOwnerOf(sql: Sql, number: string): Promise<string | undefined> {
  const [row] = await sql<{ businessId: string }>(
    'select business_id as "businessId" from text_numbers where number = $1',
    [number],
  );
  return row?.businessId;
}
