import type { Measure } from '../definitions.js';
import { average } from './average.js';
import { between } from './between.js';
import { cancelRate } from './cancel-rate.js';
import { cancelled } from './cancelled.js';
import { customers } from './customers.js';
import { daysWorked } from './days-worked.js';
import { gap } from './gap.js';
import { hours } from './hours.js';
import { jobs } from './jobs.js';
import { lastVisit } from './last-visit.js';
import { lost } from './lost.js';
import { newCustomers } from './new-customers.js';
import { length } from './length.js';
import { nextVisit } from './next-visit.js';
import { noShowRate } from './no-show-rate.js';
import { noShows } from './no-shows.js';
import { perCustomer } from './per-customer.js';
import { perHour } from './per-hour.js';
import { revenue } from './revenue.js';
import { share } from './share.js';
import { shareOfCustomers, shareOfJobs } from './share-of-rows.js';
import { spent } from './spent.js';
import { visits } from './visits.js';
import { worth } from './worth.js';

/** Measures whose rows are worth listing. */
export const WANTS_ROWS: ReadonlySet<string> = new Set([
  'jobs',
  'customers',
  'cancelled',
  'new_customers',
  'visits',
  'no_shows',
]);

export const MEASURES: readonly Measure[] = [
  revenue,
  jobs,
  customers,
  average,
  perHour,
  hours,
  cancelRate,
  cancelled,
  noShowRate,
  noShows,
  lost,
  worth,
  share,
  shareOfJobs,
  shareOfCustomers,
  lastVisit,
  nextVisit,
  visits,
  spent,
  newCustomers,
  gap,
  between,
  daysWorked,
  length,
  perCustomer,
];
