import { folded } from '../../words/tokens.js';
import type { Person, Vocabulary } from './vocabulary.js';

const plain = (text: string) => ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** The last of these customers whose full name was mentioned alone, otherwise all. */
function spokenOf(people: readonly Person[], texts: readonly string[]): readonly Person[] {
  for (const text of texts.toReversed()) {
    const said = plain(text);
    const named = people.filter(({ name }) => said.includes(plain(name)));
    if (named.length > 0) return named.length === 1 ? named : people;
  }
  return people;
}

/** 'Text Ana' after one of several Anas was mentioned means that one. */
export const amongSpoken = (vocabulary: Vocabulary, texts: readonly string[]): Vocabulary => ({
  ...vocabulary,
  async customersCalled(words) {
    const found = await vocabulary.customersCalled(words);
    return found.length > 1 ? spokenOf(found, texts) : found;
  },
});
