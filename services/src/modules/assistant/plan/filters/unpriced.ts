import type { FilterKind } from '../definitions.js';
import { saysClosed, type Closed } from './closed.js';

const VALUES: readonly Closed[] = [
  {
    value: 'none',
    words: {
      en: 'without a price|without price|without prices|with no price|no price|no price set|missing a price|missing price|unpriced|not priced|do not have a price|do not have prices|have no price|has no price|lack a price|lacks a price|are missing a price|without a price set|no price on it|no price on them',
      es: 'sin precio|sin precios',
    },
    said: { en: 'without a price', es: 'sin precio' },
    saidNot: { en: 'with a price', es: 'con precio' },
  },
];

/** Jobs with a price of zero, because nobody has set one. */
export const unpriced: FilterKind = {
  name: 'unpriced',
  values: VALUES,
  rows: ['jobs', 'customers'],
  of: 'job',
  needs: ['prices:read'],
  sql: () => 'a.price_cents = 0',
  said: saysClosed(VALUES),
};
