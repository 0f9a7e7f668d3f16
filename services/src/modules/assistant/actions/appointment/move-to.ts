import { unitOf } from '../../language/periods/units.js';
import { isBareClock } from '../../language/periods/times.js';
import type { Token } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';

const TO = new Phrases('to|until|over to|onto|a|al|para|para el|para la|hasta');
/** Where the words begin that say to when; 0 when all of them do. */
export function lastTo(tokens: readonly Token[]): number {
  // 'Para el jueves a la una': the day leads.
  const para = tokens.findIndex(({ word }) => word === 'para');
  if (para > 0) return para;
  for (let at = tokens.length - 1; at >= 0; at--) {
    if (TO.lengthAt(tokens, at) > 0) return at;
  }
  return 0;
}

/** 'To 4' is a time. */
export function clocked(tokens: readonly Token[]): Token[] {
  const [to, hour, next] = tokens;
  const isClock = isBareClock(hour?.word ?? '') && !unitOf(next?.word);
  return to && hour && isClock ? [{ ...to, word: 'at' }, ...tokens.slice(1)] : [...tokens];
}

/** Its time stays anyway. */
const SAME_TIME = new Phrases(
  'at the same time|same time|the same time',
  'a la misma hora|misma hora|la misma hora',
);
export function withoutSame(tokens: readonly Token[]): Token[] {
  const found = SAME_TIME.in(tokens);
  return found
    ? [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)]
    : [...tokens];
}
