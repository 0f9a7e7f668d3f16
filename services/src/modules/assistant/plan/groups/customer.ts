import type { Group } from '../definitions.js';

/** Those who are on the list of customers; whoever was deleted is in sums, and has no name to be shown. */
export const customer: Group = {
  name: 'customer',
  words: {
    en: 'customer|by customer|per customer|each customer|which customer|client|by client|per client|each client|which client|who|whos|per person|by person',
    es: 'cliente|por cliente|cada cliente|que cliente|cual cliente|clienta|por clienta|quien|quienes|por persona',
  },
  title: { en: 'by customer', es: 'por cliente' },
  rows: ['jobs'],
  reads: ['c'],
  needs: ['contacts:read'],
  sql: () => 'case when c.deleted_at is null then c.id::text end',
  label: 'min(c.name)',
  said: (key) => key,
};
