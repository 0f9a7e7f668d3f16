import { personAt } from '../../language/pieces/names.js';
import type { Token } from '../../words/tokens.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { said, type FoundWhom, type Place } from './place.js';

export async function namedAt({
  text,
  tokens,
  at,
  vocabulary,
}: Place): Promise<FoundWhom | undefined> {
  const named = await personAt(tokens, at, vocabulary);
  if (!named) return undefined;
  const { people, from, length } = named;
  const to = from + length;
  const ofInitial = length === 1 ? withInitial(people, tokens[to]) : [];
  if (ofInitial.length > 0) {
    const whom = {
      kind: 'people' as const,
      people: ofInitial,
      said: said(text, tokens, from, to + 1),
    };
    return { whom, from, to: to + 1 };
  }
  // 'Tanya Keller', where Tanya is a Hayes and the Keller is called Marcus: neither is meant.
  const next = length === 1 ? await personAt(tokens, to, vocabulary) : undefined;
  const isStranger = next?.from === to && next.people.every(({ name }) => isLast(name, tokens[to]));
  // 'Hayes (Tanya)' is the one who has both names.
  const both =
    next?.from === to ? people.filter(({ id }) => next.people.some((p) => p.id === id)) : [];
  if (next && both.length > 0) {
    const end = to + next.length;
    const whom = { kind: 'people' as const, people: both, said: said(text, tokens, from, end) };
    return { whom, from, to: end };
  }
  if (isStranger) return undefined;
  return { whom: { kind: 'people', people, said: said(text, tokens, from, to) }, from, to };
}

/** 'Tyler V'; a small 'a' or 'i' is a word. */
function withInitial(people: readonly Person[], token: Token | undefined): readonly Person[] {
  if (!/^[b-df-hj-np-tv-xz]$/i.test(token?.raw ?? '')) return [];
  return people.filter(({ name }) => name.toLowerCase().split(' ').at(-1)?.[0] === token?.word);
}

const isLast = (name: string, token: Token | undefined) =>
  token !== undefined && name.toLowerCase().endsWith(token.word);
