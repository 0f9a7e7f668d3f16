import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import type { PasswordHashing } from '../../platform/config/config.js';
import { busy, Semaphore } from '../../platform/semaphore/semaphore.js';

const COSTS = {
  /**
   * OWASP's second recommendation for argon2id, the library's default: 19 MiB, two passes, one lane.
   */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** Low cost for test runs, which create hundreds of businesses. */
  quick: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
} as const satisfies Record<PasswordHashing, object>;

let cost: (typeof COSTS)[PasswordHashing] = COSTS.full;

/** Placeholder hash that no password matches. */
export const LOCKED = 'locked';

/** Hashing uses a full core, so one core is left for other requests. */
const semaphore = new Semaphore(
  { atOnce: Math.max(1, availableParallelism() - 1), waiting: 500 },
  () => busy('Too many people are signing in right now. Please try again in a moment.'),
);

let decoy: Promise<string> | undefined;

/** Sets the cost of new hashes. Existing hashes store their own cost and still match. */
export function setPasswordHashing(hashing: PasswordHashing): void {
  cost = COSTS[hashing];
  decoy = undefined;
}

export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(password, cost));
}

/** Verifies a password. Without a stored hash, a decoy is verified so that timing reveals nothing. */
export async function matchesPassword(stored: string | undefined, password: string) {
  decoy ??= hashPassword('nobody has this password');
  const isOpen = stored !== undefined && stored !== LOCKED;
  const compared = isOpen ? stored : await decoy;
  const matches = await semaphore.run(() => verify(compared, password));
  return isOpen && matches;
}
