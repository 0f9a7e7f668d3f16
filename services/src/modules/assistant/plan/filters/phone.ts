import type { FilterKind } from '../definitions.js';

const DIGITS = /^\d{3,15}$/;
const SAID = { en: 'with a phone number ending in', es: 'con un teléfono que termina en' };
const SAID_NOT = {
  en: 'with a phone number not ending in',
  es: 'con un teléfono que no termina en',
};

/** Customers by phone number, whole or its last digits. */
export const phone: FilterKind = {
  name: 'phone',
  takes: {
    wanted: 'the last digits of a phone number',
    accepts: (value) => DIGITS.test(value),
    read: (value) => (/\p{L}/u.test(value) ? value : value.replaceAll(/\D/g, '')),
  },
  rows: ['jobs', 'customers'],
  of: 'customer',
  needs: ['contacts:read'],
  reads: ['c'],
  sql: (values, bind) =>
    `c.phone_digits like any(${bind(values.map((digits) => `%${digits}`))}::text[])`,
  said: (values, language, not) => `${(not ? SAID_NOT : SAID)[language]} ${values.join(', ')}`,
};
