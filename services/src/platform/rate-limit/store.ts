import type { Clock } from '../clock/clock.js';
import type { Sql } from '../database/index.js';

/** In the order of its columns, as the library fills them. */
export const TABLE = 'rate_limits';

interface Statement {
  text: string;
  values: (string | number | null)[];
}

interface Row {
  points: number;
  expire: string | null;
}

/** Moments are milliseconds since 1970; nobody ever counts that far. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 1e12;

const SECOND = 1_000;

/** The library read its clock a moment before it came here, on a busy machine quite a moment: up to the second. */
const rounded = (moment: number) => Math.ceil(moment / SECOND) * SECOND;

/**
 * What the library takes for a connection. It asks the machine for the time; what it stores and
 * reads is moved to the product's own clock, which a test sets.
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
