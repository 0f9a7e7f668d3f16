import type { IsoDate } from '@clearcoat/sdk';
import {
  pastQuery,
  upcomingQuery,
  type DateRange,
  type JobListQuery,
} from '../shared/appointments-api';
import { splitPast } from './past-days';
import type { Tab } from './use-list-address';

/** What a tab lists of some dates; of the past also what was cancelled ahead of its day. */
export function listOf(
  tab: Tab,
  range: DateRange,
  today: IsoDate,
): { list: JobListQuery; ahead?: JobListQuery } {
  const days = range ? { from: range[0], to: range[1] } : {};
  if (tab === 'upcoming') return { list: upcomingQuery(days) };
  const { until, ahead } = splitPast(days, today);
  return { list: pastQuery(until), ahead: pastQuery(ahead) };
}
