import { normalized } from './normalize.js';
import type { Token } from './tokens.js';
import { wordSet } from './word-set.js';

/** Each beside its opposite. */
const OPPOSITES = new Map(
  [
    'best worst',
    'top bottom',
    'biggest smallest',
    'highest lowest',
    'most least',
    'busiest slowest',
    'busiest quietest',
    'longest shortest',
    'newest oldest',
    'mejor peor',
    'mayor menor',
    'mas menos',
  ].flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return [
      [one, other],
      [other, one],
    ] as [string, string][];
  }),
);
const AND = wordSet('and|n|y|e');
const ARTICLE = wordSet('the|my|our|el|la|mi|lo|que');
const ONE = wordSet('one|ones|day|month|week|service|customer');

const areOpposite = (one: Token | undefined, other: Token | undefined) =>
  one !== undefined &&
  other !== undefined &&
  (OPPOSITES.get(one.word) === other.word || OPPOSITES.get(other.word) === one.word);

/** Where the word stands that another is the opposite of: right behind 'and', or behind 'and the'. */
function endAfter(tokens: readonly Token[], and: number): number {
  const next = and + 1;
  return ARTICLE.has(tokens[next]?.word ?? '') ? next + 1 : next;
}

const spaced = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** 'Best and worst service this month', 'best service this month and worst one': a question for each end. */
export function bothEnds(text: string): [string, string] | undefined {
  const { tokens } = normalized(text);
  const first = tokens.findIndex(({ word }) => OPPOSITES.has(word));
  const one = tokens[first];
  const and = tokens.findIndex(({ word }, at) => at > first && AND.has(word));
  if (!one || and < 0) return undefined;
  const at = endAfter(tokens, and);
  const other = tokens[at];
  if (!other || !areOpposite(one, other)) return undefined;
  const before = text.slice(0, one.start);
  if (and === first + 1) {
    const rest = text.slice(other.end);
    return [spaced(before, one.raw, rest), spaced(before, other.raw, rest)];
  }
  const behind = tokens.slice(at + 1);
  if (behind.length > 1 || !behind.every(({ word }) => ONE.has(word))) return undefined;
  const asked = text.slice(one.end, tokens[and - 1]?.end);
  return [spaced(before, one.raw, asked), spaced(before, other.raw, asked)];
}
