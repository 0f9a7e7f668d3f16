import type { Parameters } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { addDays, startOfDay } from '../../platform/time/zone.js';
import { isUuid } from '../../platform/validation/ids.js';
import type { AppointmentFilter } from './dto/appointment.dto.js';

/**
 * Appointments of some crews. Those without a crew belong to the main one. That crew is found once, not
 * for each appointment.
 */
export function ofCrews(crewIds: readonly string[], parameters: Parameters): string {
  const ids = `${parameters.add(crewIds)}::uuid[]`;
  return `(a.crew_id = any(${ids}) or (a.crew_id is null and (
    select exists (select from crews m where m.business_id = $1 and m.is_main and m.id = any(${ids})))))`;
}

type Key = keyof AppointmentFilter;
type Condition = (value: string, parameters: Parameters, context: BusinessContext) => string;

/**
 * SQL condition of each key on the appointment `a`. A key without one does not compile, and every
 * reader takes all of them: list, counts, calendar and export.
 */
const CONDITIONS: Record<Key, Condition> = {
  from: (day, parameters, { timeZone }) =>
    `a.starts_at >= ${parameters.add(startOfDay(day, timeZone))}::timestamptz`,
  to: (day, parameters, { timeZone }) =>
    `a.starts_at < ${parameters.add(startOfDay(addDays(day, 1), timeZone))}::timestamptz`,
  // An id that cannot be one matches no crew.
  crewId: (id, parameters) => ofCrews([id].filter(isUuid), parameters),
};
const KEYS = Object.keys(CONDITIONS) as Key[];

/** SQL condition of a filter. */
export function matches(
  filter: AppointmentFilter,
  context: BusinessContext,
  parameters: Parameters,
): string {
  const conditions = KEYS.flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [CONDITIONS[key](value, parameters, context)];
  });
  return conditions.join(' and ') || 'true';
}

/** Whether the counts by day, which know no other key, answer for a filter. */
export const isOfDays = (filter: AppointmentFilter): boolean =>
  KEYS.every((key) => key === 'from' || key === 'to' || filter[key] === undefined);
