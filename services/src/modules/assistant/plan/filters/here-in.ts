import { isCalendarDate } from '../../../../platform/time/calendar-date.js';
import type { FilterKind } from '../definitions.js';
import type { Language } from '../plan.js';
import { saidStretch } from '../say/stretch.js';

const BETWEEN = '/';
const SAID = { en: 'here in ', es: 'de visita en ' };
const SAID_NOT = { en: 'not here in ', es: 'sin visita en ' };

const daysOf = (value: string) => {
  const [from = '', to = ''] = value.split(BETWEEN);
  return { from, to };
};

const saidDays = (value: string, language: Language) =>
  saidStretch(daysOf(value), undefined, false)?.[language] ?? value;

/** Customers with a completed job in a second period, besides that of the question. */
export const hereIn: FilterKind = {
  name: 'here_in',
  takes: {
    wanted: 'the first and the last of some days as YYYY-MM-DD/YYYY-MM-DD',
    accepts: (value) => {
      const { from, to } = daysOf(value);
      return isCalendarDate(from) && isCalendarDate(to) && value === `${from}${BETWEEN}${to}`;
    },
  },
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['s'],
  isOfOtherDays: true,
  sql: (values, bind, zone) => {
    const at = (day: string) => `((${bind(day)}::date)::timestamp at time zone ${zone})`;
    const days = values.map(daysOf).map(
      ({ from, to }) =>
        `(h.starts_at >= ${at(from)}
          and h.starts_at < ((${bind(to)}::date + 1)::timestamp at time zone ${zone}))`,
    );
    return `s.contact_id in (select h.contact_id from appointments h
      where h.business_id = $1 and h.status = 'completed' and (${days.join(' or ')}))`;
  },
  said: (values, language, not) =>
    (not ? SAID_NOT : SAID)[language] +
    values.map((value) => saidDays(value, language)).join(language === 'es' ? ' ni ' : ' or '),
};
