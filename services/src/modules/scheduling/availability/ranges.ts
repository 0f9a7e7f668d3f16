/** Half-open range of instants, in milliseconds. */
export interface Range {
  start: number;
  end: number;
}

const byStart = (one: Range, other: Range) => one.start - other.start;

/** Sorted ranges. Overlapping and adjacent ones are joined, empty ones dropped. */
export function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of ranges.filter((range) => range.start < range.end).sort(byStart)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Parts of `open` outside `taken`. */
export function subtract(open: readonly Range[], taken: readonly Range[]): Range[] {
  const busy = merge(taken);
  return merge(open).flatMap((range) => {
    const left: Range[] = [];
    let { start } = range;
    for (const each of busy) {
      if (each.end <= start || each.start >= range.end) continue;
      left.push({ start, end: each.start });
      start = each.end;
    }
    return [...left, { start, end: range.end }].filter((part) => part.start < part.end);
  });
}

/** Ranges that all sets have in common. */
export function intersect([first = [], ...others]: readonly (readonly Range[])[]): Range[] {
  return others.reduce<Range[]>(
    (common, set) =>
      merge(common).flatMap((one) =>
        merge(set)
          .map((other) => ({
            start: Math.max(one.start, other.start),
            end: Math.min(one.end, other.end),
          }))
          .filter(({ start, end }) => start < end),
      ),
    merge(first),
  );
}

/** Whether a single range contains the given one. */
export const covers = (ranges: readonly Range[], { start, end }: Range) =>
  ranges.some((range) => range.start <= start && end <= range.end);
