import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Without a stored hash it works as long on a decoy, so that time tells nothing. */
export async function matchesPassword(stored: string | undefined, password: string) {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== undefined && matches;
}
