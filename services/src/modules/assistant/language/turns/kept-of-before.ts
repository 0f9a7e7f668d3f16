import { Phrases } from '../../words/phrases.js';
import { isComing } from '../../plan/periods.js';
import type { Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { asksAbout } from './follow-up.js';
import { TO_COME } from '../plan-of/from-today.js';
import type { Said } from './measure-after.js';
import type { Parts } from '../pieces/parts.js';
import { wordTokens } from './turn.js';

/** 'What is the average' of hours is of no tickets. */
export const isBareAverage = (parts: Parts, { measure, group }: Plan): boolean =>
  group === undefined && COUNTED.has(measure) && AVERAGE.isAllOf(wordTokens(parts));
const AVERAGE = new Phrases(
  everyOf('and|so|and so|', 'what is|whats|', 'the|our|', 'average|avg|mean'),
);
const COUNTED = new Set(['hours', 'customers', 'new_customers', 'days_worked']);

const OF_MONEY = new Set(['revenue', 'spent', 'worth']);
/** What jobs without days come to, and how many they are, is of those to come: the list told no others. */
export function stillToCome(plan: Plan, before: Plan): Plan {
  const isOfList = before.want !== 'value' && before.measure === 'jobs' && isComing(before);
  const isOpen = plan.want === 'value' && plan.period === undefined && plan.compare === undefined;
  if (!isOfList || !isOpen || plan.filters.some(({ name }) => name === 'status')) return plan;
  const measure = OF_MONEY.has(plan.measure) ? 'worth' : plan.measure;
  return measure === 'worth' || measure === 'jobs' || measure === 'hours'
    ? { ...plan, measure, filters: [...plan.filters, TO_COME] }
    : plan;
}

const PAID: Partial<Record<string, string>> = {
  spent_at_least: 'paid_at_least',
  spent_at_most: 'paid_at_most',
};
/** 'Over 1000', after who spent over 500 this year, is of this year as well. */
export const asPaid = (filters: Plan['filters'], before: Plan): Plan['filters'] =>
  before.filters.some(({ name }) => name.startsWith('paid_'))
    ? filters.map((each) => ({ ...each, name: PAID[each.name] ?? each.name }))
    : filters;

const isExtra = ({ name }: Plan['filters'][number]) => name === 'add_on';
const isService = ({ name }: Plan['filters'][number]) => name === 'service';
/** 'How about engine bays', after headlights, is of those alone. */
export function withoutThing({ text, own }: Said, before: Plan): Plan {
  const [is, isIn] = own.filters.some(isExtra) ? [isExtra, isService] : [isService, isExtra];
  const isOther = asksAbout(text) && own.filters.some(is) && !own.filters.some(isIn);
  return isOther ? { ...before, filters: before.filters.filter((each) => !isIn(each)) } : before;
}
