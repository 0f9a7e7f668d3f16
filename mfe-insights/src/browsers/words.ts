/** @example times(1204) // '1,204 times' */
export const times = (count: number): string =>
  count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
