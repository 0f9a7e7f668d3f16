import type { Phrases } from './phrases.js';

/** Whether the words are a sequence of these phrases and nothing else. */
export function isOnlyOf(phrases: readonly Phrases[], words: readonly { word: string }[]): boolean {
  let at = 0;
  for (let length = 1; length > 0; at += length)
    length = Math.max(...phrases.map((each) => each.lengthAt(words, at)));
  return at === words.length;
}
