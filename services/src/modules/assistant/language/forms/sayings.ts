import { patternOf, type Classes } from './forms.js';
import type { WordTokens } from '../../words/tokens.js';

/** As a form is: the whole of a sentence, its beginning, its end, or anywhere in it. */
type At = 'whole' | 'start' | 'end' | 'anywhere';

/** Ways to say one thing, each a row of classes of words, written as forms are ('<lead>* how_many <rows>?'). */
export class Sayings {
  private readonly patterns: readonly RegExp[];

  constructor(rows: readonly string[], own: Classes = {}, at: At = 'whole') {
    this.patterns = rows.map((row) => patternOf(row, at, own));
  }

  /** What is kept of the first row that says it. */
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
