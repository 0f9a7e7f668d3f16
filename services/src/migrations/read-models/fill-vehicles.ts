import type { Sql } from '../../platform/database/index.js';
import { insertVehicles, newVehicle } from '../../modules/crm/index.js';
import { ofEveryBusiness, type Run } from './rebuild.js';

const CONTACTS_A_STEP = 2_000;

/** Nobody changes them while they get their vehicle. */
const STEP = `
  select c.id, c.vehicle, c.created_at from contacts c
  where c.business_id = $1 and ($2::uuid is null or c.id > $2) and c.vehicle <> ''
    and not exists (
      select from vehicles v where v.business_id = c.business_id and v.contact_id = c.id)
  order by c.id limit $3 for no key update`;

interface Owner {
  id: string;
  vehicle: string;
  created_at: Date;
}

/** Answers whom the step ended with, or nothing when none was left. */
async function fillStep(sql: Run, businessId: string, after: string | undefined) {
  await sql('begin');
  const owners = (await sql(STEP, [
    businessId,
    after ?? null,
    CONTACTS_A_STEP,
  ])) as unknown as Owner[];
  const made = owners.map(({ id, vehicle, created_at }) => newVehicle(id, vehicle, created_at));
  await insertVehicles(sql as Sql, businessId, made);
  await sql('commit');
  return owners.at(-1)?.id;
}

/** Of every business, reporting progress now and then. */
export async function fillVehicles(sql: Run, onProgress: (line: string) => void): Promise<void> {
  await ofEveryBusiness(sql, { what: 'First vehicles', onProgress }, async (id, tell) => {
    let after = await fillStep(sql, id, undefined);
    for (let step = 1; after !== undefined; step++) {
      tell(`step ${step}`);
      after = await fillStep(sql, id, after);
    }
  });
}
