import type { Group } from '../definitions.js';
import { customer } from './customer.js';
import { day, month, quarter, week, year } from './days.js';
import { hour } from './hour.js';
import { make } from './make.js';
import { service } from './service.js';
import { status } from './status.js';
import { weekday } from './weekday.js';

/** Every way to split a figure. */
export const GROUPS: readonly Group[] = [
  service,
  customer,
  make,
  weekday,
  day,
  week,
  month,
  quarter,
  year,
  status,
  hour,
];

/** Whether it splits by stretches of the calendar. */
export const isTimeGroup = (name: string | undefined) =>
  GROUPS.some((group) => group.name === name && group.isTime);
