import type { Measure } from '../definitions.js';

/** Customers on the list. A period or a condition on jobs limits them to those with such a job. */
export const customers: Measure = {
  name: 'customers',
  words: {
    en: 'customers we got total|customers we got in total|customers i got total|customers we have total|customer|different customers|different clients|different people|unique customers|client|contact|people|person|ppl|folks|folk|clientele|guys|guy|lady|ladies|gentleman|woman|women|gal|regulars|regular|repeat customers|repeat clients|returning customers|returning clients|existing customers|old customers|first time customers|first time clients|owners|accounts|who|whos|whose|anyone|anybody|somebody|someone|everyone|everybody|everyone but|everybody but|anyone but|anybody but',
    es: 'clientes que regresan|clientes que vuelven|clientes recurrentes|clientes fijos|cliente|clientes|clienta|clientas|contacto|contactos|persona|personas|gente|clientela|quien|quienes|alguien',
  },
  title: { en: 'customers', es: 'clientes' },
  unit: 'count',
  rows: 'customers',
  sql: 'count(*)::integer',
  keptOfVehicle: 'coalesce(sum(v.listed), 0)::integer',
  overJobs: 'count(distinct a.contact_id)::integer',
  needs: ['contacts:read'],
  looks: 'both',
};
