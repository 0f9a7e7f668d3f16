import type { FilterKind } from '../definitions.js';
import { saysClosed, type Closed } from './closed.js';

const VALUES: readonly Closed[] = [
  {
    value: 'shop',
    words: {
      en: 'at the shop|at our shop|in shop|in the shop|shop jobs|shop job|shop work|shop only|at my shop|come to the shop|comes to the shop|came to the shop|drop offs|shop',
      es: 'en el taller|en taller|en mi taller|en nuestro taller|vienen al taller|trabajos de taller',
    },
    said: { en: 'at the shop', es: 'en el taller' },
  },
  {
    value: 'mobile',
    words: {
      en: 'mobile|mobile jobs|mobile job|mobile work|on site|onsite|at their place|at the customers place|house calls|house call|on the road|driven to|drive to|at peoples houses|at their house|at customers houses|at the customers house|at customers homes|at customers places|at their home|at home',
      es: 'a domicilio|domicilio|domicilios|moviles|servicio movil|en su casa',
    },
    said: { en: "at the customer's", es: 'a domicilio' },
  },
];

/** SQL for a job at a customer's place, not at the shop. */
export const IS_MOBILE = `exists (select from places p
  where p.business_id = $1 and p.id = a.place_id and p.contact_id is not null)`;

/** Place of a job: the shop or the customer's. */
export const jobAt: FilterKind = {
  name: 'job_at',
  values: VALUES,
  rows: ['jobs', 'customers'],
  of: 'job',
  needs: ['appointments:read'],
  sql: (values) =>
    `(${values.map((value) => (value === 'mobile' ? IS_MOBILE : `not ${IS_MOBILE}`)).join(' or ')})`,
  said: saysClosed(VALUES),
};
