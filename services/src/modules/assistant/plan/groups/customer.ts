import type { Group } from '../definitions.js';

/** Customers on the list. Deleted ones count in sums, but have no name to show. */
export const customer: Group = {
  name: 'customer',
  words: {
    en: 'customer|by customer|per customer|each customer|which customer|client|by client|per client|each client|which client|who|whos|per person|by person',
    es: 'cliente|por cliente|cada cliente|que cliente|cual cliente|clienta|por clienta|quien|quienes|por persona',
  },
  title: { en: 'by customer', es: 'por cliente' },
  rows: ['jobs'],
  needs: ['contacts:read'],
  sql: () => 'a.contact_id',
  names: {
    isNamed: `g.key not in (
        select c.id from contacts c where c.business_id = $1 and c.deleted_at is not null)`,
    join: 'join contacts c on c.business_id = $1 and c.id = g.key',
    label: 'c.name',
  },
  said: (key) => key,
};
