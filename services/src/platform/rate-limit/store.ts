import type { Clock } from '../clock/clock.js';
import type { Sql } from '../database/index.js';

/** Table with its columns in the order in which the library fills them. */
export const TABLE = 'rate_limits';

interface Statement {
  text: string;
  values: (string | number | null)[];
}

interface Row {
  points: number;
  expire: string | null;
}

/** Whether a value is a timestamp in milliseconds, since no count gets that high. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 1e12;

const SECOND = 1_000;

/** Rounds up to the second, because the library read its clock some time earlier. */
const rounded = (moment: number) => Math.ceil(moment / SECOND) * SECOND;

/**
 * Connection for the library. It uses the machine's clock, so times are shifted to the product's clock,
 * which tests can set.
 */
export function storeClient(sql: Sql, clock: Clock) {
  return {
    query: async ({ text, values }: Statement) => {
      const ahead = clock.now().getTime() - Date.now();
      const moved = values.map((value) => (isMoment(value) ? rounded(value + ahead) : value));
      const rows = await sql<Row>(text, moved);
      const shown = rows.map(({ points, expire }) => ({
        points,
        expire: expire === null ? null : Number(expire) - ahead,
      }));
      return { rows: shown, rowCount: rows.length };
    },
  };
}
