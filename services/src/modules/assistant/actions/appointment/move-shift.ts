import { numberOf } from '../../language/periods/rule.js';
import { unitOf } from '../../language/periods/units.js';
import type { Token } from '../../words/tokens.js';
import { durationAt } from '../when/duration.js';
import { Phrases } from '../../words/phrases.js';
import { shiftAt } from '../when/shift.js';
import { wordSet } from '../../words/word-set.js';

export const EARLIER = new Phrases(
  'earlier|up|forward|ahead|sooner|move up|bring forward|antes|mas temprano|adelanta',
);
const LATER = new Phrases(
  'back|later|push|bump|push back|out|postpone|delay|put off|despues|mas tarde|atrasa|retrasa|pospon|recorre|recorrer',
);
const WAYS = [
  ['earlier', new Phrases('earlier|sooner', 'antes|mas temprano')],
  ['later', new Phrases('later', 'mas tarde|despues')],
] as const;
/** 'Earlier on Monday': which way, and the words without it. */
export function wayIn(tokens: readonly Token[]) {
  for (const [way, phrases] of WAYS) {
    const found = phrases.in(tokens);
    const rest = found && [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)];
    if (rest) return { way, rest };
  }
  return undefined;
}

/** 'Back an hour', '30 min later', 'up a day': by how much, and the words without that. */
export function shiftIn(tokens: readonly Token[], head: string) {
  const headWords = head.split(' ').map((word) => ({ word }));
  const early = EARLIER.in(tokens);
  const late = LATER.in(tokens);
  const direction = early ?? late;
  const isEarly =
    early !== undefined || (late === undefined && EARLIER.in(headWords) !== undefined);
  const isShift = direction !== undefined || [EARLIER, LATER].some((each) => each.in(headWords));
  for (let at = 0; at < tokens.length; at++) {
    const days = shiftAt(tokens, at);
    const found = days ? { ...days, minutes: 0 } : isShift ? lengthAt(tokens, at) : undefined;
    if (!found) continue;
    // 'The day before' says which way.
    const sign = isEarly && !days ? -1 : 1;
    const isOf = (index: number) =>
      (index >= at && index < at + found.length) ||
      (direction !== undefined && index >= direction.at && index < direction.at + direction.length);
    return {
      tokens: tokens.filter((_, index) => !isOf(index)),
      by: { minutes: sign * found.minutes, days: sign * found.days },
    };
  }
  return undefined;
}

const UP = wordSet('up|back|forward');
const MINUTES = wordSet('15|20|30|40|45');
/** 'By 30', and 'up 30', is of minutes. */
function minutesBy(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? '';
  if (UP.has(tokens[at - 1]?.word ?? '') && MINUTES.has(word)) return Number(word);
  const isBy = wordSet('by|por').has(tokens[at - 1]?.word ?? '') && at === tokens.length - 1;
  return isBy && /^\d0$|^\d?5$/.test(tokens[at]?.word ?? '') ? Number(tokens[at]?.word) : undefined;
}

function lengthAt(tokens: readonly Token[], at: number) {
  // 'Push the whole day' says what is pushed, and not by how much.
  const isAll = wordSet('whole|entire|full').has(tokens[at]?.word ?? '');
  const long = isAll ? undefined : durationAt(tokens, at);
  if (long) return { ...long, days: 0 };
  const minutes = minutesBy(tokens, at);
  if (minutes !== undefined) return { minutes, days: 0, length: 1 };
  const word = tokens[at]?.word;
  const count = word === 'un' || word === 'una' ? 1 : numberOf(word);
  const unit = unitOf(tokens[at + 1]?.word);
  if (count === undefined || (unit !== 'day' && unit !== 'week')) return undefined;
  return { minutes: 0, days: count * (unit === 'week' ? 7 : 1), length: 2 };
}
