import { Parameters } from './parameters.js';
import type { Sql } from './sql.js';

/** PostgreSQL allows 65,535 parameters in a statement. */
const MOST_PARAMETERS = 30_000;

/**
 * Inserts rows of a tenant in as few statements as possible. Rows are passed as values: under row level
 * security, a distributed database rejects rows from functions such as json_to_recordset.
 */
export async function insertRows<Column extends string>(
  sql: Sql,
  businessId: string,
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, unknown>>[],
): Promise<void> {
  const most = Math.floor(MOST_PARAMETERS / columns.length);
  for (let from = 0; from < rows.length; from += most) {
    const parameters = new Parameters(businessId);
    const values = rows
      .slice(from, from + most)
      .map((row) => `($1, ${columns.map((column) => parameters.add(row[column])).join(', ')})`);
    await sql(
      `insert into ${table} (business_id, ${columns.join(', ')}) values ${values.join(', ')}`,
      parameters.values,
    );
  }
}
