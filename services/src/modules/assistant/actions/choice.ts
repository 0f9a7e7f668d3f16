import { lines, personRow, type Answer } from '../answers/answer.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { says } from './action.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Request } from './request.js';
import { WHICH } from './which-words.js';
import type { Whom } from './whom/place.js';

const MOST_CHOICES = 4;
const MOST_SHOWN = 6;

const saidOf = (whom: Whom) => ('said' in whom ? whom.said : '');

/** The one who is meant; of several, the same can be asked again with each whole name. */
export function oneOf(
  whom: Whom,
  people: readonly Person[],
  { text, language }: Request,
): { person: Person } | { problem: Answer } {
  const [person, ...others] = people;
  const words = WHICH[language];
  const said = saidOf(whom);
  if (!person && whom.kind === 'booked') return { problem: says(words.free, language) };
  if (!person && whom.kind === 'vehicle')
    return { problem: says(words.noCar(plain(said)), language) };
  if (!person) return { problem: says(said ? words.none(plain(said)) : words.nobody, language) };
  if (others.length === 0) return { person };
  const rows = people.slice(0, MOST_SHOWN).map(personRow);
  if (people.length > rows.length) rows.push(`- ${words.more(people.length - rows.length)}`);
  const answer = says(lines(words.one, '', ...rows), language);
  const again = people.slice(0, MOST_CHOICES).map(({ name }) => text.replace(said, () => name));
  return { problem: said ? { ...answer, suggestions: [...new Set(again)] } : answer };
}
