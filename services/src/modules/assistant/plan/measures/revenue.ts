import { everyOf } from '../../words/every-of.js';
import type { Measure } from '../definitions.js';

/** Phrases with 'traer' about money. 'Quién trajo un Tesla' is not among them. */
const BROUGHT_ES = everyOf(
  'cuanto|cuanto dinero|cuanto ingreso',
  'trajo|trajeron|nos trajo|nos trajeron|me trajo|ha traido|han traido',
);

/** Total price of completed jobs, as on the revenue screen. */
export const revenue: Measure = {
  name: 'revenue',
  words: {
    en: 'revenue|topline|total from|total off|totals from|ring up|rang up|rung up|money wise|moneywise|dollar wise|money side|invoiced|did we invoice|did i invoice|we invoice|have we invoiced|bread|dough|moola|cheddar|the take|my take|our take|sales|sale|income|money|cash|gross|grossed|earnings|earning|earn|earned|turnover|takings|taking|make|made|making|took in|take in|taken in|did we pull|did i pull|we pulled|i pulled|we pull|pull in|pulled in|pulls in|pulling in|pulling|raking in|making more|grossing|clearing|netting|bring in|brings in|brought in|bringing in|bring me|bring us|brings me|brings us|brought me|brought us|bring home|brings home|brought home|rake in|raked in|bank|banked|bill|billed|do in sales|did in sales|how much did i do|how much did we do|how much have i done|how much have we done|how much we do|bucks|dollars|worth to me|did they bring|did it bring|did we collect|did i collect|we collected|i collected|did we clear|did i clear|have i cleared|have we cleared|we cleared|i cleared',
    es: `vendio|se vendio|ingreso|ingresos|ventas|venta|factur|facturo|factura|facture|facturamos|facturado|facturacion|gane|ganamos|gano|ganado|ganancia|ganancias|dinero|plata|lana|feria|hice|hicimos|hecho|entro|entraron|cobre|cobramos|cobrado|vendi|vendimos|vendido|recaude|recaudamos|caja|deja|dejo|dejaron|dejan|dejado|${BROUGHT_ES}`,
  },
  title: { en: 'revenue', es: 'ingresos' },
  unit: 'money',
  rows: 'jobs',
  sql: 'coalesce(sum(a.price_cents), 0)::float8',
  counts: 'completed',
  needs: ['revenue:read'],
  looks: 'back',
  kept: { completed: 'coalesce(sum(d.completed_cents), 0)::float8' },
  keptOfCustomer: '(s.spent_cents - s.opening_cents)',
};
