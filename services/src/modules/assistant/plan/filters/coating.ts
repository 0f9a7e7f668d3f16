import { isCalendarDate } from '../../../../platform/time/calendar-date.js';
import type { Bind, FilterKind } from '../definitions.js';
import { saidDay } from '../say/day.js';
import { saysClosed, type Closed } from './closed.js';

const ON_CARD =
  'noted|noted down|written down|on record|on file|on their card|on their file|on their profile|in their file|noted on their card|noted on their file|noted on their profile|noted on file';
/** Phrases for a coating on record. The word 'coating' alone means the service. */
const NOTED = ['coating', 'ceramic coating', 'ceramic']
  .flatMap((word) => ON_CARD.split('|').map((end) => `${word} ${end}`))
  .join('|');

const VALUES: readonly Closed[] = [
  {
    value: 'coated',
    words: {
      en: `coated car|coated cars|coated vehicle|coated vehicles|ceramic coated car|ceramic coated cars|ceramic coated vehicle|ceramic coated vehicles|cars with a coating|cars with coating|cars with a ceramic coating|vehicles with a coating|car with a coating|coated|was coated|were coated|got coated|${NOTED}`,
      es: 'carros con recubrimiento|coches con recubrimiento|con recubrimiento registrado|vehiculos con recubrimiento',
    },
    said: { en: "with a coating on their vehicle's record", es: 'con recubrimiento registrado' },
    saidNot: { en: 'without a coating on record', es: 'sin recubrimiento registrado' },
  },
  {
    value: 'none',
    words: {
      en: 'cars without a coating|cars without coating|cars with no coating|cars without a ceramic coating|vehicles without a coating|vehicles with no coating|car without a coating|uncoated|uncoated cars|uncoated vehicles|not coated|cars that are not coated|no coating on record|no coating on file',
      es: 'carros sin recubrimiento|coches sin recubrimiento|vehiculos sin recubrimiento|sin recubrimiento registrado',
    },
    said: { en: 'without a coating on record', es: 'sin recubrimiento registrado' },
    saidNot: { en: "with a coating on their vehicle's record", es: 'con recubrimiento registrado' },
  },
];

/** SQL for customers with a matching vehicle. */
const owning = (condition: string) =>
  `s.contact_id in (select o.contact_id from vehicles o
    where o.business_id = $1 and o.archived_at is null and ${condition})`;

const COATED = owning(`o.coating <> ''`);

/** Coating in the records of a customer's vehicles, whether or not this shop applied it. */
export const coating: FilterKind = {
  name: 'coating',
  values: VALUES,
  rows: ['jobs', 'customers'],
  of: 'customer',
  needs: ['contacts:read'],
  reads: ['s'],
  sql: (values) =>
    `(${values.map((value) => (value === 'coated' ? COATED : `not (${COATED})`)).join(' or ')})`,
  said: saysClosed(VALUES),
};

const byDay = (
  name: string,
  operator: '<' | '>=',
  [en, es]: [en: string, es: string],
): FilterKind => ({
  name,
  takes: { wanted: 'a day as YYYY-MM-DD', accepts: isCalendarDate },
  rows: ['jobs', 'customers'],
  of: 'customer',
  needs: ['contacts:read'],
  reads: ['s'],
  sql: (values: readonly string[], bind: Bind) =>
    owning(`o.coated_on ${operator} any(${bind(values)}::date[])`),
  said(values, language, not) {
    const no = not ? { en: 'not ', es: 'no ' }[language] : '';
    const days = values.map((day) => saidDay(day, language)).join(', ');
    return `${no}${{ en, es }[language]} ${days}`;
  },
});

/** Day on which a vehicle was coated, by its record. */
export const coatedBefore = byDay('coated_before', '<', ['coated before', 'recubiertos antes del']);
export const coatedSince = byDay('coated_since', '>=', ['coated since', 'recubiertos desde el']);
