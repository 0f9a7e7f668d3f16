export interface ThrottleRule {
  /** Attempts that cost nothing. */
  free: number;
}

export const WINDOW_MS = 15 * 60 * 1000;
const LONGEST_SECONDS = 30;

/** By account and address: guessing one password. */
export const ACCOUNT_RULE: ThrottleRule = { free: 5 };
/** By address: guessing many accounts. Generous, a whole shop may share one. */
export const ADDRESS_RULE: ThrottleRule = { free: 60 };
/** By address: opening sandboxes, each of which costs space. */
export const SANDBOX_RULE: ThrottleRule = { free: 300 };

/** How long to wait after so many attempts: 1, 2, 4 … seconds, never more than half a minute. */
export function waitSeconds(attempts: number, { free }: ThrottleRule): number {
  const over = attempts - free;
  return over <= 0 ? 0 : Math.min(2 ** (over - 1), LONGEST_SECONDS);
}
