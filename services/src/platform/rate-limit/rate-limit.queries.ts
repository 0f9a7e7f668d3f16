import type { Sql } from '../database/index.js';

/** Counts an attempt and answers how many there were in the window; undefined while blocked. */
export async function countAttempt(
  sql: Sql,
  key: string,
  now: Date,
  windowStart: Date,
): Promise<number | undefined> {
  const [row] = await sql<{ failures: number }>(
    `insert into login_attempts as l (key, failures, window_started_at) values ($1, 1, $2)
     on conflict (key) do update set
       failures = case when l.window_started_at < $3 then 1 else l.failures + 1 end,
       window_started_at = case when l.window_started_at < $3 then $2 else l.window_started_at end,
       blocked_until = null
     where l.blocked_until is null or l.blocked_until <= $2
     returning failures`,
    [key, now, windowStart],
  );
  return row?.failures;
}

export async function block(sql: Sql, key: string, until: Date): Promise<void> {
  await sql('update login_attempts set blocked_until = $2 where key = $1', [key, until]);
}

export async function blockedUntil(sql: Sql, key: string): Promise<Date | null> {
  const [row] = await sql<{ until: Date | null }>(
    'select blocked_until as until from login_attempts where key = $1',
    [key],
  );
  return row?.until ?? null;
}

export async function forget(sql: Sql, key: string): Promise<void> {
  await sql('delete from login_attempts where key = $1', [key]);
}

/** Takes one attempt back, with the wait it brought. */
export async function forgive(sql: Sql, key: string): Promise<void> {
  await sql(
    `update login_attempts set failures = greatest(failures - 1, 0), blocked_until = null
     where key = $1`,
    [key],
  );
}

export async function deleteOldAttempts(sql: Sql, before: Date): Promise<void> {
  await sql(
    `delete from login_attempts
     where window_started_at < $1 and coalesce(blocked_until, $1) <= $1`,
    [before],
  );
}
