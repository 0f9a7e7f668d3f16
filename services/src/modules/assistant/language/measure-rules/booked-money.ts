import { hasDays, isBookedIn, isPast } from '../asked.js';
import { named, type MeasureRule } from '../measure-rule.js';
import type { Parts } from '../parts.js';

/** 'How much is still to come in' is what is booked. */
export const isToBeDone = (parts: Parts) =>
  parts.all('value').some(({ tag }) => tag.filter === 'status' && TO_DO.has(tag.value));
const TO_DO = new Set(['upcoming', 'open', 'pending', 'scheduled', 'confirmed', 'unconfirmed']);

/** 'Revenue booked for next week' is of what is to come; what somebody books most is not. */
const bookedMoney: MeasureRule = {
  name: 'money of what is booked',
  of: ({ parts, chosen }) =>
    chosen === 'revenue' &&
    isBookedIn(parts) &&
    hasDays(parts) &&
    !isPast(parts) &&
    !parts.has('order') &&
    parts.groups().length === 0
      ? named('worth')
      : undefined,
};

/** 'The dollar amount of pending jobs' is no revenue yet. */
const undoneMoney: MeasureRule = {
  name: 'money of what is still to be done',
  of: ({ parts, chosen }) =>
    chosen === 'revenue' && isToBeDone(parts) && parts.groups().length === 0
      ? named('worth')
      : undefined,
};

/** What is not done yet is no revenue. */
export const BOOKED_MONEY_RULES = { bookedMoney, undoneMoney };
