import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import type { PasswordHashing } from '../../platform/config/config.js';
import { busy, Semaphore } from '../../platform/semaphore/semaphore.js';

const COSTS = {
  /** OWASP's second recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** For runs of tests, which open hundreds of businesses. */
  quick: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
} as const satisfies Record<PasswordHashing, object>;

let cost: (typeof COSTS)[PasswordHashing] = COSTS.full;

/** Stands for a hash where no password is right. */
export const LOCKED = 'locked';

/** Hashing takes a whole core: one is left for everybody else's requests. */
const semaphore = new Semaphore(
  { atOnce: Math.max(1, availableParallelism() - 1), waiting: 500 },
  () => busy('Too many people are signing in right now. Please try again in a moment.'),
);

let decoy: Promise<string> | undefined;

/** From here on; a hash remembers what it cost, so that those there are go on matching. */
export function setPasswordHashing(hashing: PasswordHashing): void {
  cost = COSTS[hashing];
  decoy = undefined;
}

export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(password, cost));
}

/** Without a stored hash it works as long on a decoy, so that time tells nothing. */
export async function matchesPassword(stored: string | undefined, password: string) {
  decoy ??= hashPassword('nobody has this password');
  const isOpen = stored !== undefined && stored !== LOCKED;
  const compared = isOpen ? stored : await decoy;
  const matches = await semaphore.run(() => verify(compared, password));
  return isOpen && matches;
}
