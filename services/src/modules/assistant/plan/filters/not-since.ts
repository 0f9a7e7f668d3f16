import { LAST_VISIT, TODAY } from '../../../crm/index.js';
import { isCalendarDate } from '../../../../platform/time/calendar-date.js';
import type { FilterKind } from '../definitions.js';
import { saidDay } from '../say/day.js';

const SAID = { en: 'last here before', es: 'última visita antes del' };
const SAID_NOT = { en: 'here on or after', es: 'de visita desde el' };

/** Customers whose last visit was before this day. */
export const notSince: FilterKind = {
  name: 'not_since',
  takes: { wanted: 'a day as YYYY-MM-DD', accepts: isCalendarDate },
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['s'],
  isOfOtherDays: true,
  sql: (values, bind) => {
    const before = `${bind([...values].sort().at(-1))}::date`;
    // The summary rules out most customers before the exact last visit is computed.
    return `((s.last_visit_on < ${before} or s.last_visit_on > ${TODAY})
      and ${LAST_VISIT} < ${before} and ${LAST_VISIT} > '-infinity')`;
  },
  said: (values, language, not) =>
    `${(not ? SAID_NOT : SAID)[language]} ${saidDay([...values].sort().at(-1) ?? '', language)}`,
};
