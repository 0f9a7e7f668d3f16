/** The list with one item moved by some places. @example moved(['a', 'b'], 1, -1) // ['b', 'a'] */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const [item] = list.slice(from, from + 1);
  return item === undefined ? [...list] : rest.toSpliced(from + by, 0, item);
}
