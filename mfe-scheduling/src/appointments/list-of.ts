import type { IsoDate } from '@clearcoat/sdk';
import {
  pastQuery,
  upcomingQuery,
  type AppointmentFilter,
  type DateRange,
  type JobListQuery,
} from '../shared/appointments-api';
import type { Tab } from '../shared/use-address';
import { splitPast } from './past-days';

export const boundsOf = (range: DateRange): AppointmentFilter =>
  range ? { from: range[0], to: range[1] } : {};

/** Queries of a tab. The past tab also has appointments cancelled before their date. */
export function listOf(
  tab: Tab,
  filter: AppointmentFilter,
  today: IsoDate,
): { list: JobListQuery; ahead?: JobListQuery } {
  if (tab === 'upcoming') return { list: upcomingQuery(filter) };
  const { until, ahead } = splitPast(filter, today);
  return { list: pastQuery(until), ahead: pastQuery(ahead) };
}
