import type { Group } from './types';

export interface Section<Row> {
  group: Group | undefined;
  /** The place of its first row among all. */
  from: number;
  rows: readonly Row[];
}

/** The rows in their groups, in the order they come; without groups all are one. */
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
