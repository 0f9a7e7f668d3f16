import type { Language, Said } from '../plan.js';

const NOT: Said = { en: 'not ', es: 'no ' };

/** Text of a condition, with a general 'not' if it is negated. */
export const negated = (said: string, language: Language, not: boolean | undefined): string =>
  not ? NOT[language] + said : said;
