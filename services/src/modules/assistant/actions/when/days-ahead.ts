import { addDays } from '../../../../platform/time/zone.js';
import { periodAt } from '../../language/periods/index.js';
import type { Span } from '../../language/pieces/spans.js';
import { wordSet } from '../../words/word-set.js';
import type { Period } from '../../plan/plan.js';

const SINCE = wordSet('after|since|starting|beginning');
/** 'After December 7', 'starting the 5th' are after the one that comes. */
export function daysAhead({ period, words }: Span, today: string): Period {
  const days = period?.resolve({ today, looks: 'ahead' }) ?? {};
  const isGone = days.to === undefined && days.from !== undefined && days.from < today;
  if (!isGone || !SINCE.has(words[0] ?? '')) return days;
  const inner = periodAt(words, 1) ?? periodAt(words, 2);
  const { from, to } = inner?.resolve({ today, looks: 'ahead' }) ?? {};
  if (to === undefined) return days;
  return { from: words[0] === 'after' ? addDays(to, 1) : from };
}

const A_WEEK = 7;
/** What has no end is looked at for a week. */
export const withEnd = <W extends Pick<Period, 'from' | 'to'>>(when: W): W =>
  when.from === undefined || when.to !== undefined
    ? when
    : { ...when, to: addDays(when.from, A_WEEK - 1) };
