import type { FoundContact } from '../tools/find-contact.js';
import type { Toolbox } from '../tools/toolbox.js';
import type { Desk } from './answer.js';

/** Whom a text speaks of: one customer, several who could be meant, or nobody. */
export interface Who {
  people: FoundContact[];
  /** The words that named them, as they were typed. */
  words: string;
}

const WORD = /\p{L}[\p{L}'’.-]*/gu;
/** Nobody's name is longer, and a text that names nobody is not searched for ever. */
const LONGEST_NAME = 3;
const MOST_WORDS = 6;

/** 'Zoë' is found as zoe. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/, '');

const wordsOf = (text: string) => (text.match(WORD) ?? []).map(folded);

/** Each word is one of the name's, or the beginning of one. */
function isCalled(name: string, words: string): boolean {
  const names = wordsOf(name);
  const asked = wordsOf(words);
  return (
    asked.length > 0 &&
    asked.every((word) =>
      names.some((each) => each === word || (word.length > 2 && each.startsWith(word))),
    )
  );
}

/** Looks the words up among the customers, the longest run of them first, however they are written. */
export async function whoIn(desk: Desk, tools: Toolbox, text: string): Promise<Who> {
  const words = (text.match(WORD) ?? []).filter(({ length }) => length > 1).slice(0, MOST_WORDS);
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const name = words.slice(from, from + length).join(' ');
      const people = await called(desk, tools, name.replace(/['’]s?$/, ''));
      if (people.length > 0) return { people, words: name };
    }
  }
  return { people: [], words: '' };
}

export async function called(desk: Desk, tools: Toolbox, name: string): Promise<FoundContact[]> {
  if (name.length < 2) return [];
  const { data } = await desk.use(tools.findContact, { search: name, details: true });
  const people = data.contacts.filter((contact) => isCalled(contact.name, name));
  const exact = people.filter((contact) => folded(contact.name) === folded(name));
  return exact.length === 1 ? exact : people;
}
