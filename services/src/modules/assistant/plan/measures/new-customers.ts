import type { Measure } from '../definitions.js';

/** Customers added in the period, as on the dashboard. */
export const newCustomers: Measure = {
  name: 'new_customers',
  words: {
    en: 'new faces|how many new faces|did we take on|we took on|did i take on|have we taken on|customers did we gain|customers did i gain|customers have we gained|customers have i gained|customers we gained|new faces|are new|were new|was new|is new|new people|new faces|new customer|new client|customers i got|customers we got|clients i got|clients we got|people i got|ppl i got|customers i gained|customers i added|customers we added|new contact|new people|new ppl|new faces|newcomers|newbies|new guys|added customers|were added|got added|was added|added|customers added|customers gained|gained|signed up|first timers added|new business|new customers added|how many new|did i add|did we add|i added|we added|i add|we add|signed up with us|joined|joined us',
    es: 'clientes nuevos|cliente nuevo|clienta nueva|nuevos clientes|nuevo cliente|nuevas clientas|contactos nuevos|gente nueva|caras nuevas|cuantos nuevos|clientes agregados|son nuevos|son nuevas|es nuevo|es nueva',
  },
  title: { en: 'customers added', es: 'clientes nuevos' },
  unit: 'count',
  rows: 'customers',
  sql: 'count(*)::integer',
  at: 's.created_at',
  needs: ['contacts:read'],
  looks: 'back',
};
