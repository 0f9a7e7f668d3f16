import { revenue } from './revenue.js';
import type { Measure } from '../definitions.js';

/** Percentage of the revenue of the period that meets the conditions. */
export const share: Measure = {
  ...revenue,
  name: 'share',
  words: {
    en: 'share|percent|percentage|pct|%|proportion|portion|fraction|what part|how big a part|piece|cut|chunk|slice|share of revenue|percent of revenue|percent of sales|percentage of sales',
    es: 'porcentaje|por ciento|parte|proporcion|cuota|porcion|que parte|tajada|porcentaje de ingresos|porcentaje de ventas',
  },
  title: { en: 'share of revenue', es: 'parte de los ingresos' },
  unit: 'percent',
  isShare: true,
};
