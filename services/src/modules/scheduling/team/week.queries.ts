import type { Sql } from '../../../platform/database/index.js';

/** Minutes from one time to the next, wherever a time is chosen. */
export const TIME_STEPS = [60, 30, 15] as const;
export type TimeStep = (typeof TIME_STEPS)[number];

const USUAL_STEP: TimeStep = 60;

interface WeekSettings {
  timeStep: TimeStep;
  /** Of hours, travel and step together, which are one form. */
  version: number;
}

export async function findWeekSettings(sql: Sql, businessId: string): Promise<WeekSettings> {
  const [row] = await sql<WeekSettings>(
    'select time_step as "timeStep", hours_version as version from businesses where id = $1',
    [businessId],
  );
  return row ?? { timeStep: USUAL_STEP, version: 1 };
}

/** Two who save the hours do so one after the other. */
export const lockWeek = (sql: Sql, businessId: string) =>
  sql('select 1 from businesses where id = $1 for no key update', [businessId]);

/** A step that is left out stays. */
export const saveWeekSettings = (sql: Sql, businessId: string, timeStep?: TimeStep) =>
  sql(
    `update businesses set time_step = coalesce($2, time_step), hours_version = hours_version + 1
     where id = $1`,
    [businessId, timeStep ?? null],
  );
