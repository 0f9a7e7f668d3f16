import type { Named } from './places.js';
import type { Span } from './spans.js';
import { folded, type WordTokens } from '../../words/tokens.js';
import type { NameTag, Own } from './vocabulary.js';
import { wordSet } from '../../words/word-set.js';

export const nameWords = (name: string) =>
  folded(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
const isSaid = (word: string | undefined, name: string | undefined) =>
  name !== undefined && (word === name || word === `${name}s`);

export interface Member extends Named {
  /** First and last name were given, so it is not a customer. */
  isWhole: boolean;
}

/** Crew of a named user: 'What does Jordan have tomorrow'. */
export function memberAt(tokens: WordTokens, at: number, crews: Own['crews']): Member | undefined {
  const people = new Map<string, string[]>();
  for (const { name, people: members = [] } of crews) {
    for (const member of members)
      people.set(member.name, [...(people.get(member.name) ?? []), name]);
  }
  const found = [...people].flatMap(([person, names]) => {
    const [first, last] = nameWords(person);
    if (!isSaid(tokens[at]?.word, first)) return [];
    const isWhole = isSaid(tokens[at + 1]?.word, last);
    const tag = { kind: 'crew' as const, names, person };
    return [{ tag, from: at, length: isWhole ? 2 : 1, isWhole }];
  });
  const whole = found.filter(({ isWhole }) => isWhole);
  const [only, ...others] = whole.length > 0 ? whole : found;
  // Two users with that name are ambiguous.
  return others.length === 0 ? only : undefined;
}

/** Words of questions about users; those of `OF_CUSTOMERS` are about customers. */
const AT_WORK = wordSet(
  'doing|working|work~|have|has|got|job~|schedule|free|busy|finish|start~|on',
);
const OF_CUSTOMERS = wordSet(
  'come~|coming|came|spend|spent|spends|owe~|visit~|drive~|car|vehicle|number|phone|email|address|last|next|book|booked|text|tell|call|message|move|cancel|remind|confirm|who',
);
/** Prefers a user over several customers of that name: 'What does Priya have tomorrow'. */
export function withMembers(
  found: Map<number, { tag: NameTag; length: number }>,
  tokens: WordTokens,
  { crews }: Pick<Own, 'crews'>,
): void {
  const says = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  const isBeside = [...found.values()].some(({ tag }) => tag.kind === 'crew' && tag.person);
  if (!isBeside && (!says(AT_WORK) || says(OF_CUSTOMERS))) return;
  for (const [from, { tag, length }] of found) {
    const isOfSeveral = tag.kind === 'customer' && tag.people.length > 1 && length === 1;
    const member = isOfSeveral ? memberAt(tokens, from, crews) : undefined;
    if (member) found.set(from, member);
  }
}

export interface CrewMember {
  person: string;
  crews: readonly string[];
}

export const membersIn = (spans: readonly Span[]): CrewMember[] =>
  spans.flatMap(({ name }) =>
    name?.kind === 'crew' && name.person !== undefined
      ? [{ person: name.person, crews: name.names }]
      : [],
  );
