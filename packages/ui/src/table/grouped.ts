import type { Group } from './types';

export interface Section<Row> {
  group: Group | undefined;
  /** Index of its first row among all rows. */
  from: number;
  rows: readonly Row[];
}

/** Rows by group, in their given order; without groups a single section. */
export function grouped<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => Group) | undefined,
): readonly Section<Row>[] {
  if (!groupOf) return [{ group: undefined, from: 0, rows }];
  const sections: { group: Group; from: number; rows: Row[] }[] = [];
  rows.forEach((row, index) => {
    const group = groupOf(row);
    const last = sections.at(-1);
    if (last?.group.key === group.key) last.rows.push(row);
    else sections.push({ group, from: index, rows: [row] });
  });
  return sections;
}
