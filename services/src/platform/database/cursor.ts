import type { Sql } from './sql.js';

const CURSOR = 'batches';

/** The rows of a query a batch at a time, for what does not fit into memory. One at a time. */
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
