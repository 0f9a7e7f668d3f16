import { CHANGES, type Change, type Plan } from './plan.js';
import type { GroupRow } from './query.js';

/** Maximum number of groups in a comparison. A business seldom has more services, crews or models. */
export const ALL_GROUPS = 500;

export const isByChange = (order: Plan['order']): order is Change =>
  CHANGES.some((each) => each === order);

export interface ChangedRow extends GroupRow {
  before: number | string;
}

export const changeOf = ({ value, before }: { value: GroupRow['value']; before?: unknown }) =>
  Number(value ?? 0) - Number(before ?? 0);

/** Groups of both periods, sorted by their change. A group without rows now has shrunk to zero. */
export function byChange(
  now: readonly GroupRow[],
  earlier: readonly GroupRow[],
  order: Change,
  limit: number,
): { rows: ChangedRow[]; count: number } {
  const before = new Map(earlier.map(({ key, value }) => [key, value ?? 0]));
  const isNow = new Set(now.map(({ key }) => key));
  const gone = earlier.filter(({ key }) => !isNow.has(key));
  const rows = [...now, ...gone.map((row) => ({ ...row, value: 0, count: 0 }))].map((row) => ({
    ...row,
    before: before.get(row.key) ?? 0,
  }));
  const sign = order === 'grown' ? 1 : -1;
  rows.sort((one, other) => sign * (changeOf(other) - changeOf(one)));
  return { rows: rows.slice(0, limit), count: rows.length };
}
