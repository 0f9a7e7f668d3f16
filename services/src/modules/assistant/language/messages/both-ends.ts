import { normalized } from '../normalize/normalize.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

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

const spaced = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** 'First and last name' are no rows. */
const FIRST = wordSet('first|primer|primera|primero');
const LAST = wordSet('last|ultimo|ultima');
const ROWS = wordSet(
  'job~|appointment~|appt~|customer~|client~|stop~|car~|visit~|one~|trabajo~|cita~|cliente~',
);
/** 'First and last job tomorrow', each of them one. */
function inOrder(text: string, tokens: readonly Token[]): [string, string] | undefined {
  const at = tokens.findIndex(({ word }) => FIRST.has(word));
  const [one, and, other, row] = tokens.slice(at, at + FROM_FIRST_TO_ROW);
  const isOf = (token: Token | undefined, words: ReadonlySet<string>) =>
    words.has(token?.word ?? '');
  if (at < 0 || !one || !other || !row) return undefined;
  if (!isOf(and, AND) || !isOf(other, LAST) || !isOf(row, ROWS)) return undefined;
  const before = text.slice(0, one.start);
  const rest = `${row.word.replace(/s$/, '')} ${text.slice(row.end).trim()}`;
  return [spaced(before, one.raw, rest), spaced(before, other.raw, rest)];
}
const FROM_FIRST_TO_ROW = 4;

const areOpposite = (one: Token | undefined, other: Token | undefined) =>
  one !== undefined &&
  other !== undefined &&
  (OPPOSITES.get(one.word) === other.word || OPPOSITES.get(other.word) === one.word);

/** Where the word stands that another is the opposite of: right behind 'and', or behind 'and the'. */
function endAfter(tokens: readonly Token[], and: number): number {
  const next = and + 1;
  return ARTICLE.has(tokens[next]?.word ?? '') ? next + 1 : next;
}

/** 'Best and worst service this month', 'best service this month and worst one': a question for each end. */
export function bothEnds(text: string): [string, string] | undefined {
  const { tokens } = normalized(text);
  const ordered = inOrder(text, tokens);
  if (ordered) return ordered;
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
