import { Phrases } from '../actions/phrases.js';
import type { Plan } from '../plan/plan.js';
import { CALLED_OFF } from './asked.js';
import { everyOf } from './every-of.js';
import { THEY, type Said } from './measure-after.js';
import { spelled } from './spelled.js';

const OF_THOSE = new Phrases(everyOf('of|among', 'those|them|these'));
/** 'Which of those', of what was answered: no condition of it gives way. */
export const isOfThose = (text: string): boolean => OF_THOSE.in(spelled(text)) !== undefined;

const ROWS = new Set(['jobs', 'visits']);
const isInside = ({ from, to }: NonNullable<Plan['period']>, days: Plan['period']) =>
  (days?.from === undefined || (from !== undefined && from >= days.from)) &&
  (days?.to === undefined || (to !== undefined && to <= days.to));

/**
 * What no change of the plan before can say: which of the jobs of some days were on others ('of those who came in
 * October too'), and who came back ('any come back') after jobs that were called off, of nobody in particular.
 */
export function isOfNoPlan({ text, before, own }: Said): boolean {
  const isOfOtherDays =
    isOfThose(text) &&
    ROWS.has(before.measure) &&
    ROWS.has(own.measure) &&
    own.period !== undefined &&
    !isInside(own.period, before.period);
  const isOfReturn =
    CALLED_OFF.has(before.measure) &&
    THEY.in(spelled(text)) === undefined &&
    own.measure === 'customers' &&
    own.filters.some(({ name, values }) => name === 'visit' && values.includes('returning'));
  return isOfOtherDays || isOfReturn;
}
