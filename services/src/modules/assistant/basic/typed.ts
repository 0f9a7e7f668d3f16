import { truncate } from '../../../platform/text/truncate.js';
import type { ChatTurn } from '../dto/chat.dto.js';
import { englishTerms } from '../language/lexicon/spanish-words.js';
import { normalized } from '../language/normalize/normalize.js';
import { WEEKDAYS, weekdayOf } from '../language/periods/weekdays.js';
import { spelledOut } from '../language/normalize/phone-words.js';
import { tokensOf } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';

/** Rules are matched against no more than this: a question is shorter, and an attack is not. */
export const LONGEST_QUESTION = 400;
/** What a request goes on from. */
export const MOST_BEFORE = 4;
/** Things to be done that one message may ask for. */
export const MOST_AT_ONCE = 3;
/** From how far back a conversation is read again. */
export const FARTHEST = 6;

/** What is written here is English. */
export const inEnglish = (message: string, language = normalized(message).language) =>
  language === 'es' ? englishTerms(message) : message;

/** 'Sat', 'tmrw': examples have the whole words. */
export const withDaysSpelled = (text: string) =>
  tokensOf(text)
    .map(({ word, raw }) => {
      const day = weekdayOf(word);
      const [spelled = raw] = spelledOut(word, undefined);
      return day === undefined
        ? wordSet('tomorrow|tonight').has(spelled)
          ? spelled
          : raw
        : (WEEKDAYS[day - 1] ?? raw);
    })
    .join(' ');
/** One space between words, and plain apostrophes: patterns count on both. */
export const tidy = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[’‘]/g, "'")
    // 'By $', 'how much $'
    .replace(/\$(?=\s|[.,?!]|$)/g, 'dollars');

/** What the person asked before, the earliest first; no more of it than a thread of thought has. */
export const questionsOf = (history: ChatTurn[] = [], most = MOST_BEFORE): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-most)
    .map(({ content }) => truncate(tidy(content), LONGEST_QUESTION));
