import { tellFoundBy } from '../modules/crm/index.js';
import type { Sql } from '../platform/database/index.js';
import { forEachBusiness, type Report } from './each-business.js';

const CONTACTS_A_STEP = 2_000;
const RESERVATIONS_A_STEP = 500;
const APPOINTMENTS_A_STEP = 50_000;

/** First days of months with about as many appointments between them as a step takes. */
const CUTS = `
  select distinct date_trunc('month', first + n * ceil((last - first) / steps)::integer)::date::text as cut
  from (
    select min(starts_at)::date as first, max(starts_at)::date as last,
      ceil(count(*) / $2::float8) as steps
    from appointments where business_id = $1
  ) e cross join lateral generate_series(1, steps::integer - 1) n order by 1`;

/** Locked, so that neither they nor their vehicles and places change meanwhile. */
const HELD_CONTACTS = `
  select c.id from contacts c where c.business_id = $1 and ($2::uuid is null or c.id > $2)
  order by c.id limit $3 for no key update`;

/**
 * Rebuilds all derived data of all businesses as the owner, outside a transaction. Each step blocks
 * the writers of one business for a moment. Returns the number of businesses.
 */
export const rebuildAll = (sql: Sql, report: Report): Promise<number> =>
  forEachBusiness(sql, report, (id, tell) => rebuildOne(sql, id, tell));

export async function rebuildOne(sql: Sql, businessId: string, report: Report): Promise<void> {
  // Summaries contain these texts.
  await rebuildSearchTexts(sql, businessId, report);
  await rebuildReadModels(sql, businessId, report);
  await rebuildReservations(sql, businessId, report);
}

async function rebuildSearchTexts(sql: Sql, businessId: string, report: Report): Promise<void> {
  let after: string | undefined;
  for (let step = 1; ; step++) {
    await sql('begin');
    const rows = await sql<{ id: string }>(HELD_CONTACTS, [
      businessId,
      after ?? null,
      CONTACTS_A_STEP,
    ]);
    const ids = rows.map(({ id }) => id);
    await tellFoundBy(sql, businessId, ids);
    await sql('commit');
    after = ids.at(-1);
    if (after === undefined) return;
    report(`searched texts, step ${step}`);
  }
}

/** Rebuilds the tables of `migrations/0001-baseline/09-read-models.sql` by the functions there. */
export async function rebuildReadModels(
  sql: Sql,
  businessId: string,
  report: Report,
): Promise<void> {
  // First, because changes meanwhile are counted under the vehicle text of a summary.
  let after: string | null = null;
  for (let step = 1; ; step++) {
    const [row]: { last: string | null }[] = await sql(
      'select rebuild_contact_summaries($1, $2, $3) as last',
      [businessId, after, CONTACTS_A_STEP],
    );
    after = row?.last ?? null;
    if (after === null) break;
    report(`customers, step ${step}`);
  }
  await sql('select rebuild_customer_days($1)', [businessId]);
  const cuts = await sql<{ cut: string }>(CUTS, [businessId, APPOINTMENTS_A_STEP]);
  let first = '-infinity';
  for (const past of [...cuts.map(({ cut }) => cut), 'infinity']) {
    await sql('select rebuild_appointment_days($1, $2, $3)', [businessId, first, past]);
    report(`jobs before ${past}`);
    first = past;
  }
}

/** Repairs wrong reservations only, crew by crew. */
async function rebuildReservations(sql: Sql, businessId: string, report: Report): Promise<void> {
  const crews = await sql<{ id: string }>(
    'select id from crews where business_id = $1 order by id',
    [businessId],
  );
  for (const [index, { id }] of crews.entries()) {
    for (let wrong = 1; wrong > 0;) {
      const [row] = await sql<{ wrong: number }>(
        'select rebuild_reservations($1, $2, $3) as wrong',
        [businessId, id, RESERVATIONS_A_STEP],
      );
      wrong = row?.wrong ?? 0;
      if (wrong > 0) report(`time of crew ${index + 1} of ${crews.length}`);
    }
  }
}
