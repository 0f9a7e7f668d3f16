export interface RateRule {
  /** Attempts that cost nothing. */
  free: number;
}

export const WINDOW_MS = 15 * 60 * 1000;
const LONGEST_SECONDS = 30;

/** How long to wait after so many attempts: 1, 2, 4 … seconds, never more than half a minute. */
export function waitSeconds(attempts: number, { free }: RateRule): number {
  const over = attempts - free;
  return over <= 0 ? 0 : Math.min(2 ** (over - 1), LONGEST_SECONDS);
}
