import type { Sql } from '../../platform/database/index.js';

const MINUTE_MS = 60_000;
const ON_THE_WAY_MINUTES = 15;
const THERE_MINUTES = 2;

interface Job {
  id: string;
  status: string;
  starts_at: Date;
  ends_at: Date;
}

const before = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * MINUTE_MS);

/**
 * Records the steps of completed appointments: on the way a quarter of an hour early, then start and
 * finish as booked.
 */
export async function recordSteps(
  sql: Sql,
  businessId: string,
  jobs: readonly Job[],
): Promise<void> {
  for (const { id, status, starts_at: start, ends_at: end } of jobs) {
    if (status !== 'completed') continue;
    // Times are computed here, because a distributed database rejects column arithmetic in this update.
    await sql(
      `update appointments set on_my_way_at = $3, arrived_at = $4, started_at = $5, finished_at = $6
       where business_id = $1 and id = $2`,
      [businessId, id, before(start, ON_THE_WAY_MINUTES), before(start, THERE_MINUTES), start, end],
    );
  }
}
