import type { Measure } from '../definitions.js';
import { average } from './average.js';
import { cancelled } from './cancelled.js';
import { customers } from './customers.js';
import { hours } from './hours.js';
import { jobs } from './jobs.js';
import { lastVisit } from './last-visit.js';
import { lost } from './lost.js';
import { newCustomers } from './new-customers.js';
import { nextVisit } from './next-visit.js';
import { perHour } from './per-hour.js';
import { revenue } from './revenue.js';
import { share } from './share.js';
import { spent } from './spent.js';
import { visits } from './visits.js';
import { worth } from './worth.js';

/** Everything that can be worked out. */
export const MEASURES: readonly Measure[] = [
  revenue,
  jobs,
  customers,
  average,
  perHour,
  hours,
  cancelled,
  lost,
  worth,
  share,
  lastVisit,
  nextVisit,
  visits,
  spent,
  newCustomers,
];
