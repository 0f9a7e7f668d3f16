import type { Sql } from '../../platform/database/index.js';
import { tellFoundBy } from '../../modules/crm/index.js';
import type { Run } from './rebuild.js';

const CONTACTS_A_STEP = 2_000;
const JOBS_A_STEP = 500;

/** Nobody changes them, or what is theirs, meanwhile. */
const HOLD = `
  select c.id from contacts c where c.business_id = $1 and ($2::uuid is null or c.id > $2)
  order by c.id limit $3 for no key update`;

/** Answers whom the step ended with, or nothing when none was left. */
async function rebuildFoundByStep(sql: Run, businessId: string, after: unknown) {
  await sql('begin');
  const ids = (await sql(HOLD, [businessId, after, CONTACTS_A_STEP])).map(({ id }) => String(id));
  await tellFoundBy(sql as Sql, businessId, ids);
  await sql('commit');
  return ids.at(-1);
}

/** What searches find one business's customers by, which whoever writes their vehicles and places keeps. */
export async function rebuildFoundBy(
  sql: Run,
  businessId: string,
  onProgress: (what: string) => void,
): Promise<void> {
  let after = await rebuildFoundByStep(sql, businessId, null);
  for (let step = 1; after !== undefined; step++) {
    onProgress(`searched texts, step ${step}`);
    after = await rebuildFoundByStep(sql, businessId, after);
  }
}

/** What the jobs of one business take of its crews' time: crew by crew, and only where it is wrong. */
export async function rebuildReservations(
  sql: Run,
  businessId: string,
  onProgress: (what: string) => void,
): Promise<void> {
  const crews = await sql('select id from resources where business_id = $1 order by id', [
    businessId,
  ]);
  for (const [index, { id }] of crews.entries()) {
    const again = async () => {
      const [row] = await sql('select rebuild_reservations($1, $2, $3) as wrong', [
        businessId,
        id,
        JOBS_A_STEP,
      ]);
      return Number(row?.wrong);
    };
    while ((await again()) > 0) onProgress(`time of crew ${index + 1} of ${crews.length}`);
  }
}
