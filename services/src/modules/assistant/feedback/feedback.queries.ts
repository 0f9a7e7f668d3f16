import type { Sql } from '../../../platform/database/index.js';
import type { TimePlace } from '../../../platform/http/time-pages.js';
import { purge } from '../../../platform/purge/purge.queries.js';
import type { Problem } from './feedback.dto.js';

/** Combining accents, which are removed. */
const ACCENTS = '[\u0300-\u036f]';

/** Words that are in the name of a customer, including deleted ones. */
export async function namesAmong(
  sql: Sql,
  businessId: string,
  words: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ word: string }>(
    `select distinct asked.word
     from contacts c
     cross join regexp_split_to_table(
       regexp_replace(normalize(lower(c.name), nfd), $3, '', 'g'), '[^[:alpha:]]+') named
     join unnest($2::text[]) asked (word) on asked.word = named
     where c.business_id = $1`,
    [businessId, words, ACCENTS],
  );
  return rows.map(({ word }) => word);
}

interface Feedback {
  problem: Problem;
  note: string;
  question: string;
  answer: string;
}

export interface FeedbackRow extends Feedback {
  id: string;
  createdAt: Date;
}

/** This and the following queries run as the platform role. */
export async function insertFeedback(sql: Sql, given: Feedback, at: Date): Promise<void> {
  await sql(
    `insert into assistant_feedback (created_at, problem, note, question, answer)
     values ($1, $2, $3, $4, $5)`,
    [at, given.problem, given.note, given.question, given.answer],
  );
}

export function findFeedback(
  sql: Sql,
  problem: Problem | undefined,
  limit: number,
  after: TimePlace | undefined,
): Promise<FeedbackRow[]> {
  return sql<FeedbackRow>(
    `select id, created_at as "createdAt", problem, note, question, answer
     from assistant_feedback
     where ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
       and ($4::text is null or problem = $4)
     order by created_at desc, id desc limit $1`,
    [limit, after?.at ?? null, after?.id ?? null, problem ?? null],
  );
}

export async function countFeedback(sql: Sql, problem: Problem | undefined): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::integer as count from assistant_feedback
     where $1::text is null or problem = $1`,
    [problem ?? null],
  );
  return row?.count ?? 0;
}

export async function deleteFeedbackBefore(sql: Sql, before: Date): Promise<void> {
  const old = {
    table: 'assistant_feedback',
    key: 'id',
    where: 'created_at < $1',
    by: 'created_at',
  };
  await purge(sql, old, [before]);
}
