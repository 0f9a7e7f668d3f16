import type { Token } from '../../language/tokens.js';
import { Phrases } from '../phrases.js';

/** Which of several is meant: the one that comes first, or last. */
export type Turn = 'first' | 'last';

const THINGS = 'job|appointment|one|visit|booking|customer|client|car'.split('|');
const THINGS_ES = 'cita|trabajo|cliente|carro|reserva'.split('|');
const before = (orders: string, things: readonly string[]) =>
  orders.split('|').flatMap((order) => things.map((thing) => `${order} ${thing}`));

const TURNS: readonly [Phrases, Turn][] = [
  [
    new Phrases(
      ...before('first|very first|earliest|next', THINGS),
      ...before('primera|primer|proxima|proximo', THINGS_ES),
    ),
    'first',
  ],
  [
    new Phrases(
      ...before('last|very last|latest|final', THINGS),
      ...before('ultima|ultimo', THINGS_ES),
    ),
    'last',
  ],
];

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
