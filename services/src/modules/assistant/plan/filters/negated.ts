import type { Language, Said } from '../plan.js';

const NOT: Said = { en: 'not ', es: 'no ' };

/** What a condition says, or that it is denied where it has no sentence of its own for that. */
export const negated = (said: string, language: Language, not: boolean | undefined): string =>
  not ? NOT[language] + said : said;
