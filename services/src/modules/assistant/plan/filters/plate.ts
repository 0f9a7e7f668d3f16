import { escapeMarkdown } from '../../words/text.js';
import type { FilterKind } from '../definitions.js';

const SIGNS = /[^\p{L}\d]/gu;
const bare = (plate: string) => plate.replace(SIGNS, '').toUpperCase();

const SAID = { en: 'with a plate ending in', es: 'con una placa que termina en' };
const SAID_NOT = { en: 'with no plate ending in', es: 'sin placa que termine en' };

/** Customers by the plate of any vehicle, whole or its end, in any spelling. */
export const plate: FilterKind = {
  name: 'plate',
  takes: {
    wanted: 'the end of a plate, or all of it',
    accepts: (value) => bare(value).length >= 2 && value.length <= 20,
  },
  rows: ['jobs', 'customers'],
  of: 'customer',
  needs: ['contacts:read'],
  reads: ['s'],
  sql: (values, bind) =>
    `s.contact_id in (select o.contact_id from vehicles o
      where o.business_id = $1 and o.archived_at is null and o.plate <> ''
        and translate(upper(o.plate), ' -.·', '') like any(${bind(values.map((value) => `%${bare(value)}`))}::text[]))`,
  said: (values, language, not) =>
    `${(not ? SAID_NOT : SAID)[language]} ${values.map((value) => escapeMarkdown(bare(value))).join(', ')}`,
};
