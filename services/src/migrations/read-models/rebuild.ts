type Run = (text: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

const CONTACTS_A_STEP = 2_000;
const DAYS_A_STEP = 60;
/** A small database is done before anything is to be told. */
const TELL_EVERY_MS = 5_000;

/** How many steps the days of a business's jobs are, and where the first begins, whatever its zone. */
const DAYS = `
  select ((min(starts_at) at time zone 'UTC')::date - 2)::text as first,
    ceil((max(starts_at)::date - min(starts_at)::date + 6) / $2::float8)::integer as steps
  from appointments where business_id = $1`;

/**
 * One business's read models from scratch, in steps that each hold up its writers for a moment only: as
 * the owner of the tables, outside a transaction.
 */
export async function rebuildReadModels(sql: Run, businessId: unknown): Promise<void> {
  await sql(`select set_config('app.business_id', $1, false)`, [businessId]);
  const [days] = await sql(DAYS, [businessId, DAYS_A_STEP]);
  // What lies outside the days there are jobs on is left over from before, and goes.
  await sql(`select rebuild_appointment_days($1, '-infinity', $2::date)`, [
    businessId,
    days?.first ?? 'infinity',
  ]);
  for (let step = 0; step < Number(days?.steps ?? 0); step++) {
    await sql(
      'select rebuild_appointment_days($1, $2::date + $3 * $4::integer, $2::date + ($3 + 1) * $4::integer)',
      [businessId, days?.first, step, DAYS_A_STEP],
    );
  }
  await sql('select rebuild_customer_days($1)', [businessId]);
  for (let after: unknown = null; ;) {
    const [row] = await sql('select rebuild_contact_summaries($1, $2, $3) as last', [
      businessId,
      after,
      CONTACTS_A_STEP,
    ]);
    if (!row?.last) break;
    after = row.last;
  }
}

/** Of every business, telling now and then how far it is. */
export async function rebuildAll(sql: Run, tell: (line: string) => void): Promise<void> {
  const businesses = await sql('select id from businesses order by id');
  let told = Date.now();
  for (const [index, { id }] of businesses.entries()) {
    await rebuildReadModels(sql, id);
    if (Date.now() - told < TELL_EVERY_MS) continue;
    told = Date.now();
    tell(`Read models: ${index + 1} of ${businesses.length} businesses`);
  }
  await sql(`select set_config('app.business_id', '', false)`);
}
