import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';

/** Which of several is meant, by where it stands; the next one is so in the calendar, and not in a list. */
export type Turn = keyof typeof PLACES;
const PLACES = { first: 0, next: 0, second: 1, third: 2, last: -1 };

export const rowOf = <T>(rows: readonly T[], turn: Turn): T | undefined => rows.at(PLACES[turn]);

const THINGS = 'job|appointment|one|visit|booking|customer|client|car'.split('|');
const THINGS_ES = 'cita|trabajo|cliente|carro|reserva'.split('|');
const before = (orders: string, things: readonly string[]) =>
  orders.split('|').flatMap((order) => things.map((thing) => `${order} ${thing}`));

const TURNS: readonly [Phrases, Turn][] = [
  [
    new Phrases(
      ...before('first|very first|earliest', THINGS),
      ...before('primera|primer', THINGS_ES),
    ),
    'first',
  ],
  [new Phrases(...before('next', THINGS), ...before('proxima|proximo', THINGS_ES)), 'next'],
  [
    new Phrases(
      ...before('second|2nd', THINGS),
      ...before('segunda|segundo', THINGS_ES),
      'segunda|segundo',
    ),
    'second',
  ],
  [
    new Phrases(
      ...before('third|3rd', THINGS),
      ...before('tercera|tercer', THINGS_ES),
      'tercera|tercero',
    ),
    'third',
  ],
  [
    new Phrases(
      ...before('last|very last|latest|final', THINGS),
      ...before('ultima|ultimo', THINGS_ES),
    ),
    'last',
  ],
];

const ORDINALS = wordSet('first|second|2nd|third|3rd|next|last|1st');
/** 'And the second' is the second one. */
export function withOne(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  return last && ORDINALS.has(last.word) ? [...tokens, { ...last, word: 'one' }] : tokens;
}
/** 'The second', and nothing else: behind a weekday it is a day of the month. */
export function withBareOne(tokens: readonly Token[]): readonly Token[] {
  const end = EARLIER_ONE.isAllOf(tokens)
    ? 'first'
    : LATER_ONE.isAllOf(tokens)
      ? 'last'
      : undefined;
  if (end === undefined) return tokens.length <= 2 ? withOne(tokens) : tokens;
  return tokens.map((token) => (ENDS.has(token.word) ? { ...token, word: end } : token));
}
const ENDS = wordSet('earlier|sooner|later');
const EARLIER_ONE = new Phrases('the earlier one|earlier one|the sooner one');
const LATER_ONE = new Phrases('the later one|later one');

/** 'My first job tomorrow', 'the last one on Friday': whose turn it is, and the words without that. */
export function turnIn(tokens: readonly Token[]): { turn?: Turn; rest: Token[] } {
  for (const [phrases, turn] of TURNS) {
    const found = phrases.in(tokens);
    if (!found) continue;
    const { at, length } = found;
    return { turn, rest: [...tokens.slice(0, at), ...tokens.slice(at + length)] };
  }
  return { rest: [...tokens] };
}
