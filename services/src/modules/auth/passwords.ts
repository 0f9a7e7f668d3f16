import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands for a hash where no password is right. */
export const LOCKED = 'locked';

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Without a stored hash it works as long on a decoy, so that time tells nothing. */
export async function matchesPassword(stored: string | undefined, password: string) {
  decoy ??= hashPassword('nobody has this password');
  const isOpen = stored !== undefined && stored !== LOCKED;
  const matches = await verify(isOpen ? stored : await decoy, password);
  return isOpen && matches;
}
