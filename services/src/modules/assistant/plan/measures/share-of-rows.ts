import type { Measure } from '../definitions.js';
import { customers } from './customers.js';
import { jobs } from './jobs.js';

/** Of all jobs of the same days, how many are such, in percent. */
export const shareOfJobs: Measure = {
  ...jobs,
  name: 'share_of_jobs',
  words: {
    en: 'share of jobs|fraction of jobs|fraction of my jobs|proportion of jobs|portion of jobs|percent of jobs|percentage of jobs|share of my jobs|percent of my jobs|percentage of my jobs|share of appointments|percent of appointments|percentage of appointments|share of bookings|percent of bookings',
    es: 'porcentaje de trabajos|porcentaje de citas|parte de los trabajos|porcentaje de mis trabajos|porcentaje de mis citas',
  },
  title: { en: 'share of jobs', es: 'parte de los trabajos' },
  unit: 'percent',
  looks: 'back',
  kept: undefined,
  isShare: true,
};

/** Of all customers, how many are such, in percent. */
export const shareOfCustomers: Measure = {
  ...customers,
  name: 'share_of_customers',
  words: {
    en: 'share of customers|fraction of customers|fraction of my customers|proportion of customers|portion of customers|portion of my customers|percent of customers|percentage of customers|share of my customers|percent of my customers|percentage of my customers|percent of clients|percentage of clients|percent of my clients|percentage of my clients|percent of people|percentage of people',
    es: 'porcentaje de clientes|parte de los clientes|porcentaje de mis clientes|parte de mis clientes',
  },
  title: { en: 'share of customers', es: 'parte de los clientes' },
  unit: 'percent',
  isShare: true,
};
