import type { Filter } from '../../plan/plan.js';

/** Adds a value to an existing filter, or a new filter. */
export function put(
  filters: Filter[],
  name: string,
  value: string,
  not: boolean,
  isJoined = true,
): void {
  const same = filters.findLast((each) => each.name === name && (each.not ?? false) === not);
  if (!same || !isJoined)
    filters.push({ name, values: [value], ...(not && { not: true as const }) });
  else if (!same.values.includes(value)) same.values.push(value);
}
