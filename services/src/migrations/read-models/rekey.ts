const SUMMARIES_A_STEP = 2_000;

/** Sets the texts of some summaries anew, which the trigger does; answers the last of them. */
const STEP = `
with step as (
  select contact_id from contact_summaries
  where business_id = $1 and ($2::uuid is null or contact_id > $2)
  order by contact_id limit ${SUMMARIES_A_STEP}
), done as (
  update contact_summaries s set names = s.names, details = s.details, phones = s.phones
  from step where s.business_id = $1 and s.contact_id = step.contact_id returning s.contact_id
)
select max(contact_id::text)::uuid as last from done`;

/** Writes the text keys of all summaries anew, in steps: each is a transaction of its own where the caller has none. */
export async function rekeySummaries(
  sql: (text: string, parameters?: unknown[]) => Promise<unknown>,
): Promise<void> {
  const businesses = (await sql('select id from businesses order by id')) as { id: string }[];
  for (const { id } of businesses) {
    await sql(`select set_config('app.business_id', $1, false)`, [id]);
    for (let last: unknown = null; ;) {
      const [row] = (await sql(STEP, [id, last])) as { last: unknown }[];
      if (!row?.last) break;
      last = row.last;
    }
  }
}
