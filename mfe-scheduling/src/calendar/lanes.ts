import type { Stretch } from './work-hours';

/** Lane of an item: overlapping items are shown side by side. */
export interface InLane<T> {
  item: T;
  lane: number;
  lanes: number;
}

/**
 * Puts each item into the first free lane. Items that overlap, directly or through others, get the
 * same number of lanes.
 */
export function inLanes<T>(items: readonly T[], stretchOf: (item: T) => Stretch): InLane<T>[] {
  const sorted = items
    .map((item) => ({ item, ...stretchOf(item) }))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const placed: InLane<T>[] = [];
  let group: InLane<T>[] = [];
  let ends: number[] = [];
  for (const { item, start, end } of sorted) {
    if (ends.every((until) => until <= start)) [group, ends] = [[], []];
    const free = ends.findIndex((until) => until <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = end;
    group.push({ item, lane, lanes: 1 });
    for (const each of group) each.lanes = ends.length;
    placed.push(group.at(-1) as InLane<T>);
  }
  return placed;
}
