import { addDays } from '../../../platform/time/zone.js';
import type { FoundPeriod } from '../language/periods/index.js';
import { monthOf } from '../language/periods/months.js';
import type { Period } from '../plan/plan.js';
import { singular } from './slot-at.js';

/** So far ahead nobody is booked yet: 'everyone from October', in November, was here. */
const FARTHEST = 92;
/** The days that people are told by, the nearest of them. */
export function nearest(days: FoundPeriod, today: string, isBack = false): Period {
  const ahead = days.resolve({ today, looks: 'ahead' });
  const isFar = ahead.from !== undefined && ahead.from > addDays(today, FARTHEST);
  return isBack || isFar ? days.resolve({ today, looks: 'back' }) : ahead;
}

/** 'Last week's', 'October's' */
export const ofDays = (word: string) =>
  /^(?:week|weekend|month|year)s$/.test(word) || monthOf(word.replace(/s$/, '')) !== undefined
    ? word.replace(/s$/, '')
    : singular(word);
