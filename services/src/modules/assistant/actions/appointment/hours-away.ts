import { clockTime, DAY_MINUTES, minutesOf } from '../../../../platform/time/clock-time.js';
import type { Token } from '../../language/tokens.js';
import { wordSet } from '../../language/word-set.js';
import { durationAt } from '../duration.js';
import { Phrases } from '../phrases.js';

const LEADS = new Phrases(
  'and|ok|no|actually|wait|make it|make that|make her|make him|push it|push that|move it|move that|do it|lets do|better',
  'mejor|hazlo|ponlo|ponla',
);
const LATER = wordSet('later|tarde|despues');
const EARLIER = wordSet('earlier|sooner|temprano|antes');
const MORE = wordSet('mas');
const AN = wordSet('an|a');
const AN_HOUR = 60;

/** 'Make that 2 hours later', 'an hour earlier': by how many minutes, and not a word besides. */
export function minutesAway(said: readonly Token[]): number | undefined {
  const tokens = said.slice(LEADS.runAt(said, 0)).filter(({ word }) => !MORE.has(word));
  const isAnHour = AN.has(tokens[0]?.word ?? '') && wordSet('hour|hr').has(tokens[1]?.word ?? '');
  const { minutes, length } = isAnHour
    ? { minutes: AN_HOUR, length: 2 }
    : (durationAt(tokens, 0) ?? { minutes: 0, length: 0 });
  const way = tokens[length]?.word ?? '';
  if (minutes === 0 || tokens.length !== length + 1) return undefined;
  return LATER.has(way) ? minutes : EARLIER.has(way) ? -minutes : undefined;
}

/** The clock so many minutes away, on the same day. */
export function clockAway(time: string, minutes: number): string | undefined {
  const all = minutesOf(time) + minutes;
  return all >= 0 && all < DAY_MINUTES ? clockTime(all) : undefined;
}
