import { addDays } from '../../../platform/time/zone.js';
import { periodAt } from '../language/periods/index.js';
import type { Span } from '../language/spans.js';
import type { Period } from '../plan/plan.js';

/** 'After December 7' is after the one that comes. */
export function daysAhead({ period, words }: Span, today: string): Period {
  const days = period?.resolve({ today, looks: 'ahead' }) ?? {};
  const isGone = days.to === undefined && days.from !== undefined && days.from < today;
  const inner = isGone && words[0] === 'after' ? periodAt(words, 1) : undefined;
  const { to } = inner?.resolve({ today, looks: 'ahead' }) ?? {};
  return to === undefined ? days : { from: addDays(to, 1) };
}
