export type Strength = 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** A hint and never a rule: length counts most, a mix of characters makes up for some of it. */
export function passwordStrength(password: string): Strength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const points = Math.min(password.length, distinct * 2) + kinds * 2;
  if (points < 13) return 'weak';
  return points < 19 ? 'fair' : 'strong';
}
