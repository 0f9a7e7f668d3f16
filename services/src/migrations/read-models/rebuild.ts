/** Runs a statement as the owner of the tables, on one connection, and answers its rows. */
export type Run = (text: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

const CONTACTS_A_STEP = 2_000;
const JOBS_A_STEP = 50_000;
/** A small database is done before anything needs reporting. */
const REPORT_EVERY_MS = 5_000;

/** First days of months between which there are about as many jobs as a step takes, when they lie evenly. */
const CUTS = `
  select distinct date_trunc('month', first + n * ceil((last - first) / steps)::integer)::date::text as cut
  from (
    select min(starts_at)::date as first, max(starts_at)::date as last,
      ceil(count(*) / $2::float8) as steps
    from appointments where business_id = $1
  ) e cross join lateral generate_series(1, steps::integer - 1) n order by 1`;

/**
 * One business's read models from scratch, in steps that each hold up its writers for a moment only: as
 * the owner of the tables, outside a transaction. Tells after each step how far it is.
 */
export async function rebuildReadModels(
  sql: Run,
  businessId: unknown,
  onProgress: (what: string) => void = () => undefined,
): Promise<void> {
  await sql(`select set_config('app.business_id', $1, false)`, [businessId]);
  // Before the months of vehicles: what changes meanwhile goes by the vehicle that a summary has.
  for (let [after, step]: [unknown, number] = [null, 1]; ; step++) {
    const [row] = await sql('select rebuild_contact_summaries($1, $2, $3) as last', [
      businessId,
      after,
      CONTACTS_A_STEP,
    ]);
    if (!row?.last) break;
    onProgress(`customers, step ${step}`);
    after = row.last;
  }
  await sql('select rebuild_customer_days($1)', [businessId]);
  const cuts = (await sql(CUTS, [businessId, JOBS_A_STEP])).map(({ cut }) => cut);
  let first: unknown = '-infinity';
  for (const past of [...cuts, 'infinity']) {
    await sql('select rebuild_appointment_days($1, $2, $3)', [businessId, first, past]);
    onProgress(`jobs before ${String(past)}`);
    first = past;
  }
}

/** Reports a line at most once in some seconds. */
function throttledProgress(onProgress: (line: string) => void): (line: string) => void {
  let lastReport = Date.now();
  return (line) => {
    if (Date.now() - lastReport < REPORT_EVERY_MS) return;
    lastReport = Date.now();
    onProgress(line);
  };
}

interface Progress {
  /** What is done, as the lines begin that are reported now and then. */
  what: string;
  onProgress: (line: string) => void;
}

/** Does something for one business after the other, as the owner of the tables. Answers how many there are. */
export async function ofEveryBusiness(
  sql: Run,
  { what, onProgress }: Progress,
  work: (businessId: string, tell: (how: string) => void) => Promise<void>,
): Promise<number> {
  const businesses = await sql('select id from businesses order by id');
  const progress = throttledProgress(onProgress);
  for (const [index, { id }] of businesses.entries()) {
    const where = `${what}: ${index + 1} of ${businesses.length} businesses`;
    await sql(`select set_config('app.business_id', $1, false)`, [id]);
    await work(String(id), (how) => progress(`${where}, ${how}`));
  }
  await sql(`select set_config('app.business_id', '', false)`);
  return businesses.length;
}

/** Of every business, reporting progress now and then. Answers how many there are. */
export const rebuildAll = (sql: Run, onProgress: (line: string) => void): Promise<number> =>
  ofEveryBusiness(sql, { what: 'Read models', onProgress }, (id, tell) =>
    rebuildReadModels(sql, id, tell),
  );
