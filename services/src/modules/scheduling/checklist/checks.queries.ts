import { insertRows, type Sql } from '../../../platform/database/index.js';
import type { Check } from './checks.rules.js';

export const findChecks = (sql: Sql, businessId: string, jobId: string): Promise<Check[]> =>
  sql<Check>(
    `select k.service_id as "serviceId", k.label, k.done_by as "doneBy", k.done_at as "doneAt",
       nullif(trim(u.first_name || ' ' || u.last_name), '') as by
     from job_checks k left join users u on u.business_id = k.business_id and u.id = k.done_by
     where k.business_id = $1 and k.appointment_id = $2 order by k.position`,
    [businessId, jobId],
  );

/** Checklist of the appointment's service as it is now. */
export async function findSteps(sql: Sql, businessId: string, jobId: string): Promise<string[]> {
  const [row] = await sql<{ checklist: string[] }>(
    `select s.checklist from appointments a
     join services s on s.business_id = a.business_id and s.id = a.service_id
     where a.business_id = $1 and a.id = $2`,
    [businessId, jobId],
  );
  return row?.checklist ?? [];
}

const COLUMNS = [
  ...(['appointment_id', 'position', 'service_id', 'label'] as const),
  ...(['done_by', 'done_at'] as const),
] as const;

export async function replaceChecks(
  sql: Sql,
  businessId: string,
  jobId: string,
  checks: readonly Check[],
): Promise<void> {
  await sql('delete from job_checks where business_id = $1 and appointment_id = $2', [
    businessId,
    jobId,
  ]);
  const rows = checks.map(({ serviceId, label, doneBy, doneAt }, position) => ({
    ...{ appointment_id: jobId, position, service_id: serviceId, label },
    ...{ done_by: doneBy, done_at: doneAt },
  }));
  await insertRows(sql, businessId, 'job_checks', COLUMNS, rows);
}
