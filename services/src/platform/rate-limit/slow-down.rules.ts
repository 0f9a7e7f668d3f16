const LONGEST_SECONDS = 30;

/** How long to wait after so many attempts: 1, 2, 4 … seconds, never more than half a minute. */
export function waitSeconds(attempts: number, free: number): number {
  const over = attempts - free;
  return over <= 0 ? 0 : Math.min(2 ** (over - 1), LONGEST_SECONDS);
}
