import type { Gate } from './gate.js';
import { isWeekday, isWithin } from '../plan-of/weekdays-within.js';

/** No Friday is tomorrow: that there are no jobs would be true, and of nothing that was asked. */
const noSuchDay: Gate = {
  name: 'a weekday is one of the days',
  leaves: ({ parts, plan: { filters, period } }) => {
    const missing = filters.some((each) => isWeekday(each) && !isWithin(each, period));
    if (!missing) return [];
    const said = parts.all('value').filter(({ tag }) => tag.filter === 'weekday');
    return (said.length > 0 ? said : parts.periods()).map(({ span }) => span);
  },
};

export const GATES_OF_WEEKDAYS: readonly Gate[] = [noSuchDay];
