import { ofEveryBusiness, type Run } from './rebuild.js';
import { ALL_TEXTS, unlessDeleted } from './triggers.js';

const CONTACTS_A_STEP = 2_000;

/** Answers whom the step ended with, or nothing when none was left. */
const STEP = `
  with step as (
    select contact_id from contact_summaries
    where business_id = $1 and ($2::uuid is null or contact_id > $2) order by contact_id limit $3
  ), filled as (
    update contact_summaries s set details = c.details
    from (select business_id, id, ${unlessDeleted(ALL_TEXTS.details)} as details from contacts) c
    where s.business_id = $1 and s.contact_id in (select contact_id from step)
      and c.business_id = $1 and c.id = s.contact_id and s.details <> c.details
  )
  select contact_id as last from step order by contact_id desc limit 1`;

/** A step is a transaction. Whoever writes waits for it, so that nothing older comes over what is newer. */
async function fillBusiness(sql: Run, businessId: unknown): Promise<void> {
  for (let after: unknown = null; after !== undefined;) {
    await sql('begin');
    await sql('select lock_read_models($1)', [businessId]);
    const [row] = await sql(STEP, [businessId, after, CONTACTS_A_STEP]);
    await sql('commit');
    after = row?.last;
  }
}

/** Of every business, reporting progress now and then. */
export async function fillDetails(sql: Run, onProgress: (line: string) => void): Promise<void> {
  const what = 'Vehicles and notes to search';
  await ofEveryBusiness(sql, { what, onProgress }, async (id, tell) => {
    await fillBusiness(sql, id);
    tell('done');
  });
}
