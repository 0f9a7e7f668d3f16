import type { Group } from '../definitions.js';
import { color } from './color.js';
import { crew } from './crew.js';
import { customer } from './customer.js';
import { day, month, quarter, week, year } from './days.js';
import { hour } from './hour.js';
import { jobAt } from './job-at.js';
import { make } from './make.js';
import { model } from './model.js';
import { partOfDay } from './part-of-day.js';
import { partOfWeek } from './part-of-week.js';
import { service } from './service.js';
import { size } from './size.js';
import { status } from './status.js';
import { vehicleKindGroup } from './vehicle-kind.js';
import { visit } from './visit.js';
import { weekday } from './weekday.js';
import { weekendDayOrWorkday, workdayOrWeekend } from './workday-or.js';

export const GROUPS: readonly Group[] = [
  service,
  customer,
  crew,
  jobAt,
  make,
  model,
  color,
  weekday,
  day,
  week,
  month,
  quarter,
  year,
  status,
  hour,
  vehicleKindGroup,
  size,
  visit,
  partOfDay,
  partOfWeek,
  weekendDayOrWorkday,
  workdayOrWeekend,
];

/** Whether the group is a unit of the calendar. */
export const isTimeGroup = (name: string | undefined) =>
  GROUPS.some((group) => group.name === name && group.isTime);
