import { isStopWord, stemOf } from '../words/text.js';
import { asOneWord } from './as-one-word.js';

/** The words of a text that carry meaning, cut to their stems. */
export function termsOf(text: string): string[] {
  const words =
    asOneWord(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !isStopWord(word)).map(stemOf);
}
