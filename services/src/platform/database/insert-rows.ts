import { Parameters } from './parameters.js';
import type { Sql } from './sql.js';

/** PostgreSQL takes 65,535 in a statement. */
const MOST_PARAMETERS = 30_000;

/**
 * Adds rows of a business, each column by its name, in as few statements as can be. They go as values: under row
 * security, a database that is spread over several machines takes none that a function such as json_to_recordset makes.
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
