import type { Language } from '../plan.js';

const OR = { en: 'or', es: 'o' };

/** 'Mondays or Tuesdays' */
export function either(names: readonly string[], language: Language): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${OR[language]} ${names.at(-1) ?? ''}`;
}

const NOT = { en: 'not', es: 'no' };

/** Names of a condition's values, negated if needed. */
export const saidOf = (names: readonly string[], language: Language, not: boolean) =>
  (not ? `${NOT[language]} ` : '') + either(names, language);
