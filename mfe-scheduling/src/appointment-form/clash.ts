import { formatTimeRange } from '@clearcoat/sdk';
import type { Appointment } from '../shared/appointments-api';

type Clash = Pick<Appointment, 'customer' | 'service' | 'startTime' | 'endTime'>;

/** Number of clashes to request; there may be more. */
const MOST_CLASHES = 20;

/**
 * Message after saving an overlapping appointment, else ''. An older server does not report
 * overlaps.
 */
export function overlapText({ overlaps = [] }: Pick<Appointment, 'overlaps'>): string {
  const [first] = overlaps;
  if (!first) return '';
  const more = overlaps.length > 1 ? `, and ${overlaps.length - 1} more` : '';
  const when = formatTimeRange(first.startTime, first.endTime);
  return `It overlaps with ${first.customer || 'another customer'} (${first.service}, ${when})${more}.`;
}

/** Names the first clash and counts the others; '' when there is none. */
export function clashText(clashes: readonly Clash[]): string {
  const [first] = clashes;
  if (!first) return '';
  const others = clashes.length - 1;
  const least = clashes.length < MOST_CLASHES ? '' : 'at least ';
  const more = others > 0 ? `, and ${least}${others} more` : '';
  const { customer, service, startTime, endTime } = first;
  return `This overlaps with ${customer?.name || 'another customer'} (${service}, ${formatTimeRange(startTime, endTime)})${more}. You can still save it.`;
}
