import { fromMinutes } from '@clearcoat/sdk/rules';
import type { ColumnPlace } from './drag';

/** The form of a new job at a place of the calendar. @param start - the minute. Default: what the form begins with */
export function newJobPath({ date, crewId }: ColumnPlace, start?: number): string {
  const query = new URLSearchParams({ date });
  if (start !== undefined) query.set('time', fromMinutes(start));
  if (crewId !== undefined) query.set('resourceId', crewId);
  return `/appointments/new?${query}`;
}
