/** Minimum length of a password, in characters. */
export const MIN_PASSWORD_LENGTH = 6;

export type PasswordStrength = 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const HINTS: Record<PasswordStrength, string> = {
  weak: 'Weak: a longer one is harder to guess.',
  fair: 'Fair: a few more characters make it strong.',
  strong: 'Strong.',
};

/**
 * Strength of a password. Only a hint: length counts most, and a mix of characters adds to it.
 *
 * @example passwordStrength('aaaaaaaa') // 'weak'
 */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const points = Math.min(password.length, distinct * 2) + kinds * 2;
  if (points < 13) return 'weak';
  return points < 19 ? 'fair' : 'strong';
}

/** Sentence about the strength for below the field; the minimum length while it is empty. */
export function passwordHint(password: string): string {
  if (!password) return `At least ${MIN_PASSWORD_LENGTH} characters.`;
  return HINTS[passwordStrength(password)];
}
