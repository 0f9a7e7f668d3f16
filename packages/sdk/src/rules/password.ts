/** The shortest password there is, in characters. */
export const MIN_PASSWORD_LENGTH = 6;

export type PasswordStrength = 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const HINTS: Record<PasswordStrength, string> = {
  weak: 'Weak: a longer one is harder to guess.',
  fair: 'Fair: a few more characters make it strong.',
  strong: 'Strong.',
};

/**
 * A hint and never a rule: length counts most, a mix of characters makes up for some of it.
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

/** The strength as a sentence below the field, or how long it has to be at least while it is empty. */
export function passwordHint(password: string): string {
  if (!password) return `At least ${MIN_PASSWORD_LENGTH} characters.`;
  return HINTS[passwordStrength(password)];
}
