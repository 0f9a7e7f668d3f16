import { LAST_VISIT } from '../../../crm/index.js';
import { isCalendarDate } from '../../../../platform/validation/fields.js';
import type { FilterKind } from '../definitions.js';
import { saidDay } from '../say/day.js';

const SAID = { en: 'last here before', es: 'última visita antes del' };
const SAID_NOT = { en: 'here on or after', es: 'de visita desde el' };

/** Customers who have been here, but not on this day or after it. */
export const notSince: FilterKind = {
  name: 'not_since',
  takes: { wanted: 'a day as YYYY-MM-DD', accepts: isCalendarDate },
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['s'],
  sql: (values, bind) => {
    const days = bind(values);
    return `(s.visits > 0 and ${LAST_VISIT} > '-infinity'
      and ${LAST_VISIT} < (select max(day) from unnest(${days}::date[]) day))`;
  },
  said: (values, language, not) =>
    `${(not ? SAID_NOT : SAID)[language]} ${saidDay([...values].sort().at(-1) ?? '', language)}`,
};
