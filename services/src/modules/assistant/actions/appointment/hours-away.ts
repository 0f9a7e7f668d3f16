import { clockTime, DAY_MINUTES, minutesOf } from '../../../../platform/time/clock-time.js';
import type { Token } from '../../words/tokens.js';
import { periodAt } from '../../language/periods/index.js';
import { wordSet } from '../../words/word-set.js';
import { everyOf } from '../../words/every-of.js';
import { durationAt } from '../when/duration.js';
import { Phrases } from '../../words/phrases.js';
import type { When } from '../when/index.js';

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

export type Way = 'earlier' | 'later';

const OF_DAY = everyOf(
  '|in the day|that day|on that day|the same day|same day|that same day|on the same day|that morning|that afternoon',
  '|please|if possible|instead|if we can|is better|would be better|works better|works',
);
const WAYS: readonly (readonly [Way, Phrases])[] = [
  [
    'later',
    new Phrases(
      ...OF_DAY.split('|').map((end) =>
        everyOf('|a bit|a little|a little bit|something|anything', `later ${end}`.trim()),
      ),
      everyOf('|un poco', 'mas tarde', '|ese dia|ese mismo dia|el mismo dia'),
    ),
  ],
  [
    'earlier',
    new Phrases(
      ...OF_DAY.split('|').map((end) =>
        everyOf('|a bit|a little|a little bit|something|anything', `earlier ${end}`.trim()),
      ),
      everyOf('|un poco', 'mas temprano|antes', '|ese dia|ese mismo dia|el mismo dia'),
    ),
  ],
];
/** 'Later in the day', 'earlier Tuesday', after a draft: which way of its hour, and not a word besides but its own day. */
export function wayAway(said: readonly Token[], { from, to }: When): Way | undefined {
  const tokens = said.slice(LEADS.runAt(said, 0));
  for (const [way, phrases] of WAYS) {
    const length = phrases.lengthAt(tokens, 0);
    const days = tokens.slice(length).map(({ word }) => word);
    if (length > 0 && days.length === 0) return way;
    const on = days[0] === 'on' ? 1 : 0;
    const day = length > 0 ? periodAt(days, on) : undefined;
    const isOwn = day?.length === days.length - on && from !== undefined && from === to;
    if (isOwn && day.resolve({ today: from, looks: 'ahead' }).from === from) return way;
  }
  return undefined;
}

const A_STEP = 30;
/** It begins before that hour, or after it. */
export const besideTime = (time: string, way: Way): When =>
  way === 'earlier'
    ? { after: '', before: time, isPart: true }
    : { after: clockTime(minutesOf(time) + A_STEP), before: '' };

/** The same day, on that side of the hour that was drafted, which is none any more. */
export function awayFrom(when: When, way: Way | undefined): When | undefined {
  const { time, ...days } = when;
  return way === undefined || time === undefined
    ? undefined
    : { ...days, was: time, ...besideTime(time, way) };
}
