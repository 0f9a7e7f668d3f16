import { isStopWord, stemOf } from '../words/text.js';
import { asOneWord } from './as-one-word.js';

/** Stems of the content words of a text. */
export function termsOf(text: string): string[] {
  const words =
    asOneWord(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !isStopWord(word)).map(stemOf);
}
