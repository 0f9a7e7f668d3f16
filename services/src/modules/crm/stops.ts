import type { Sql } from '../../platform/database/index.js';
import { saveAnswer } from './consent.queries.js';

/** Answer from a number, by text message. */
export interface NumberAnswer {
  /** E.164 */
  number: string;
  /** Text of the answer. */
  words: string;
  now: Date;
}

/** Contacts with a number, the latest written to first. */
export const findByNumber = (sql: Sql, businessId: string, number: string) =>
  sql<{ id: string; name: string }>(
    `select c.id, c.name from contacts c
     where c.business_id = $1 and c.phone_e164 = $2 and c.deleted_at is null
     order by (select max(m.position) from messages m
       where m.business_id = $1 and m.contact_id = c.id) desc nulls last, c.created_at, c.id`,
    [businessId, number],
  );

/** Ends text messages to a number. False if they had ended already. */
export async function stopTexts(sql: Sql, businessId: string, answer: NumberAnswer) {
  const rows = await sql(
    `insert into stopped_numbers (business_id, number_hash, since)
     values ($1, number_hash($2), $3) on conflict do nothing returning since`,
    [businessId, answer.number, answer.now],
  );
  if (rows.length === 0) return false;
  await saveAnswers(sql, businessId, answer, { service: false, marketing: false });
  return true;
}

/** Allows text messages about appointments to a number. False if they were not stopped. */
export async function allowTexts(sql: Sql, businessId: string, answer: NumberAnswer) {
  const rows = await sql(
    `delete from stopped_numbers where business_id = $1 and number_hash = number_hash($2)
     returning since`,
    [businessId, answer.number],
  );
  await saveAnswers(sql, businessId, answer, { service: true });
  return rows.length > 0;
}

export async function isStopped(sql: Sql, businessId: string, number: string): Promise<boolean> {
  const [row] = await sql<{ stopped: boolean }>('select has_stopped($1, $2) as stopped', [
    businessId,
    number,
  ]);
  return row?.stopped === true;
}

/** Records the answer with each contact that has the number. */
async function saveAnswers(
  sql: Sql,
  businessId: string,
  { number, words, now }: NumberAnswer,
  allowed: { service: boolean; marketing?: boolean },
): Promise<void> {
  for (const { id: contactId } of await findByNumber(sql, businessId, number)) {
    await saveAnswer(sql, businessId, { contactId, allowed, words, now });
  }
}
