import { plannedHours } from '../../../scheduling/index.js';
import { byAmount, byCount, byHours } from './compared.js';

const ofCustomer = { of: 'customer', reads: ['s'] } as const;

/** Price of a job, in dollars: 'over $200'. */
export const priceAtLeast = byAmount({
  name: 'price_at_least',
  column: 'a.price_cents',
  sign: '>=',
  said: { en: 'priced # or more', es: 'de # o más' },
  of: 'job',
});

export const priceAtMost = byAmount({
  name: 'price_at_most',
  column: 'a.price_cents',
  sign: '<=',
  said: { en: 'priced # or less', es: 'de # o menos' },
  of: 'job',
});

/** Total that a customer has spent, in dollars. */
export const spentAtLeast = byAmount({
  name: 'spent_at_least',
  column: 's.spent_cents',
  sign: '>=',
  said: { en: 'who spent # or more', es: 'que gastaron # o más' },
  ...ofCustomer,
});

export const spentAtMost = byAmount({
  name: 'spent_at_most',
  column: 's.spent_cents',
  sign: '<=',
  said: { en: 'who spent # or less', es: 'que gastaron # o menos' },
  ...ofCustomer,
});

/** Number of all visits of a customer. */
export const visitsAtLeast = byCount({
  name: 'visits_at_least',
  column: 's.visits',
  sign: '>=',
  said: { en: 'with # or more visits', es: 'con # o más visitas' },
  ...ofCustomer,
});

export const visitsAtMost = byCount({
  name: 'visits_at_most',
  column: 's.visits',
  sign: '<=',
  said: { en: 'with # visits or fewer', es: 'con # visitas o menos' },
  ...ofCustomer,
});

/** Planned length of a job: 'over 4 hours'. */
export const hoursAtLeast = byHours({
  name: 'hours_at_least',
  column: plannedHours('a'),
  sign: '>=',
  said: { en: 'of # hours or longer', es: 'de # horas o más' },
  of: 'job',
});

export const hoursAtMost = byHours({
  name: 'hours_at_most',
  column: plannedHours('a'),
  sign: '<=',
  said: { en: 'of # hours or shorter', es: 'de # horas o menos' },
  of: 'job',
});

/** Strictly longer or shorter. */
export const hoursOver = byHours({
  name: 'hours_over',
  column: plannedHours('a'),
  sign: '>',
  said: { en: 'longer than # hours', es: 'de más de # horas' },
  of: 'job',
});

export const hoursUnder = byHours({
  name: 'hours_under',
  column: plannedHours('a'),
  sign: '<',
  said: { en: 'shorter than # hours', es: 'de menos de # horas' },
  of: 'job',
});
