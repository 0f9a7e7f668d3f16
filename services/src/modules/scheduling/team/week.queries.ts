import type { Sql } from '../../../platform/database/index.js';

/** Minutes between the times that a time picker offers. */
export const TIME_STEPS = [60, 30, 15] as const;
export type TimeStep = (typeof TIME_STEPS)[number];

const USUAL_STEP: TimeStep = 60;

interface WeekSettings {
  timeStep: TimeStep;
  /** Version of hours, travel times and step, which are one form. */
  version: number;
}

export async function findWeekSettings(sql: Sql, businessId: string): Promise<WeekSettings> {
  const [row] = await sql<WeekSettings>(
    'select time_step as "timeStep", hours_version as version from businesses where id = $1',
    [businessId],
  );
  return row ?? { timeStep: USUAL_STEP, version: 1 };
}

/** Serializes changes of the hours by locking the business's row. */
export const lockWeek = (sql: Sql, businessId: string) =>
  sql('select 1 from businesses where id = $1 for no key update', [businessId]);

/** An omitted step stays unchanged. */
export const saveWeekSettings = (sql: Sql, businessId: string, timeStep?: TimeStep) =>
  sql(
    `update businesses set time_step = coalesce($2, time_step), hours_version = hours_version + 1
     where id = $1`,
    [businessId, timeStep ?? null],
  );
