import { truncate } from '../../../platform/text/truncate.js';
import type { ChatTurn } from '../dto/chat.dto.js';
import { englishTerms } from '../language/lexicon/spanish-words.js';
import { normalized } from '../language/normalize/normalize.js';

/** Rules are matched against no more than this: a question is shorter, and an attack is not. */
export const LONGEST_QUESTION = 400;
/** From how far back a conversation is read again. */
const FARTHEST = 6;

/** One space between words, and plain apostrophes. */
export const tidy = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\$(?=\s|[.,?!]|$)/g, 'dollars');

/** Questions of the person so far, the earliest first. */
export const questionsOf = (history: readonly ChatTurn[]): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-FARTHEST)
    .map(({ content }) => truncate(tidy(content), LONGEST_QUESTION));

/** A question in English words: the handbook is English. */
export const inEnglish = (text: string) =>
  normalized(text).language === 'es' ? englishTerms(text) : text;
