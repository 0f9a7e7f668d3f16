import type { Sql } from './sql.js';

const CURSOR = 'batches';

/**
 * Rows of a query in batches, for results that do not fit in memory. A transaction can have only one
 * such cursor at a time.
 */
export async function* batchesOf<Row>(
  sql: Sql,
  text: string,
  parameters: unknown[],
  size: number,
): AsyncGenerator<Row[]> {
  await sql(`declare ${CURSOR} no scroll cursor for ${text}`, parameters);
  for (;;) {
    const rows = await sql<Row>(`fetch ${size} from ${CURSOR}`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await sql(`close ${CURSOR}`);
}
