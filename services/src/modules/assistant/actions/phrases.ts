import type { WordTokens } from '../language/tokens.js';

/** Phrases of small words, written with `|` between them; the longest that stands somewhere counts. */
export class Phrases {
  private readonly all: ReadonlySet<string>;
  /** How many words the longest one has that begins with a word: most words begin none. */
  private readonly longest = new Map<string, number>();

  constructor(...written: readonly string[]) {
    const phrases = written.flatMap((each) => each.split('|'));
    this.all = new Set(phrases);
    for (const each of phrases) {
      const [first = '', ...others] = each.split(' ');
      this.longest.set(first, Math.max(this.longest.get(first) ?? 0, others.length + 1));
    }
  }

  /** How many words the longest one has that begins here; 0 when none does. */
  lengthAt(words: WordTokens, start: number): number {
    const longest = this.longest.get(words[start]?.word ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length).map(({ word }) => word);
      if (this.all.has(phrase.join(' '))) return length;
    }
    return 0;
  }

  /** Whether the words begin with one. */
  begin(words: WordTokens): boolean {
    return this.lengthAt(words, 0) > 0;
  }

  /** Whether one of them is all that the words say. */
  isAllOf(words: WordTokens): boolean {
    return words.length > 0 && this.lengthAt(words, 0) === words.length;
  }

  /** Where the first one stands. */
  in(words: WordTokens, from = 0): { at: number; length: number } | undefined {
    for (let at = from; at < words.length; at++) {
      const length = this.lengthAt(words, at);
      if (length > 0) return { at, length };
    }
    return undefined;
  }

  /** How many words of them stand here, one after the other. */
  runAt(words: WordTokens, start: number): number {
    let at = start;
    for (let length = 1; length > 0; at += length) length = this.lengthAt(words, at);
    return at - start;
  }
}
