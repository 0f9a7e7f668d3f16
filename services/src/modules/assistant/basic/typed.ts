import { truncate } from '../../../platform/text/truncate.js';
import type { ChatTurn } from '../dto/chat.dto.js';
import { englishTerms } from '../language/lexicon/spanish-words.js';
import { normalized } from '../language/normalize/normalize.js';

/** Limit of characters that rules match, against hostile input. */
export const LONGEST_QUESTION = 400;
/** Number of earlier questions that are read again. */
const FARTHEST = 6;

/** Single spaces and plain apostrophes. */
export const tidy = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\$(?=\s|[.,?!]|$)/g, 'dollars');

/** Earlier questions of the user, oldest first. */
export const questionsOf = (history: readonly ChatTurn[]): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-FARTHEST)
    .map(({ content }) => truncate(tidy(content), LONGEST_QUESTION));

/** Question in English, the language of the handbook. */
export const inEnglish = (text: string) =>
  normalized(text).language === 'es' ? englishTerms(text) : text;
