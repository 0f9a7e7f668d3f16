/** One row of a chart's data. */
export type ChartRow = object;

/** A category with its figure, and the previous period's. */
export interface Point {
  category: string;
  value: number;
  previous?: number;
}

/** Points to draw, or the reason why there are none. */
export type ChartData =
  | { state: 'ready'; points: Point[] }
  | { state: 'empty'; text: 'No data available' | 'No valid data available' };

function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function toPoint(row: Record<string, unknown>, [category, value, previous]: Fields): Point {
  const point: Point = { category: toText(row[category]), value: toNumber(row[value]) };
  const before = previous === undefined ? Number.NaN : toNumber(row[previous]);
  return Number.isFinite(before) ? { ...point, previous: before } : point;
}

type Fields = readonly [category: string, value: string, previous?: string];

/**
 * Reads the rows; those without a numeric figure are left out.
 *
 * @example chartData([{ month: 'May', revenue: 10 }], 'month', 'revenue')
 */
export function chartData(
  rows: readonly ChartRow[] | null | undefined,
  ...fields: Fields
): ChartData {
  if (!rows || rows.length === 0) return { state: 'empty', text: 'No data available' };
  const points = (rows as readonly Record<string, unknown>[])
    .map((row) => toPoint(row, fields))
    .filter((point) => Number.isFinite(point.value));
  if (points.length === 0) return { state: 'empty', text: 'No valid data available' };
  return { state: 'ready', points };
}
