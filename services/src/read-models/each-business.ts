import type { Sql } from '../platform/database/index.js';

/** A small database is done before anything needs reporting. */
const REPORT_EVERY_MS = 5_000;

export type Report = (line: string) => void;

/** Runs work for one business after the other, as the owner. Returns the number of businesses. */
export async function forEachBusiness(
  sql: Sql,
  report: Report,
  work: (businessId: string, report: Report) => Promise<void>,
): Promise<number> {
  const businesses = await sql<{ id: string }>('select id from businesses order by id');
  const throttled = throttle(report);
  for (const [index, { id }] of businesses.entries()) {
    const where = `Read models: ${index + 1} of ${businesses.length} businesses`;
    await work(id, (step) => throttled(`${where}, ${step}`));
  }
  return businesses.length;
}

/** Reports at most one line in a few seconds. */
function throttle(report: Report): Report {
  let lastReport = Date.now();
  return (line) => {
    if (Date.now() - lastReport < REPORT_EVERY_MS) return;
    lastReport = Date.now();
    report(line);
  };
}
