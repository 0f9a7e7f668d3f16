import type { Plan } from '../../plan/plan.js';
import { hasDays } from '../plan-of/asked.js';
import { asBefore } from './days-followed.js';
import type { Said } from './measure-after.js';

/** 'Which were interior' says no days: those that were spoken of stay. */
export function daysOf({ parts, own: { period }, before, today }: Said): Plan['period'] {
  const isOfAll = period?.from === undefined;
  if (!period || (isOfAll && !hasDays(parts) && before.period?.from !== undefined))
    return undefined;
  return asBefore(parts, period, before, today);
}
