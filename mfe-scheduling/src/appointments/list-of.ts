import type { IsoDate } from '@clearcoat/sdk';
import {
  pastQuery,
  upcomingQuery,
  type DateRange,
  type JobListQuery,
} from '../shared/appointments-api';
import { splitPast } from './past-days';
import type { Tab } from './use-list-address';

/** Queries of a tab. The past tab also has appointments cancelled before their date. */
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
