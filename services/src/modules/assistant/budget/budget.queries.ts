import type { Sql } from '../../../platform/database/index.js';
import type { Person } from '../../../platform/tenancy/context.js';

export interface Used {
  byPerson: number;
  byBusiness: number;
  tokens: number;
}

/** Locks the usage until the end of the transaction, so that two questions cannot both be the last. */
export async function lockUsage(sql: Sql, { businessId }: Person): Promise<void> {
  await sql(`select pg_advisory_xact_lock(hashtextextended('assistant/' || $1, 0))`, [businessId]);
}

export async function findUsage(
  sql: Sql,
  { businessId, userId }: Person,
  day: string,
): Promise<Used> {
  const [row] = await sql<Used>(
    `select coalesce(sum(questions) filter (where user_id = $2), 0)::integer as "byPerson",
       coalesce(sum(questions), 0)::integer as "byBusiness",
       coalesce(sum(tokens), 0)::float8 as tokens
     from assistant_usage where business_id = $1 and day = $3`,
    [businessId, userId, day],
  );
  return row ?? { byPerson: 0, byBusiness: 0, tokens: 0 };
}

/** Counts a question, and deletes earlier days. */
export async function countQuestion(
  sql: Sql,
  { businessId, userId }: Person,
  day: string,
): Promise<void> {
  await sql('delete from assistant_usage where business_id = $1 and day < $2', [businessId, day]);
  await sql(
    `insert into assistant_usage as u (business_id, day, user_id, questions) values ($1, $2, $3, 1)
     on conflict (business_id, day, user_id) do update set questions = u.questions + 1`,
    [businessId, day, userId],
  );
}

/** Upsert, because a question from before midnight may end on a day without a row. */
export async function countTokens(
  sql: Sql,
  { businessId, userId }: Person,
  day: string,
  tokens: number,
): Promise<void> {
  await sql(
    `insert into assistant_usage as u (business_id, day, user_id, questions, tokens)
     values ($1, $2, $3, 0, $4)
     on conflict (business_id, day, user_id) do update set tokens = u.tokens + $4`,
    [businessId, day, userId, tokens],
  );
}
