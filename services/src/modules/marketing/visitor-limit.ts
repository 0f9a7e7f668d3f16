import type { Sql } from '../../platform/database/index.js';
import { tooManyRequests } from '../../platform/errors/app-error.js';
import { findNthLatest, lockAddress, type VisitorTable } from './visitor-limit.queries.js';

const WINDOW_MS = 60 * 60 * 1000;

export interface VisitorLimit {
  table: VisitorTable;
  /** So many an address may send in an hour: a shop's people may share one. */
  limit: number;
  /** What is too many, for the sentence. */
  what: string;
}

/** Part of the transaction that stores what was sent, so that many at once gain nothing. */
export async function admitVisitor(
  sql: Sql,
  { table, limit, what }: VisitorLimit,
  address: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS);
  await lockAddress(sql, table, address);
  const oldest = await findNthLatest(sql, table, address, limit, since);
  if (oldest) throw tooMany(what, oldest.getTime() - since.getTime());
}

function tooMany(what: string, waitMs: number) {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return tooManyRequests(
    `Too many ${what} from here. Please try again in ${wait}.`,
    Math.ceil(waitMs / 1000),
  );
}
