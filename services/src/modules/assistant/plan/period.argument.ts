import { isCalendarDate } from '../../../platform/time/calendar-date.js';
import type { Rule } from './arguments.js';
import { type Days, isSpanName, PERIODS, PERIOD_SCHEMA, periodRead } from './named-spans.js';

const isPeriod = (value: unknown): value is string | Partial<Days> => {
  if (typeof value === 'string') return isSpanName(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([key, each]) =>
      ['from', 'to'].includes(key) && typeof each === 'string' && isCalendarDate(each),
  );
};

/** A period argument: a name, or a first and a last day. */
export const period = (description: string): Rule<string | Partial<Days>> => ({
  json: { ...PERIOD_SCHEMA, description },
  accepts: isPeriod,
  wanted: `one of ${PERIODS.join(', ')}, or YYYY-MM-DD, YYYY-MM or YYYY, or {"from", "to"} as YYYY-MM-DD`,
  read: (value) => (typeof value === 'string' ? periodRead(value) : value),
});
