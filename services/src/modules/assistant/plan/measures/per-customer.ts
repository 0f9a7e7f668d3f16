import type { Measure } from '../definitions.js';

/** Average revenue per customer of the period. */
export const perCustomer: Measure = {
  name: 'per_customer',
  words: {
    en: 'average customer lifetime value|average client lifetime value|customer lifetime value|average lifetime value|client lifetime value|lifetime value|ltv|average spend|avg spend|spend on average|spends on average|average customer spend|average revenue per customer|avg revenue per customer|average spend per customer|avg spend per customer|average spent per customer|avg spent per customer|average sale per customer|avg sale per customer|average sales per customer|avg sales per customer|average money per customer|avg money per customer|average per customer|avg per customer|average per client|avg per client|average revenue per client|avg revenue per client|average spend per client|avg spend per client|spend per customer|spent per customer',
    es: 'gastado en promedio un cliente|gastado un cliente en promedio|gastado cada cliente|gastado en promedio cada cliente|promedio por cliente|ingreso promedio por cliente|gasto promedio por cliente|en promedio por cliente',
  },
  title: { en: 'average spent per customer', es: 'gasto promedio por cliente' },
  unit: 'money',
  rows: 'jobs',
  sql: '(sum(a.price_cents)::float8 / nullif(count(distinct a.contact_id), 0))::float8',
  counts: 'completed',
  needs: ['revenue:read'],
  looks: 'back',
  isMean: true,
};
