import type { Sql } from '../../platform/database/index.js';
import type { ContactUsInput } from './dto/contact-us.dto.js';

/** Makes messages from one address wait for each other, until the transaction ends. */
export async function lockAddress(sql: Sql, address: string): Promise<void> {
  await sql(`select pg_advisory_xact_lock(hashtextextended('contact-us ' || $1, 0))`, [address]);
}

/** When the address sent its n-th latest message, if that was after `since`. */
export async function findNthLatest(
  sql: Sql,
  address: string,
  n: number,
  since: Date,
): Promise<Date | undefined> {
  const [row] = await sql<{ createdAt: Date }>(
    `select created_at as "createdAt" from contact_messages
     where address = $1 and created_at > $2
     order by created_at desc offset $3 limit 1`,
    [address, since, n - 1],
  );
  return row?.createdAt;
}

export async function insertMessage(
  sql: Sql,
  { name, email, subject, message }: ContactUsInput,
  address: string,
  now: Date,
): Promise<void> {
  await sql(
    `insert into contact_messages (name, email, subject, message, address, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [name, email, subject, message, address, now],
  );
}
