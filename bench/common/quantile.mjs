/** Upper bound of the given share of the values. */
export function quantile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)];
}
