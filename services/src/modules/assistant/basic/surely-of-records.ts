import type { Knowledge } from '../knowledge/knowledge.js';
import { normalized } from '../language/normalize/normalize.js';
import { SURELY_OF_RECORDS, type Wants } from '../requests/wants.js';

/** What a question is looked up in. */
export interface Sources {
  knowledge: Knowledge;
  wants: Wants;
}

/**
 * Whether only the records of a business can have it. A word that nobody knows is taken for a name there, and a slip is
 * none: 'coffe on seat' is of no customer. The handbook has few examples in Spanish: a Spanish question would be of the
 * records for its words alone.
 */
export function isSurelyOfRecords(
  text: string,
  isOfSomebody: boolean,
  { knowledge, wants }: Sources,
): boolean {
  const isSure = (words: string) => wants.ofRecords(words) >= SURELY_OF_RECORDS;
  return (
    normalized(text).language === 'en' &&
    isSure(text) &&
    (isOfSomebody || isSure(knowledge.mended(text)))
  );
}
