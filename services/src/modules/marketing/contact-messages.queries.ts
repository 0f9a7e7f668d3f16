import type { Sql } from '../../platform/database/index.js';
import type { ContactUsInput } from './dto/contact-us.dto.js';

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
