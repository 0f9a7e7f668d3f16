import { ofEveryBusiness, type Run } from './rebuild.js';

const JOBS_A_STEP = 2_000;

/** Those that are priced for a vehicle; what is over keeps its price, whatever becomes of that. Nobody changes them meanwhile. */
const STEP = `
  select a.id from appointments a
  where a.business_id = $1 and a.vehicle_id is not null and a.priced_size is null
    and a.status not in ('completed', 'cancelled')
  order by a.id limit $2 for no key update`;

const FILL = `
  update appointments a set priced_size = coalesce(
    (select v.size_id from vehicles v where v.business_id = $1 and v.id = a.vehicle_id), '')
  where a.business_id = $1 and a.id = any($2)`;

/** Answers how many it were. */
async function fillStep(sql: Run, businessId: string): Promise<number> {
  await sql('begin');
  const jobs = await sql(STEP, [businessId, JOBS_A_STEP]);
  await sql(FILL, [businessId, jobs.map(({ id }) => id)]);
  await sql('commit');
  return jobs.length;
}

/** Of every business, as the owner of the tables, outside a transaction. It can be begun again. */
export async function fillPricedSizes(sql: Run, onProgress: (line: string) => void): Promise<void> {
  await ofEveryBusiness(sql, { what: 'Sizes of jobs', onProgress }, async (businessId, tell) => {
    for (let step = 1; (await fillStep(sql, businessId)) === JOBS_A_STEP; step++) {
      tell(`step ${step}`);
    }
  });
}
