import type { FilterKind } from '../definitions.js';
import {
  hoursAtLeast,
  hoursAtMost,
  hoursOver,
  hoursUnder,
  priceAtLeast,
  priceAtMost,
  spentAtLeast,
  spentAtMost,
  visitsAtLeast,
  visitsAtMost,
} from './amounts.js';
import { addOn } from './add-on.js';
import { carYearFrom, carYearTo } from './car-years.js';
import { coatedBefore, coatedSince, coating } from './coating.js';
import { crew } from './crew.js';
import { customer } from './customer.js';
import { due } from './due.js';
import { jobAt } from './job-at.js';
import { hereIn } from './here-in.js';
import { missing } from './missing.js';
import { notSince } from './not-since.js';
import { notes } from './notes.js';
import { phone } from './phone.js';
import { plate } from './plate.js';
import { place } from './place.js';
import { service } from './service.js';
import { size } from './size.js';
import { status } from './status.js';
import { timeOfDay } from './time-of-day.js';
import { upcoming } from './upcoming.js';
import { vehicle } from './vehicle.js';
import { vehiclesAtLeast, vehiclesAtMost } from './vehicles.js';
import { visit } from './visit.js';
import { weekday } from './weekday.js';
import {
  cancelsAtLeast,
  noShowsAtLeast,
  paidAtLeast,
  paidAtMost,
  times,
  timesAtLeast,
  timesAtMost,
} from './within-days.js';
import { unassigned } from './unassigned.js';
import { unpriced } from './unpriced.js';

export const FILTERS: readonly FilterKind[] = [
  service,
  addOn,
  customer,
  vehicle,
  carYearFrom,
  carYearTo,
  size,
  crew,
  jobAt,
  place,
  status,
  weekday,
  timeOfDay,
  notes,
  phone,
  plate,
  coating,
  coatedBefore,
  coatedSince,
  missing,
  upcoming,
  notSince,
  hereIn,
  due,
  visit,
  priceAtLeast,
  priceAtMost,
  unpriced,
  unassigned,
  hoursAtLeast,
  hoursAtMost,
  hoursOver,
  hoursUnder,
  visitsAtLeast,
  visitsAtMost,
  vehiclesAtLeast,
  vehiclesAtMost,
  spentAtLeast,
  spentAtMost,
  times,
  timesAtLeast,
  timesAtMost,
  paidAtLeast,
  paidAtMost,
  cancelsAtLeast,
  noShowsAtLeast,
];
