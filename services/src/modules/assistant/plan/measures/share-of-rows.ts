import type { Measure } from '../definitions.js';
import { customers } from './customers.js';
import { jobs } from './jobs.js';

const PARTS = 'share|fraction|proportion|portion|percent|percentage|pct|%'.split('|');
const WHOSE = ['', 'my ', 'our ', 'all ', 'the ', 'all my ', 'all our '];

/** Phrases for the share of returning customers. */
export const RETENTION =
  'retention|retention rate|customer retention|repeat rate|return rate|rebook rate|rebooking rate|comeback rate';

/** 'Share of jobs', 'percent of our jobs' … */
const sharesOf = (rows: string) =>
  PARTS.flatMap((part) =>
    WHOSE.flatMap((whose) => rows.split('|').map((row) => `${part} of ${whose}${row}`)),
  ).join('|');

/** Percentage of all jobs of the period that meet the conditions. */
export const shareOfJobs: Measure = {
  ...jobs,
  name: 'share_of_jobs',
  words: {
    en: sharesOf('jobs|appointments|bookings|visits|cars|work'),
    es: 'porcentaje de trabajos|porcentaje de citas|parte de los trabajos|porcentaje de mis trabajos|porcentaje de mis citas',
  },
  title: { en: 'share of jobs', es: 'parte de los trabajos' },
  unit: 'percent',
  looks: 'back',
  kept: undefined,
  isShare: true,
};

/** Percentage of all customers that meet the conditions. */
export const shareOfCustomers: Measure = {
  ...customers,
  name: 'share_of_customers',
  words: {
    en: `${sharesOf('customers|clients|people|customer base')}|${RETENTION}`,
    es: 'porcentaje de clientes|parte de los clientes|porcentaje de mis clientes|parte de mis clientes',
  },
  title: { en: 'share of customers', es: 'parte de los clientes' },
  unit: 'percent',
  isShare: true,
};
