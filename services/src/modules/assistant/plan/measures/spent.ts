import { revenue } from './revenue.js';
import type { Measure } from '../definitions.js';

/** Total Spent, as on the screen: paid for completed jobs, and over all time also in imported history. */
export const spent: Measure = {
  ...revenue,
  name: 'spent',
  words: {
    en: 'spent|gave us|gave me|given us|hand over|handed over|handed us|fork over|forked over|shell out|shelled out|spend|spends|spending|total spent|lifetime value|ltv|paid|paid me|paid us|pays|spenders|big spenders|biggest spenders|top spenders|biggest|best customers|best clients|best customer|best client|top customers|top customer|top clients|top client|most valuable|vip|vips|whales',
    es: 'gastado|gasto|gastaron|gastan|ha gastado|han gastado|pago|pagaron|pagado|mejores clientes|mejor cliente|mejor clienta|clientes top|los que mas gastan|mas valiosos|mas valioso',
  },
  title: { en: 'spent', es: 'gastado' },
  keptOfCustomer: 's.spent_cents',
  keptOfCustomers: 'sum(s.spent_cents)::float8',
  needs: ['revenue:read', 'contacts:read'],
};
