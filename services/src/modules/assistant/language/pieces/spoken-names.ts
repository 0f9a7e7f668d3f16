import { folded } from '../../words/tokens.js';
import type { Person, Vocabulary } from './vocabulary.js';

const plain = (text: string) => ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Whoever of these was named in full last, where that was one alone. */
function spokenOf(people: readonly Person[], texts: readonly string[]): readonly Person[] {
  for (const text of texts.toReversed()) {
    const said = plain(text);
    const named = people.filter(({ name }) => said.includes(plain(name)));
    if (named.length > 0) return named.length === 1 ? named : people;
  }
  return people;
}

/** 'Text Ana', where one of several of that name was spoken of: that one. */
export const amongSpoken = (vocabulary: Vocabulary, texts: readonly string[]): Vocabulary => ({
  ...vocabulary,
  async customersCalled(words) {
    const found = await vocabulary.customersCalled(words);
    return found.length > 1 ? spokenOf(found, texts) : found;
  },
});
