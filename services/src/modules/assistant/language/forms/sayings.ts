import { patternOf, type Classes } from './forms.js';
import type { WordTokens } from '../../words/tokens.js';

/** Position of a form in the sentence. */
type At = 'whole' | 'start' | 'end' | 'anywhere';

/** Ways to say one thing, as rows of word classes: '<lead>* how_many <rows>?'. */
export class Sayings {
  private readonly patterns: readonly RegExp[];

  constructor(rows: readonly string[], own: Classes = {}, at: At = 'whole') {
    this.patterns = rows.map((row) => patternOf(row, at, own));
  }

  /** Captured groups of the first row that matches. */
  find(words: WordTokens | string): Readonly<Record<string, string | undefined>> | undefined {
    const text = typeof words === 'string' ? words : words.map(({ word }) => word).join(' ');
    for (const pattern of this.patterns) {
      const found = pattern.exec(`${text} `);
      if (found) return found.groups ?? {};
    }
    return undefined;
  }

  says(words: WordTokens | string): boolean {
    return this.find(words) !== undefined;
  }
}
